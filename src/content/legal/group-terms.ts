import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { groupAgreement } from './group/agreement.ts';
import { groupDelivery } from './group/delivery.ts';
import { groupMoney } from './group/money.ts';
import { groupParties } from './group/parties.ts';
import { GROUP_SELLING } from './group/selling.ts';
import { LEGAL_VALID_FROM, legalLabels } from './shared.ts';

/** The agreement between a selling group and the company. */
export const groupTerms = (operator: Operator): LegalDocument => ({
  title: 'Allmänna villkor',
  lead: `Avtalet mellan er som säljer och oss som driver ${operator.productName}.`,
  description: `Villkoren för grupper som säljer med ${operator.productName}: registrering, försäljning, leverans, faktura, returer, ansvar och tvister.`,
  dateLabel: legalLabels.validFrom,
  date: LEGAL_VALID_FROM,
  sections: [
    ...groupParties(operator),
    ...GROUP_SELLING,
    ...groupMoney(operator),
    ...groupDelivery(operator),
    ...groupAgreement(operator),
  ],
});
