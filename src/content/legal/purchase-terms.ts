import type { PlainDate } from '../../domain/plain-date.ts';
import type { LegalDocument } from '../document.ts';
import type { Operator } from '../operator.ts';
import { purchaseBuying } from './purchase/buying.ts';
import { PURCHASE_RETURNING } from './purchase/returning.ts';
import { purchaseRights } from './purchase/rights.ts';
import { legalLabels } from './shared.ts';

/** The first day of the present wording. docs/operations.md says how to publish another one. */
export const PURCHASE_TERMS_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 23 };

/** The terms between a selling group and its customers. */
export const purchaseTerms = (operator: Operator): LegalDocument => ({
  title: 'Köpvillkor',
  lead: `Det här gäller när du köper av en klass, ett lag eller en förening som säljer med ${operator.productName}.`,
  description: `Köpvillkor för dig som handlar av en grupp på ${operator.productName}: priser, betalning, leverans, ångerrätt, returer och reklamation.`,
  dateLabel: legalLabels.validFrom,
  date: PURCHASE_TERMS_VALID_FROM,
  sections: [...purchaseBuying(operator), ...PURCHASE_RETURNING, ...purchaseRights(operator)],
});
