import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { privacyCollection } from './privacy/collection.ts';
import { privacyCookies } from './privacy/cookies.ts';
import { privacyPurposes } from './privacy/purposes.ts';
import { privacyRights } from './privacy/rights.ts';
import { privacySharing } from './privacy/sharing.ts';
import { LEGAL_VALID_FROM, legalLabels } from './shared.ts';

/** How the company handles personal data and what the site stores in a browser. */
export const privacyPolicy = (operator: Operator): LegalDocument => ({
  title: 'Integritets- och kakpolicy',
  lead: 'Vilka uppgifter vi har om dig, varför vi har dem, hur länge de finns kvar och vad du kan bestämma själv.',
  description: `Så behandlar ${operator.productName} personuppgifter och kakor: ändamål, rättslig grund, lagringstider, mottagare och dina rättigheter.`,
  dateLabel: legalLabels.validFrom,
  date: LEGAL_VALID_FROM,
  sections: [
    ...privacyCollection(operator),
    privacyPurposes(),
    ...privacySharing(operator),
    ...privacyRights(operator),
    ...privacyCookies(operator),
  ],
});
