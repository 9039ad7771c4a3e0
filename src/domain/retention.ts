import { addYears, type PlainDate } from './plain-date.ts';

/** Customer data is kept at most this long after the last activity. */
export const CUSTOMER_DATA_YEARS = 2;
/** Transaction data is kept this long, as bookkeeping law asks. */
export const TRANSACTION_DATA_YEARS = 7;

export const eraseCustomerDataBy = (lastActivity: PlainDate): PlainDate => addYears(lastActivity, CUSTOMER_DATA_YEARS);

export const eraseTransactionDataBy = (transaction: PlainDate): PlainDate =>
  addYears(transaction, TRANSACTION_DATA_YEARS);
