/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import document from '../../docs/provider.md?raw';
import { parseNetContents } from '../../src/domain/comparison-price.ts';
import { tagsOf, toTagKey } from '../../src/domain/tags.ts';
import { findIngredients } from '../../src/html/ingredients.ts';
import { parseFormattedText } from '../../src/html/parse-formatted-text.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { codeBlocks, codeSpans } from '../support/markdown.ts';
import { DETAIL_FIELDS, LIST_FIELDS } from '../support/product-fields.ts';
import { renderDescription } from '../support/render-description.tsx';

/** The text below a heading. */
const sectionOf = (heading: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

/** The cells of a section's table, without its header. */
const rowsOf = (heading: string): readonly (readonly string[])[] =>
  [...sectionOf(heading).matchAll(/^\|(.*)\|$/gm)]
    .slice(2)
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()));

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const letters = (count: number): string => 'x'.repeat(count);
const objects = (count: number, create: (index: number) => object): readonly object[] =>
  Array.from({ length: count }, (_, index) => create(index));

/** Whether a field of this size reaches the site unchanged. */
type Probe = (size: number) => boolean;

const ITEM = { id: 'a', name: 'A', price: 1 };
const DETAIL = { name: 'A', price: 1 };
const URL = 'https://a.example/';

const hasFields = (product: object, fields: object): boolean =>
  Object.entries(fields).every(([name, value]) => JSON.stringify(Reflect.get(product, name)) === JSON.stringify(value));

const keepsItem =
  (toFields: (size: number) => object): Probe =>
  (size) => {
    const fields = toFields(size);
    const [product] = parseProducts([
      { ...ITEM, id: 'first' },
      { ...ITEM, ...fields },
    ]).products.slice(1);
    if (product === undefined) return false;
    return hasFields(product, fields);
  };

