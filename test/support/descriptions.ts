import * as fc from 'fast-check';
import { imported } from '../../sandbox/catalogue/imported/index.ts';

const words = fc.constantFrom(
  'Mald för brygg',
  'RÅGMJÖL, SESAMFRÖN, salt',
  'Kan innehålla spår av MJÖLK',
  'Nettovikt 300&nbsp;g',
  'H&auml;ll upp &amp; njut &lt; 5 min',
  '450 g ℮',
  ' ',
  'قهوة عربية',
  '\n  ',
);

/** An element with its content, in the ways that editors and export programs write tags. */
const element = (names: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom('', ' class="x"', ' style="font-size:12px"', ' align=center', ' data-mce-fragment="1"'),
      content,
    )
    .map(([name, attributes, inner]) => `<${name}${attributes}>${inner}</${name}>`);

const joined = (piece: fc.Arbitrary<string>, max: number): fc.Arbitrary<string> =>
  fc.array(piece, { maxLength: max }).map((pieces) => pieces.join(''));

const { block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inlines = joined(tie('inline'), 3);
  const flow = joined(fc.oneof(tie('inline'), tie('block')), 3);
  const cell = fc
    .tuple(fc.constantFrom('td', 'th'), fc.constantFrom('', ' colspan="2"', ' rowspan=2'), flow)
    .map(([name, span, content]) => `<${name}${span}>${content}</${name}>`);
  const row = joined(cell, 4).map((cells) => `<tr>${cells}</tr>`);
  const list = (name: string, items: readonly string[], max: number) =>
    element([name], joined(element(items, flow), max));
  return {
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      words,
      fc.constantFrom('<br>', '<br/>', '<img src="https://cdn.example/1.jpg">', '<o:p></o:p>', '<!-- x -->'),
      element(['b', 'strong', 'i', 'em', 'u', 's', 'del', 'sup', 'sub', 'span', 'font', 'small', 'label'], inlines),
      words.map((text) => `<a href="https://a.example/">${text}</a>`),
    ),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      element(['p', 'h1', 'h2', 'h3', 'h4', 'h6', 'pre'], inlines),
      fc.constantFrom(
        '<p>&nbsp;</p>',
        '<p><br></p>',
        '<div><br></div>',
        '<hr>',
        '<h3></h3>',
        '<script>alert(1)</script>',
      ),
      element(['div', 'section', 'article', 'address', 'center', 'figure', 'blockquote', 'main', 'header'], flow),
      list('ul', ['li'], 3),
      list('ol', ['li'], 3),
      list('dl', ['dt', 'dd', 'div'], 4),
      joined(row, 3).map((rows) => `<table><tbody>${rows}</tbody></table>`),
      fc.tuple(inlines, row, row).map(([a, b, c]) => `<table><caption>${a}</caption><thead>${b}</thead>${c}</table>`),
      inlines.map((content) => `<p>${content}`),
    ),
  };
});

/**
 * The descriptions of the sandbox's imported goods. A description without elements keeps its line breaks, which a
 * browser would collapse.
 */
const importedDescription = fc.constantFrom(
  ...imported.map((goods) => goods.description).filter((text) => text.includes('<p') || text.includes('<div')),
);

/** A description as the editors and export programs of shops write it. */
export const description: fc.Arbitrary<string> = joined(
  fc.oneof({ weight: 9, arbitrary: block }, { weight: 1, arbitrary: importedDescription }),
  6,
);
