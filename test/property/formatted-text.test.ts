import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty, utf16 } from '../support/check-property.ts';
import { renderDescription } from '../support/render-description.tsx';

/** Elements of the source, a paragraph that may enclose them, and the region of a table. */
const MAX_DEPTH = 24 + 2;
const ELEMENTS =
  'p strong em b i u s del sup sub ul ol li dl dt dd a blockquote table caption thead tbody tfoot tr th td'.split(' ');
const HEADINGS = 'h1 h2 h3 h4 h5 h6'.split(' ');
const OTHERS =
  'div section address dialog pre hr menu strike span script style svg math iframe img input title textarea template noscript form button select option video marquee x-y constructor'.split(
    ' ',
  );
/** Every token that may occur in the output. The renderer escapes `<` and `>` in text. */
const TOKEN = new RegExp(
  `[^<>]+|<(?<region>div) class="table-region"(?: role="group" tabindex="0" aria-label="[^"<>]*")?>|<(?<start>${[...ELEMENTS, 'h3', 'h4', 'h5', 'h6'].filter((name) => name !== 'a').join('|')})(?: (?:start|value|colSpan|rowSpan)="-?\\d+")*>|<br/>|<(?<link>a) href="(?:https|mailto):[^"<>]*" rel="noopener">|</(?<end>[a-z0-9]+)>`,
  'y',
);

const attribute = fc
  .tuple(
    fc.constantFrom(
      'href',
      'HREF',
      'start',
      'value',
      'colspan',
      'rowspan',
      'onclick',
      'style',
      'class',
      'id',
      'srcset',
      'xlink:href',
      '__proto__',
    ),
    fc.constantFrom('=', ' = ', ''),
    fc.constantFrom('"', "'", ''),
    fc.oneof(
      fc.constantFrom(
        'https://a.example/?a=1&copy=2',
        'mailto:a@b.example',
        '3',
        '-1',
        '1e9',
        'javascript:x',
        'java&#10;script:x',
        '//a',
        '"><script>',
      ),
      utf16(8),
    ),
  )
  .map(([name, equals, quote, value]) => ` ${name}${equals}${quote}${value}${quote}`);

const startTag = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 2 }), fc.constantFrom('>', '/>', ' >', '', '>>'))
    .map(([name, attributes, end]) => `<${name}${attributes.join('')}${end}`);
const endTag = (names: readonly string[]) => fc.constantFrom(...names).map((name) => `</${name}>`);
const noise = fc.oneof(
  utf16(8),
  fc.constantFrom(
    'text',
    ' & ',
    '&lt;script&gt;',
    '&#60;b&#62;',
    '&#0;',
    '&amp',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x',
    '<!doctype',
    '</',
    '<',
    '>',
    '<br>',
  ),
);

const htmlOf = (names: readonly string[]) =>
  fc
    .array(fc.oneof(startTag(names), startTag(names), endTag(names), noise), { maxLength: 25 })
    .map((pieces) => pieces.join(''));

/** Throws on a token that is not allowed. Returns the depth of the deepest element. */
const depthOf = (markup: string): number => {
  const open: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(markup);
    if (!match) throw new Error(`not allowed: ${markup.slice(at, at + 60)}`);
    const { region, start, link, end } = match.groups ?? {};
    const opened = region ?? start ?? link;
    if (opened) open.push(opened);
    if (end && open.pop() !== end) throw new Error(`not balanced: ${markup.slice(0, at + 10)}`);
    depth = Math.max(depth, open.length);
  }
  if (open.length > 0) throw new Error(`not closed: ${open}`);
  return depth;
};

describe('any formatted text', () => {
  it('is rendered only with allowed elements and attributes, balanced and not too deep', () => {
    checkProperty(
      fc.property(htmlOf([...ELEMENTS, ...HEADINGS, ...OTHERS]), (html) => {
        expect(depthOf(renderDescription(html))).toBeLessThanOrEqual(MAX_DEPTH);
      }),
      700,
    );
  });
});
