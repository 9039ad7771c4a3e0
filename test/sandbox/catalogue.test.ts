import { describe, expect, it } from 'vitest';
import { autumn } from '../../sandbox/catalogue/autumn.ts';
import type { Season } from '../../sandbox/catalogue/entry.ts';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { RESPONSIBLE } from '../../sandbox/catalogue/responsible.ts';
import { spring } from '../../sandbox/catalogue/spring.ts';
import { summer } from '../../sandbox/catalogue/summer.ts';
import { TAGS } from '../../sandbox/catalogue/tags.ts';
import { winter } from '../../sandbox/catalogue/winter.ts';

const SEASONS: readonly Season[] = ['host', 'vinter', 'var', 'sommar'];
const TEXTILES = new Set(['raggsockor', 'kokshandduk-bjorklov', 'disktrasor-hav']);
const NOT_FOOD = new Set([...TEXTILES, 'doftljus-granskog', 'doftljus-syren', 'angsblommor']);

const ELEMENTS = new Set('p ul ol li strong em b i h3 a br blockquote table thead tbody tr th td'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)(?: href="[^"<>]*")?>/g;

/** Words for the allergens of Regulation (EU) 1169/2011, annex II, that occur in this catalogue. */
const ALLERGEN =
  /vete|råg|(?<!full)korn|havre|(?<!kakao)smör|mjölk|grädde|ägg|mandel|nöt|sesam|senap|selleri|soja|sulfit|lupin/i;

/** The heading may name the variety, such as milk chocolate. */
const HEADING = /Innehåll, [^:]*:/g;

/** Butter and cream need no emphasis where milk follows in `strong`. */
const EMPHASISED_MILK = /(?:smör|grädde) \(<strong>mjölk<\/strong>/g;
const NO_ALLERGENS = 'Innehåller inga märkningspliktiga allergener.';

const textOf = (html: string): string => html.replace(TAG, ' ').replace(/\s+/g, ' ').trim();

/** The paragraphs with the information that Regulation (EU) 1169/2011 requires. */
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
  if (open.length > 0) errors.push(`unclosed: ${open.join(', ')}`);
  if (/[<>]/.test(html.replace(TAG, ''))) errors.push('an angle bracket outside a tag');
  return errors;
};

describe('The sandbox catalogue', () => {
  it('lists every product of every season once', () => {
    const products = [autumn, winter, spring, summer].flatMap((season) => Object.values(season));
    expect(catalogue.length).toBeGreaterThanOrEqual(24);
    expect(catalogue.map(({ id }) => id).sort()).toEqual(products.map(({ id }) => id).sort());
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  it.each(SEASONS)('has at least five products of the season %s', (season) => {
    expect(catalogue.filter((entry) => entry.season === season).length).toBeGreaterThanOrEqual(5);
  });

  it('lists the products of autumn and winter first', () => {
    const isCold = ({ season }: { readonly season: Season }) => season === 'host' || season === 'vinter';
    expect(catalogue.findLastIndex(isCold)).toBeLessThan(catalogue.findIndex((entry) => !isCold(entry)));
  });

  it('has prices in whole öre, not all of them multiples of 5 kronor', () => {
    expect(catalogue.filter(({ price }) => !Number.isInteger(price) || price <= 0)).toEqual([]);
    expect(catalogue.some(({ price }) => price % 500 !== 0)).toBe(true);
  });

  it('uses every tag', () => {
    expect(new Set(catalogue.flatMap(({ tags }) => tags))).toEqual(new Set(Object.keys(TAGS)));
  });
});

/** Origin, hand work, small scale, durability, environment: what a seller would have to prove. */
const CLAIMS =
  /svensk|närodla|lokal|gotländsk|hantverk|för hand|handgjo|hållbar|återvunn|miljö|klimat|naturlig(?! )|hälsosam|nyttig|i arv|bästa|utan tillsatt|konserveringsmedel|storsälj/i;

it.each(catalogue)('The texts of $id claim nothing that needs proof', ({ tagline, tags, description }) => {
  expect([tagline, ...tags, textOf(description)].join(' ')).not.toMatch(CLAIMS);
});

describe('What follows the description', () => {
  it.each(Object.entries(RESPONSIBLE))('of %s is well-formed and names a company with its address', (id, html) => {
    expect(catalogue.map((entry) => entry.id)).toContain(id);
    expect(nestingErrors(html)).toEqual([]);
    expect(html).toMatch(
      /(?:Tillverkare|Ansvarigt företag): Exempel[a-zåäö]+ AB, Exempelvägen \d+, 000\s00 Exempelstad/u,
    );
  });
});

describe.each(catalogue)('The product $id', ({ id, tagline, tags, description }) => {
  it('has an id that needs no escaping in a URL', () => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('has a tagline of less than 60 characters and one or two known tags', () => {
    expect(tagline.length).toBeLessThan(60);
    expect([1, 2]).toContain(tags.length);
    expect(Object.keys(TAGS)).toEqual(expect.arrayContaining([...tags]));
  });

  it('has a well-formed description of allowed elements', () => {
    expect(nestingErrors(description)).toEqual([]);
  });

  it('has a description of 70 to 130 words with a list of three facts and an emphasis', () => {
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

describe.each(catalogue.filter(({ id }) => !NOT_FOOD.has(id)))('The food $id', ({ description }) => {
  const declaration = declarationOf(description);

  it('declares its ingredients and its net quantity', () => {
    expect(declaration).toMatch(/<p>Innehåll[:,] .*(?:Nettovikt (?:\d\s×\s)?\d+\sg|Nettovolym \d+\scl)\./su);
  });

  it('emphasises every allergen, or states that there is none', () => {
    const emphasised = [...declaration.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, text = '']) => text);
    const plain = declaration
      .replace(HEADING, '')
      .replace(EMPHASISED_MILK, '')
      .replace(/<strong>.*?<\/strong>/g, '');
    expect(plain).not.toMatch(ALLERGEN);
    expect(emphasised.some((text) => ALLERGEN.test(text))).toBe(!plain.includes(NO_ALLERGENS));
  });
});

describe.each(catalogue.filter(({ id }) => TEXTILES.has(id)))('The textile $id', ({ description }) => {
  it('states its material and washing temperature', () => {
    expect(description).toMatch(/Material: .*Tvättas i \d+/su);
  });
});
