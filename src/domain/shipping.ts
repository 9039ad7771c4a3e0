import type { PlainDate } from './plain-date.ts';
import { addWorkingDays } from './swedish-holidays.ts';

/** From this many products in one sale the group pays no shipping. */
export const FREE_SHIPPING_FROM_PRODUCTS = 25;
/** Up to and including this weight a shipment goes to the nearest postal agent. */
export const AGENT_MAX_WEIGHT_KG = 20;
/** Delivery comes normally within this many working days of the order stop. */
export const DELIVERY_WORKING_DAYS = 14;

export const isShippingFree = (products: number): boolean => products >= FREE_SHIPPING_FROM_PRODUCTS;

export const deliveryPlace = (weightKg: number): 'postal-agent' | 'delivery-address' =>
  weightKg <= AGENT_MAX_WEIGHT_KG ? 'postal-agent' : 'delivery-address';

/** The last day on which the products are normally with the group. */
export const expectedDeliveryBy = (orderStop: PlainDate): PlainDate => addWorkingDays(orderStop, DELIVERY_WORKING_DAYS);
