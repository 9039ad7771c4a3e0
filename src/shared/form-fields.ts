/* Names of form fields in the query string. Those of the calculator and the round are also the ids of their elements. */

/** The calculator's number fields. */
export const CALCULATOR_FIELDS = { participants: 'deltagare', productsEach: 'produkter' } as const;
export type CalculatorFieldName = (typeof CALCULATOR_FIELDS)[keyof typeof CALCULATOR_FIELDS];

/** The field with the id of a sales round. */
export const ROUND_FIELD = 'runda';

/** The query parameters that the page of material for a group depends on. */
export const MATERIAL_PARAMS: readonly string[] = [...Object.values(CALCULATOR_FIELDS), ROUND_FIELD];

/** The search of the FAQ page. */
export const FAQ_QUERY = 'sok';
