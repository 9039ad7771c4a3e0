import type { PlainDate } from './plain-date.ts';
import { addWorkingDays } from './swedish-holidays.ts';

/** Shipping is free from this number of products in one sale. */
export const FREE_SHIPPING_FROM_PRODUCTS = 25;
/** Maximum weight, inclusive, of a shipment to the nearest postal agent. */
export const AGENT_MAX_WEIGHT_KG = 20;
/** Normal delivery time in working days after the order stop. */
export const DELIVERY_WORKING_DAYS = 14;

/** Whether a sale of `products` products ships free. */
export const isShippingFree = (products: number): boolean => products >= FREE_SHIPPING_FROM_PRODUCTS;

/** The last day of the normal delivery time. Specified rule; no page needs it yet. */
export const expectedDeliveryBy = (orderStop: PlainDate): PlainDate => addWorkingDays(orderStop, DELIVERY_WORKING_DAYS);
