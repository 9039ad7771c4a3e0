import type { PlainDate } from './plain-date.ts';
import { addWorkingDays } from './swedish-holidays.ts';

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

/** Shipping is free from this number of products in one sale. */
export const FREE_SHIPPING_FROM_PRODUCTS = 25;
/** Maximum weight, inclusive, of a shipment to the nearest postal agent. */
export const AGENT_MAX_WEIGHT_KG = 20;
/** Normal delivery time in working days after the order stop. */
export const DELIVERY_WORKING_DAYS = 14;

/** Whether a shipping fee is added to a sale of `products` products. A sale of nothing ships nothing. */
export const isShippingCharged = (products: number): boolean => products > 0 && products < FREE_SHIPPING_FROM_PRODUCTS;

/** The last day of the normal delivery time. */
export const expectedDeliveryBy = (orderStop: PlainDate): PlainDate => addWorkingDays(orderStop, DELIVERY_WORKING_DAYS);
