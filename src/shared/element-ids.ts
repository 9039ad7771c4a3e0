/* Element ids that markup, styles and scripts share. */

/** Id of the mobile menu. */
export const MENU_ID = 'meny';

/** Ids of the calculator's number fields, which are also their names in the query string. */
export const CALCULATOR_FIELDS = { participants: 'deltagare', productsEach: 'produkter' } as const;
export type CalculatorFieldName = (typeof CALCULATOR_FIELDS)[keyof typeof CALCULATOR_FIELDS];

/** Name of the parameter with the id of a round, and id of its field. */
export const ROUND_FIELD = 'runda';

/** What the page of material for a group depends on. */
export const MATERIAL_PARAMS: readonly string[] = [...Object.values(CALCULATOR_FIELDS), ROUND_FIELD];

/** Id of the message about a field's corrected input. */
export const correctionId = (field: CalculatorFieldName | typeof ROUND_FIELD): string => `${field}-rattelse`;

/** Id of a product's card, by which the browser recognises it in another view of the list. */
export const cardId = (productId: string): string => `vara-${productId}`;

/** Id of a carousel slide; `position` counts from 1. */
export const slideId = (position: number): string => `bild-${position}`;

/** Id of the heading above a product's ingredients. */
export const INGREDIENTS_ID = 'innehall-och-allergener';

/** Id of the footer, which holds every link of the menu. */
export const FOOTER_ID = 'sidfot';

/** Id of the section of a legal text that links to its former versions. */
export const FORMER_VERSIONS_ID = 'tidigare-versioner';
