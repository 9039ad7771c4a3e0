import { addDays, type PlainDate } from './plain-date.ts';

/** Days from the invoice's date until it is due. */
export const INVOICE_TERM_DAYS = 15;

export const invoiceDueDate = (invoiceDate: PlainDate): PlainDate => addDays(invoiceDate, INVOICE_TERM_DAYS);
