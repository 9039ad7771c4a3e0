import type { PlainDate } from '../../domain/plain-date.ts';
import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { groupAgreement } from './group/agreement.ts';
import { groupDelivery } from './group/delivery.ts';
import { groupMoney } from './group/money.ts';
import { groupParties } from './group/parties.ts';
import { GROUP_SELLING } from './group/selling.ts';
import { legalLabels } from './shared.ts';

/** The first day of the present wording. docs/operations.md says how to publish another one. */
export const GROUP_TERMS_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 23 };

/** The agreement between a selling group and the company. */
export const groupTerms = (operator: Operator): LegalDocument => ({
  title: 'Allmänna villkor',
  lead: `Avtalet mellan er som säljer och oss som driver ${operator.productName}.`,
  description: `Villkoren för grupper som säljer med ${operator.productName}: registrering, försäljning, leverans, faktura, returer, ansvar och tvister.`,
  dateLabel: legalLabels.validFrom,
  date: GROUP_TERMS_VALID_FROM,
  sections: [
    ...groupParties(operator),
    ...GROUP_SELLING,
    ...groupMoney(operator),
    ...groupDelivery(operator),
    ...groupAgreement(operator),
  ],
});
