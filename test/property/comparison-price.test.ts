import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_NET_AMOUNT, parseNetContents } from '../../src/domain/comparison-price.ts';
import { toPlainText } from '../../src/html/plain-text.ts';
import { checkProperty } from '../support/check-property.ts';

/** What a package contains as words, and as the amount in grams or millilitres that the words mean. */
type Contents = { readonly words: string; readonly amount: number };

const KINDS = [
  { label: 'Nettovikt', unit: 'g', units: { g: 1, gram: 1, hg: 100, kg: 1000 } },
  { label: 'Nettovolym', unit: 'ml', units: { ml: 1, cl: 10, dl: 100, l: 1000, liter: 1000 } },
] as const;

const blank = fc.constantFrom(' ', '\u00a0', '&nbsp;', '\n      ');
const label = (word: string) =>
  fc.constantFrom(
    `${word} `,
    `${word}: `,
    `${word}:&nbsp;`,
    `${word.toUpperCase()} `,
    `<strong>${word}</strong>: `,
    `<b>${word}:</b> `,
    `<i>${word}</i>&#160;`,
  );

const thousands = (whole: number): string => String(whole).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' ');

/** A number of hundredths, written with a comma, a point, spaces between thousands, or none. */
const figure = fc
  .tuple(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(',', '.'), fc.boolean())
  .map(([hundredths, point, isGrouped]) => {
    const whole = Math.floor(hundredths / 100);
    const decimals = String(hundredths % 100).padStart(2, '0');
    const isWhole = decimals === '00';
    const number = isWhole && isGrouped ? thousands(whole) : String(whole);
    return { words: isWhole ? number : `${number}${point}${decimals}`, amount: hundredths / 100 };
  });

const amountOf = (units: Readonly<Record<string, number>>): fc.Arbitrary<Contents> =>
  fc
    .tuple(figure, blank, fc.constantFrom(...Object.entries(units)))
    .map(([{ words, amount }, space, [symbol, factor]]) => ({
      words: `${words}${space}${symbol}`,
      amount: amount * factor,
    }));

const times = fc.constantFrom('×', ' × ', 'x', ' x ', '&nbsp;&times;&nbsp;', '&#215;');
const pieces = fc.integer({ min: 2, max: 48 });

/** Whole sentences or elements, of which none says anything of pieces. */
const before = fc.constantFrom('', 'Innehåll: kaffe. ', '<p>60 g hallon per 100 g sylt.</p>', 'Gott till fikat!<br>');
const after = fc.constantFrom(
  '',
  '.',
  '. Förvaras torrt.',
  '.</p><p>100 g innehåller 2 g salt.',
  '<br>Ursprung: Sverige',
);

const statement = fc.constantFrom(...KINDS).chain(({ label: word, unit, units }) =>
  fc.record({
    unit: fc.constant(unit),
    start: label(word),
    contents: amountOf(units),
    count: pieces,
  }),
);

const expectContents = (html: string, unit: string, amount: number): void => {
  const found = parseNetContents(toPlainText(html));
  if (amount > MAX_NET_AMOUNT) expect(found, html).toBeNull();
  else expect(found, html).toEqual({ unit, amount: expect.closeTo(amount, 6) });
};

describe('the net contents in words', () => {
  it('are read from a statement of its own', () => {
    checkProperty(
      fc.property(statement, before, after, ({ unit, start, contents }, lead, end) => {
        expectContents(`<p>${lead}${start}${contents.words}${end}</p>`, unit, contents.amount);
      }),
      1_000,
    );
  });

  it('are multiplied by the number of pieces before them', () => {
    checkProperty(
      fc.property(statement, times, before, after, ({ unit, start, contents, count }, sign, lead, end) => {
        const html = `<p>${lead}${start}${count}${sign}${contents.words}${end}</p>`;
        expectContents(html, unit, count * contents.amount);
      }),
      1_000,
    );
  });

  const noun = fc.constantFrom('påse', 'burk', 'ask', 'flaska', 'förpackning', 'st', 'styck');
  const plural = fc.constantFrom(
    'påsar',
    'burkar',
    'askar',
    'flaskor',
    'förpackningar',
    'st',
    'paket',
    'kakor',
    'p&aring;sar',
  );
  const link = fc.constantFrom('', ' ', ', ', ' och ', '<br>', '</p><p>', '</li><li>', '</td><td>', '&nbsp;');

  /** What makes the amount before it that of one piece, a part or a guess. */
  const doubt = statement.chain(({ contents, count }) =>
    fc.oneof(
      noun.map((one) => `per ${one}`),
      noun.map((one) => `/${one}`),
      noun.map((one) => `i varje ${one}`),
      plural.map((many) => `${count} ${many}`),
      plural.map((many) => `(${count} ${many})`),
      fc.constantFrom(
        'styck',
        'vardera',
        `à ${count} st`,
        `(${count}-pack)`,
        `${count}-pack`,
        `x ${count}`,
        `× ${count}`,
      ),
      fc.constantFrom('+', '–', '-', ' till ', 'eller', 'resp.', '/').map((sign) => `${sign} ${contents.words}`),
    ),
  );

  it('are unknown when anything but an end follows them', () => {
    checkProperty(
      fc.property(statement, before, link, doubt, after, ({ start, contents }, lead, join, more, end) => {
        const html = `<p>${lead}${start}${contents.words}${join}${more}${end}</p>`;
        expect(parseNetContents(toPlainText(html)), html).toBeNull();
      }),
      2_000,
    );
  });
});
