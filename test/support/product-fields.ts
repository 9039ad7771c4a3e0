import * as fc from 'fast-check';
import { PRODUCT_ID } from '../../src/domain/product.ts';
import type { ProviderProduct, ProviderProductSummary } from '../../src/provider/schema.ts';
import { utf16 } from './check-property.ts';

/** What the tests know about a field that the provider sends. */
type Field = {
  /** Values as specified, and around their limits. */
  readonly arbitrary: fc.Arbitrary<unknown>;
  /** A value of the size that docs/provider.md limits. */
  readonly sized: (size: number) => unknown;
  /** A value that `card`, `page` and `jsonLd` show. */
  readonly sent: unknown;
};

/** `card`: what a product's card has in its markup of the field `sent`. Null: nothing. */
type ListField = Field & { readonly card: string | null };

/** `page`, `jsonLd`: what a product's page has in its markup, and in its structured data. Null: nothing. */
type DetailField = Field & { readonly page: string | null; readonly jsonLd: string | null };

/** Any JSON, with -0, half surrogate pairs and the key `__proto__`. */
export const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  utf16(),
  fc.constantFrom(-0, 1e300, JSON.parse('{"__proto__":{"a":1}}')),
);

/** A field that is usually as specified, sometimes anything else, and sometimes missing. */
export const field = (specified: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: specified },
    { weight: 2, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

/** Text of any length around `limit`. */
const textAround = (limit: number) =>
  fc
    .tuple(
      utf16(),
      fc.integer({ min: 0, max: limit + 20 }),
      fc.constantFrom('x', ' ', '🍪', '&aring;', '<b>x</b>'),
      utf16(),
    )
    .map(([start, length, filler, end]) => `${start}${filler.repeat(length / filler.length)}${end}`);

const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('http://localhost/a', 'http://a.example', 'javascript:1'),
  utf16().map((path) => `https://a.example/${path}`),
  fc.integer({ min: 300, max: 2_000 }).map((length) => `https://a.example/${'å'.repeat(length)}`),
);
const pixels = fc.oneof(fc.integer({ min: -1, max: 21_000 }), fc.double());
const image = fc.record({ url: field(url), width: field(pixels), height: field(pixels) });
const color = fc.constantFrom('#abc', '#B93A22', 'tomato', 'url(x)', '');
const ore = fc.integer({ min: 0, max: 100_000_000 });
const renditions = fc.record({ THUMBNAIL: field(image), LARGE: field(image), ORIGINAL: field(image), HUGE: anyJson });
const asset = fc.record({ name: field(textAround(300)), renditions: field(renditions) });

const letters = (count: number): string => 'x'.repeat(count);
const objects = (count: number, create: (index: number) => object): readonly object[] =>
  Array.from({ length: count }, (_, index) => create(index));

const IMAGE_URL = 'https://a.example/kaffe.avif';

const id = {
  arbitrary: fc.oneof(fc.stringMatching(PRODUCT_ID), fc.maxSafeInteger()),
  sized: letters,
  sent: 'kaffe-450',
};

const name = {
  arbitrary: fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== ''),
  sized: letters,
  sent: 'Bryggkaffe',
};

const price = { arbitrary: fc.oneof(ore, fc.record({ amount: ore })), sent: { amount: 8900 } };

const tagline = { arbitrary: textAround(300), sized: letters, sent: 'Mörkrost' };

const netContents = {
  arbitrary: fc.record({ amount: field(fc.double()), unit: field(fc.constantFrom('g', 'ml', 'kg')) }),
  sized: (amount: number) => ({ amount, unit: 'g' }),
  sent: { amount: 450, unit: 'g' },
};
/** The price of 450 g for 89 kr. */
const COMPARED = '197,78\u00a0kr/kg';

/** The fields of a product in the list, in the order of docs/provider.md. */
export const LIST_FIELDS = {
  id: { ...id, card: '/produkter/kaffe-450' },
  name: { ...name, card: 'Bryggkaffe' },
  price: { ...price, sized: (size) => size, card: '89\u00a0kr' },
  tagline: { ...tagline, card: 'Mörkrost' },
  thumbnail: {
    arbitrary: image,
    sized: (size) => ({ url: IMAGE_URL, width: size, height: size }),
    sent: { url: IMAGE_URL, width: 480, height: 640 },
    card: IMAGE_URL,
  },
  tags: {
    arbitrary: fc.array(field(fc.record({ name: field(textAround(40)), color: field(color) })), { maxLength: 25 }),
    sized: (size) => objects(size, (index) => ({ name: `T${index}`, color: '#abcdef' })),
    sent: [{ name: 'Sommar', color: '#2f8fa3' }],
    card: 'Sommar',
  },
  netContents: { ...netContents, card: COMPARED },
} satisfies Record<keyof ProviderProductSummary, ListField>;

/** The fields of a product on its own, in the order of docs/provider.md. */
export const DETAIL_FIELDS = {
  name: { ...name, page: 'Bryggkaffe', jsonLd: 'Bryggkaffe' },
  price: { ...price, sized: (amount) => ({ amount }), page: '89\u00a0kr', jsonLd: '"price":89' },
  tagline: { ...tagline, page: 'Mörkrost', jsonLd: 'Mörkrost' },
  description: {
    arbitrary: fc.oneof({ weight: 9, arbitrary: textAround(100) }, { weight: 1, arbitrary: textAround(50_000) }),
    sized: letters,
    sent: '<p>Ett <b>rundat</b> kaffe.</p>',
    page: '<p>Ett <b>rundat</b> kaffe.</p>',
    jsonLd: null,
  },
  media: {
    arbitrary: fc.array(field(asset), { maxLength: 45 }),
    sized: (size) => objects(size, () => ({ name: 'A', renditions: {} })),
    sent: [{ name: 'Påsen', renditions: { LARGE: { url: IMAGE_URL, width: 1600 } } }],
    page: IMAGE_URL,
    jsonLd: IMAGE_URL,
  },
  netContents: { ...netContents, page: COMPARED, jsonLd: null },
} satisfies Record<keyof ProviderProduct, DetailField>;
