import { PARTICIPANTS, PRODUCTS_EACH, parseInRange, type RangeValue } from '../../../src/domain/calculator.ts';
import { CALCULATOR_FIELDS } from '../../../src/islands/calculator/field.ts';

export type CalculatorNumbers<Value> = { readonly participants: Value; readonly productsEach: Value };

const FIELDS = [
  ['participants', PARTICIPANTS],
  ['productsEach', PRODUCTS_EACH],
] as const;

/** The address that shows these numbers; those that are the default leave nothing in it. All else in it stays. */
export const withNumbers = (href: string, numbers: CalculatorNumbers<number>): string => {
  const url = new URL(href);
  for (const [key, range] of FIELDS) {
    if (numbers[key] === range.default) url.searchParams.delete(CALCULATOR_FIELDS[key]);
    else url.searchParams.set(CALCULATOR_FIELDS[key], String(numbers[key]));
  }
  return url.href;
};

/** The numbers that an address asks for, understood as the server does. */
export const numbersOf = (search: string): CalculatorNumbers<RangeValue> => {
  const given = new URLSearchParams(search);
  const read = (key: keyof typeof CALCULATOR_FIELDS, range: typeof PARTICIPANTS) =>
    parseInRange(given.get(CALCULATOR_FIELDS[key]) ?? undefined, range);
  return { participants: read('participants', PARTICIPANTS), productsEach: read('productsEach', PRODUCTS_EACH) };
};
