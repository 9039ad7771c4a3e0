/* Element ids that markup, styles and scripts share. */
import type { CalculatorFieldName, ROUND_FIELD } from './form-fields.ts';

/** Id of the mobile menu. */
export const MENU_ID = 'meny';

/** Id of the message that says what was wrong with a field's input. */
export const fieldMessageId = (field: CalculatorFieldName | typeof ROUND_FIELD): string => `${field}-rattelse`;

/** Id of a product's card. The browser uses it to find the same card in another view of the list. */
export const cardId = (productId: string): string => `vara-${productId}`;

/** Id of a carousel slide. `position` counts from 1. */
export const slideId = (position: number): string => `bild-${position}`;

/** Id of the heading above a product's ingredients. */
export const INGREDIENTS_ID = 'innehall-och-allergener';

/** Id of the footer, which contains every link of the menu. */
export const FOOTER_ID = 'sidfot';
