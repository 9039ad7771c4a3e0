// Imports only types: the browser checks the list without the schema, because the schema's library would come with it.
import type { ProviderProductSummary } from '../../src/provider/schema.ts';
import { MalformedError } from './errors.ts';

type Guard<Value> = (value: unknown) => value is Value;

/** Checks every field of `Value`. A field without a check does not compile. */
type Fields<Value> = { readonly [Name in keyof Value]-?: Guard<Value[Name]> };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const nullable =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value) =>
    value === null || isValue(value);

const listOf =
  <Item>(isItem: Guard<Item>): Guard<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) && value.every(isItem);

const objectOf = <Value extends object>(fields: Fields<Value>): Guard<Value> => {
  const checks: readonly (readonly [string, (value: unknown) => boolean])[] = Object.entries(fields);
  return (value): value is Value => isRecord(value) && checks.every(([name, isField]) => isField(value[name]));
};

type Unit = NonNullable<ProviderProductSummary['netContents']>['unit'];
const UNITS: Readonly<Record<Unit, true>> = { g: true, ml: true };
const isUnit = (value: unknown): value is Unit => isString(value) && Object.hasOwn(UNITS, value);

const isProduct = objectOf<ProviderProductSummary>({
  id: isString,
  name: isString,
  price: isNumber,
  tagline: isString,
  thumbnail: nullable(objectOf({ url: isString, width: nullable(isNumber), height: nullable(isNumber) })),
  tags: listOf(objectOf({ name: isString, color: isString })),
  netContents: nullable(objectOf({ amount: isNumber, unit: isUnit })),
});

/** Checks the shape of the list from /api/products. The server has sanitised its values. Throws a MalformedError. */
export const parseProductList = (body: unknown): readonly ProviderProductSummary[] => {
  if (!Array.isArray(body) || !body.every(isProduct)) throw new MalformedError('not a list of products');
  return body;
};