const keepsDetail =
  (toFields: (size: number) => Readonly<Record<string, unknown>>): Probe =>
  (size) => {
    const fields = toFields(size);
    try {
      return hasFields(parseProduct({ ...DETAIL, ...fields }), fields);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };

const probesOf = (
  fields: Readonly<Record<string, { readonly sized: (size: number) => unknown }>>,
  keeps: (toFields: (size: number) => Readonly<Record<string, unknown>>) => Probe,
) => Object.entries(fields).map(([name, { sized }]) => [name, keeps((size) => ({ [name]: sized(size) }))] as const);

const TAG_NAME = ['tags[].name', keepsItem((size) => ({ tags: [{ name: letters(size), color: '#abcdef' }] }))] as const;

const LIST_PROBES = new Map(
  probesOf(LIST_FIELDS, keepsItem).flatMap((probe) => (probe[0] === 'tags' ? [probe, TAG_NAME] : [probe])),
);
const DETAIL_PROBES = new Map(probesOf(DETAIL_FIELDS, keepsDetail));

const numberIn = (text: string): number => Number.parseInt(text, 10);

describe('the documented contract with the provider', () => {
  it('has an example that is read without loss', () => {
    const [list = '', product = ''] = codeBlocks(document, 'json').slice(-2);
    const { products, rejected } = parseProducts(JSON.parse(list));
    expect(rejected).toEqual([]);
    expect(copyOf(products)).toEqual(JSON.parse(list));
    expect(copyOf(parseProduct(JSON.parse(product)))).toEqual(JSON.parse(product));
  });

  it.each([
    ['A product of the list', LIST_PROBES],
    ['A product on its own', DETAIL_PROBES],
  ])('names every field of "%s" with the exact limit up to which it is kept', (heading, probes) => {
    const limits = rowsOf(heading).map(
      ([field = '', , , limit = '']) => [codeSpans(field)[0] ?? '', numberIn(limit)] as const,
    );
    const fields = limits.map(([field]) => field);
    expect(fields).toEqual([...probes.keys()]);
    const isKept = limits.map(([field, limit]) => [field, probes.get(field)?.(limit), probes.get(field)?.(limit + 1)]);
    expect(isKept).toEqual(fields.map((field) => [field, true, false]));
  });

  it.each<readonly [RegExp, Probe]>([
    [/at most (\d+) are read/, (size) => parseProducts(objects(size, (id) => ({ ...ITEM, id }))).rejected.length === 0],
    [
      /has at most (\d+) characters/,
      keepsItem((size) => ({ thumbnail: { url: URL.padEnd(size, 'x'), width: 1, height: 1 } })),
    ],
    [
      /alternative text \((\d+) characters\)/,
      keepsDetail((size) => ({ media: [{ name: letters(size), renditions: {} }] })),
    ],
  ])('states with %s how much is kept', (pattern, probe) => {
    const limit = numberIn(pattern.exec(document)?.[1] ?? '');
    expect([limit > 0, probe(limit), probe(limit + 1)]).toEqual([true, true, false]);
  });

  it('has examples of tags that are one, in the spelling of the first product, and of tags that are two', () => {
    const [first = '', second = '', ...others] = codeSpans(sectionOf('Tags'));
    const products = [first, second].map((name) => ({ tags: [{ name, key: toTagKey(name) }] }));
    expect(tagsOf(products).map(({ name }) => name)).toEqual([first]);
    expect(others).toHaveLength(4);
    expect(new Set(others.map(toTagKey)).size).toBe(4);
  });

  it('names the elements that a description may have, and how each is rendered', () => {
    const rows = rowsOf('Descriptions').map(([source = '', page = '']) => ({ names: codeSpans(source), page }));
    const named = (page: RegExp) => rows.filter((row) => page.test(row.page)).flatMap(({ names }) => names);
    const content = (name: string) => `<${name} href="https://a.example">x</${name}>`;
    const inPlace = [
      '<ul><li>x</ul><dl><dt>x<dd>x</dl>',
      '<table><caption>x</caption><thead><tr><th>x</thead><tbody><tr><td>x</tbody><tfoot><tr><td>x</tfoot></table>',
    ].join('');
    const shown = (name: string) => renderDescription(`${inPlace}${content(name)}y`);
    const kept = named(/as they are|headings|link|scrolls/).filter((name) =>
      /^(?!https|mailto|start|value)[a-z]+\d?$/.test(name),
    );
    expect(kept.length).toBeGreaterThan(25);
    expect(kept.filter((name) => !/^(h\d|strike)$/.test(name) && !shown(name).includes(`<${name}`))).toEqual([]);
    expect(kept.filter((name) => /^h\d$/.test(name)).map((name) => renderDescription(content(name)))).toEqual([
      '<h3>x</h3>',
      '<h3>x</h3>',
    ]);
    expect(named(/^paragraphs$/).map((name) => renderDescription(content(name)))).toEqual(
      named(/^paragraphs$/).map(() => '<p>x</p>'),
    );
    expect(named(/^their text$/).map((name) => renderDescription(`a${content(name)}`))).toEqual([
      '<p>ax</p>',
      '<p>ax</p>',
    ]);
    expect(named(/^nothing, nor/).map((name) => renderDescription(content(name)))).toEqual(
      named(/^nothing, nor/).map(() => ''),
    );
  });

  it('has examples of net contents and headings that are read, and one of doubtful net contents that are not', () => {
    const spans = codeSpans(sectionOf('What is read from texts'));
    const statements = spans.filter((text) => text.startsWith('Netto'));
    expect(statements).toHaveLength(4);
    expect(statements.filter((text) => parseNetContents(text) === null)).toEqual([]);
    const [doubt = ''] = spans.filter((text) => text.endsWith(' kg'));
    expect(parseNetContents(`Nettovikt ${doubt}`)).toBeNull();
    const headings = spans.filter((text) => /^(Innehåll|Ingredienser|Allergener)$/.test(text));
    expect(headings).toHaveLength(3);
    expect(headings.filter((text) => !findIngredients(parseFormattedText(`<h3>${text}</h3>`)))).toEqual([]);
  });
});
