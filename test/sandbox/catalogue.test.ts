import { describe, expect, it } from 'vitest';
import { autumn } from '../../sandbox/catalogue/autumn.ts';
import type { Season } from '../../sandbox/catalogue/entry.ts';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { spring } from '../../sandbox/catalogue/spring.ts';
import { summer } from '../../sandbox/catalogue/summer.ts';
import { TAGS } from '../../sandbox/catalogue/tags.ts';
import { winter } from '../../sandbox/catalogue/winter.ts';

const SEASONS: readonly Season[] = ['host', 'vinter', 'var', 'sommar'];
const TEXTILES = new Set(['raggsockor', 'kokshandduk-bjorklov', 'disktrasor-hav']);
const NOT_FOOD = new Set([...TEXTILES, 'doftljus-granskog', 'doftljus-syren', 'angsblommor']);

const ELEMENTS = new Set('p ul ol li strong em b i h3 a br blockquote table thead tbody tr th td'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)(?: href="[^"<>]*")?>/g;

/** Words for the allergens of Regulation (EU) 1169/2011, annex II, that this range has a use for. */
const ALLERGEN =
  /vete|råg|(?<!full)korn|havre|(?<!kakao)smör|mjölk|grädde|ägg|mandel|nöt|sesam|senap|selleri|soja|sulfit|lupin/i;

/** The heading may name the sort, such as milk chocolate. */
const HEADING = /Innehåll, [^:]*:/g;

/** Butter and cream may stand in plain text where milk follows in strong. */
const MILK_IN_STRONG = /(?:smör|grädde) \(<strong>mjölk<\/strong>/g;
const NO_ALLERGENS = 'Innehåller inga märkningspliktiga allergener.';

const textOf = (html: string): string => html.replace(TAG, ' ').replace(/\s+/g, ' ').trim();

/** The paragraphs that the law on food information is about. */
const declarationOf = (html: string): string =>
  [...html.matchAll(/<p>.*?<\/p>/g)]
    .map(([paragraph]) => paragraph)
    .filter((paragraph) => /Innehåll[:,]|innehålla spår/.test(paragraph))
    .join(' ');

const nestingErrors = (html: string): readonly string[] => {
  const open: string[] = [];
  const errors: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    if (!ELEMENTS.has(name)) errors.push(`${tag} is not allowed`);
    if (name === 'br') continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) errors.push(`${tag} closes another element`);
  }
  if (open.length > 0) errors.push(`left open: ${open.join(', ')}`);
  if (/[<>]/.test(html.replace(TAG, ''))) errors.push('an angle bracket outside a tag');
  return errors;
};

describe('the catalogue', () => {
  it('has every product of every season once', () => {
    const made = [autumn, winter, spring, summer].flatMap((season) => Object.values(season));
    expect(catalogue.length).toBeGreaterThanOrEqual(24);
    expect(catalogue.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  it.each(SEASONS)('has at least five products of the season %s', (season) => {
    expect(catalogue.filter((entry) => entry.season === season).length).toBeGreaterThanOrEqual(5);
  });

  it('starts with autumn and winter', () => {
    const isCold = ({ season }: { readonly season: Season }) => season === 'host' || season === 'vinter';
    expect(catalogue.findLastIndex(isCold)).toBeLessThan(catalogue.findIndex((entry) => !isCold(entry)));
  });

  it('has prices in whole öre, and not only round ones', () => {
    expect(catalogue.filter(({ price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
    expect(catalogue.some(({ price }) => price % 500 !== 0)).toBe(true);
  });

  it('has a use for every tag', () => {
    expect(new Set(catalogue.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(TAGS)));
  });
});

describe.each(catalogue)('$id', ({ id, tagline, tags, description }) => {
  it('has an id that can stand in an address', () => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('has a short tagline and one or two known tags', () => {
    expect(tagline.length).toBeLessThan(60);
    expect([1, 2]).toContain(tags.length);
    expect(Object.keys(TAGS)).toEqual(expect.arrayContaining([...tags]));
  });

  it('has a well-formed description', () => {
    expect(nestingErrors(description)).toEqual([]);
  });

  it('has a description of 70 to 130 words with three facts and an emphasis', () => {
    const words = textOf(description).split(' ').length;
    expect(words).toBeGreaterThanOrEqual(70);
    expect(words).toBeLessThanOrEqual(130);
    expect(description).toMatch(/<ul>(?:\s*<li>(?:(?!<\/li>).)*<\/li>\s*){3}<\/ul>/);
    expect(description).toMatch(/<(?:strong|em)>/);
  });

  it('links to reserved hosts only', () => {
    const hrefs = [...description.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.filter((href) => !/^(?:https:\/\/|mailto:[a-z]+@)[a-z]+\.example(?:\/|$)/.test(href ?? ''))).toEqual(
      [],
    );
  });
});

describe.each(catalogue.filter(({ id }) => !NOT_FOOD.has(id)))('the food $id', ({ description }) => {
  const declaration = declarationOf(description);

  it('declares its contents and its amount', () => {
    expect(declaration).toMatch(/<p>Innehåll[:,] .*(?:Nettovikt (?:\d\s×\s)?\d+\sg|Nettovolym \d+\scl)\./su);
  });

  it('has every allergen in strong, or says that there is none', () => {
    const inStrong = [...declaration.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, text = '']) => text);
    const inPlain = declaration
      .replace(HEADING, '')
      .replace(MILK_IN_STRONG, '')
      .replace(/<strong>.*?<\/strong>/g, '');
    expect(inPlain).not.toMatch(ALLERGEN);
    expect(inStrong.some((text) => ALLERGEN.test(text))).toBe(!inPlain.includes(NO_ALLERGENS));
  });
});

describe.each(catalogue.filter(({ id }) => TEXTILES.has(id)))('the textile $id', ({ description }) => {
  it('states material and washing', () => {
    expect(description).toMatch(/Material: .*Tvättas i \d+/su);
  });
});
