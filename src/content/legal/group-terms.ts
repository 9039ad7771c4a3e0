import type { LegalDocument } from '../document.ts';
import type { Site } from '../site.ts';
import { groupAgreement } from './group/agreement.ts';
import { groupDelivery } from './group/delivery.ts';
import { groupMoney } from './group/money.ts';
import { groupParties } from './group/parties.ts';
import { GROUP_SELLING } from './group/selling.ts';
import { legalLabels } from './labels.ts';
import { LEGAL_VALID_FROM } from './valid-from.ts';

/** The agreement between a selling group and the company. */
export const groupTerms = (site: Site): LegalDocument => ({
  title: 'Allmänna villkor',
  lead: `Avtalet mellan er som säljer och oss som driver ${site.productName}.`,
  description: `Villkoren för grupper som säljer med ${site.productName}: registrering, försäljning, leverans, faktura, returer, ansvar och tvister.`,
  dateLabel: legalLabels.validFrom,
  date: LEGAL_VALID_FROM,
  sections: [
    ...groupParties(site),
    ...GROUP_SELLING,
    ...groupMoney(site),
    ...groupDelivery(site),
    ...groupAgreement(site),
  ],
});
