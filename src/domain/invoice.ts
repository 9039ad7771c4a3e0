import { addDays, type PlainDate } from './plain-date.ts';

/** Days from the invoice date to the due date. */
export const INVOICE_TERM_DAYS = 15;

/** The last day to pay an invoice. Specified rule; no page needs it yet. */
export const invoiceDueDate = (invoiceDate: PlainDate): PlainDate => addDays(invoiceDate, INVOICE_TERM_DAYS);
