import { describe, expect, it } from 'vitest';
import { autumn } from '../../sandbox/catalogue/autumn.ts';
import type { Season } from '../../sandbox/catalogue/entry.ts';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { spring } from '../../sandbox/catalogue/spring.ts';
import { summer } from '../../sandbox/catalogue/summer.ts';
import { winter } from '../../sandbox/catalogue/winter.ts';

const NOT_FOOD = new Set([
  'raggsockor',
  'kokshandduk-bjorklov',
  'disktrasor-hav',
  'doftljus-granskog',
  'doftljus-syren',
  'angsblommor',
]);

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

  it('lists the products of autumn and winter first', () => {
    const isCold = ({ season }: { readonly season: Season }) => season === 'host' || season === 'vinter';
    expect(catalogue.findLastIndex(isCold)).toBeLessThan(catalogue.findIndex((entry) => !isCold(entry)));
  });
});

describe.each(catalogue)('The product $id', ({ id, description }) => {
  it('has an id that needs no escaping in a URL', () => {
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('has a well-formed description of allowed elements', () => {
    expect(nestingErrors(description)).toEqual([]);
  });
});

describe.each(catalogue.filter(({ id }) => !NOT_FOOD.has(id)))('The food $id', ({ description }) => {
  const declaration = declarationOf(description);

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
