import { PARTICIPANTS, PRODUCTS_EACH, parseInRange, type RangeValue } from '../../src/domain/calculator.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';

export type CalculatorNumbers<Value> = { readonly participants: Value; readonly productsEach: Value };

const FIELDS = [
  ['participants', PARTICIPANTS],
  ['productsEach', PRODUCTS_EACH],
] as const;

/** Returns `href` with these numbers in its query. Leaves out default values. Keeps other parameters and the hash. */
export const withNumbers = (href: string, numbers: CalculatorNumbers<number>): string => {
  const url = new URL(href);
  for (const [key, range] of FIELDS) {
    if (numbers[key] === range.default) url.searchParams.delete(CALCULATOR_FIELDS[key]);
    else url.searchParams.set(CALCULATOR_FIELDS[key], String(numbers[key]));
  }
  return url.href;
};

/** The numbers in a query string, parsed as the server parses them. */
export const parseNumbers = (search: string): CalculatorNumbers<RangeValue> => {
  const query = new URLSearchParams(search);
  const parse = (key: keyof typeof CALCULATOR_FIELDS, range: typeof PARTICIPANTS) =>
    parseInRange(query.get(CALCULATOR_FIELDS[key]) ?? undefined, range);
  return { participants: parse('participants', PARTICIPANTS), productsEach: parse('productsEach', PRODUCTS_EACH) };
};
