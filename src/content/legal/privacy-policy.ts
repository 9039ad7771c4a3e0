import type { PlainDate } from '../../domain/plain-date.ts';
import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { privacyCollection } from './privacy/collection.ts';
import { privacyCookies } from './privacy/cookies.ts';
import { privacyPurposes } from './privacy/purposes.ts';
import { privacyRights } from './privacy/rights.ts';
import { privacySharing } from './privacy/sharing.ts';
import { legalLabels } from './shared.ts';

/** The first day of the present wording. docs/operations.md says how to publish another one. */
export const PRIVACY_POLICY_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 23 };

/** How the company handles personal data and what the site stores in a browser. */
export const privacyPolicy = (operator: Operator): LegalDocument => ({
  title: 'Integritets- och kakpolicy',
  lead: 'Vilka uppgifter vi har om dig, varför vi har dem, hur länge de finns kvar och vad du kan bestämma själv.',
  description: `Så behandlar ${operator.productName} personuppgifter och kakor: ändamål, rättslig grund, lagringstider, mottagare och dina rättigheter.`,
  dateLabel: legalLabels.validFrom,
  date: PRIVACY_POLICY_VALID_FROM,
  sections: [
    ...privacyCollection(operator),
    privacyPurposes(),
    ...privacySharing(operator),
    ...privacyRights(operator),
    ...privacyCookies(operator),
  ],
});
