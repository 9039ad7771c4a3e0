import type { LegalDocument } from '../document.ts';
import type { Site } from '../site.ts';
import { legalLabels } from './labels.ts';
import { purchaseBuying } from './purchase/buying.ts';
import { purchaseReturning, WITHDRAWAL_TEMPLATE } from './purchase/returning.ts';
import { purchaseRights } from './purchase/rights.ts';
import { LEGAL_VALID_FROM } from './valid-from.ts';

/** The terms between a selling group and its customers. */
export const purchaseTerms = (site: Site): LegalDocument => ({
  title: 'Köpvillkor',
  lead: `Det här gäller när du köper av en klass, ett lag eller en förening som säljer med ${site.productName}.`,
  description: `Köpvillkor för dig som handlar av en grupp på ${site.productName}: priser, betalning, leverans, ångerrätt, returer och reklamation.`,
  dateLabel: legalLabels.validFrom,
  date: LEGAL_VALID_FROM,
  sections: [...purchaseBuying(site), ...purchaseReturning(site), ...purchaseRights(site), WITHDRAWAL_TEMPLATE],
});
