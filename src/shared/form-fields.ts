/* Form fields whose name in the query string is also the id of their element. */

/** The calculator's number fields. */
export const CALCULATOR_FIELDS = { participants: 'deltagare', productsEach: 'produkter' } as const;
export type CalculatorFieldName = (typeof CALCULATOR_FIELDS)[keyof typeof CALCULATOR_FIELDS];

/** The field with the id of a sales round. */
export const ROUND_FIELD = 'runda';

/** The query parameters that the page of material for a group depends on. */
export const MATERIAL_PARAMS: readonly string[] = [...Object.values(CALCULATOR_FIELDS), ROUND_FIELD];
