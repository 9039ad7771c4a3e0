/** Minimum age of a group leader, who is liable for the invoice. */
export const GROUP_LEADER_MIN_AGE_YEARS = 18;

/** What a group pays before it has sold anything. */
export const UPFRONT_COST_KRONOR = 0;

/** Days from the invoice date to the due date. */
export const INVOICE_TERM_DAYS = 15;

/** Days to return an unopened product, from the purchase or the delivery, but no later than the invoice's due date. */
export const RETURN_WINDOW_DAYS = 15;

/** Maximum retention of customer data after the last activity. */
export const CUSTOMER_DATA_YEARS = 2;

/** Retention of transaction data, as bokföringslagen (1999:1078) requires. */
export const TRANSACTION_DATA_YEARS = 7;
