import { addYears, type PlainDate } from './plain-date.ts';

/** Maximum retention of customer data after the last activity. */
export const CUSTOMER_DATA_YEARS = 2;
/** Retention of transaction data, as bokföringslagen (1999:1078) requires. */
export const TRANSACTION_DATA_YEARS = 7;

/** The day by which customer data must be erased. Specified rule; no page needs it yet. */
export const eraseCustomerDataBy = (lastActivity: PlainDate): PlainDate => addYears(lastActivity, CUSTOMER_DATA_YEARS);

/** The day by which transaction data must be erased. Specified rule; no page needs it yet. */
export const eraseTransactionDataBy = (transaction: PlainDate): PlainDate =>
  addYears(transaction, TRANSACTION_DATA_YEARS);
