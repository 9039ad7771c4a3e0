import { describe, expect, it } from 'vitest';
import { parseFormattedText } from '../../src/html/parse-formatted-text.ts';
import { renderDescription } from '../support/render-description.tsx';

/** A table with few columns, in its own region. */
const region = (table: string): string => `<div class="table-region">${table}</div>`;

describe('FormattedText', () => {
  it.each([
    ['<p>a <strong>b</strong> <em>c</em><br>d</p>', '<p>a <strong>b</strong> <em>c</em><br/>d</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<h3>a</h3><h3>b</h3><h5>c</h5><h3>d</h3>', '<h3>a</h3><h3>b</h3><h4>c</h4><h3>d</h3>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>', '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6>'],
    [
      '<a href="https://a.example/?x=1&amp;y=2">a</a>',
      '<p><a href="https://a.example/?x=1&amp;y=2" rel="noopener">a</a></p>',
    ],
    ['<a href="mailto:a@b.example">a</a>', '<p><a href="mailto:a@b.example" rel="noopener">a</a></p>'],
    [
      '<table><tr><td><p>a<td>b<tr><td><b>c<tr><td>d</table>',
      region('<table><tr><td><p>a</p></td><td>b</td></tr><tr><td><b>c</b></td></tr><tr><td>d</td></tr></table>'),
    ],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<p>&alpha;-tokoferol, &scaron;, &frac12;&thinsp;dl, &NotEqualTilde;</p>', '<p>α-tokoferol, š, ½\u2009dl, ≂̸</p>'],
    ["<a title='>' HREF=https://a.example>a</a>", '<p><a href="https://a.example/" rel="noopener">a</a></p>'],
    ['<p>a &lt b, c & d, e&f; 1 < 2</p>', '<p>a &lt; b, c &amp; d, e&amp;f; 1 &lt; 2</p>'],
    [
      '<a href="https://a.example/?a=1&copy=2&amp;reg=3&aring;">a</a>',
      '<p><a href="https://a.example/?a=1&amp;copy=2&amp;reg=3%C3%A5" rel="noopener">a</a></p>',
    ],
    ['<p>1&#150;2 &#146;a&#x92; &#128;</p>', '<p>1–2 ’a’ €</p>'],
    ['just text & more', '<p>just text &amp; more</p>'],
    ['', ''],
  ])('renders %s', (html, expected) => {
    expect(renderDescription(html)).toBe(expected);
  });

  it.each([
    [
      'the lines of a shop editor',
      '<div>Knäckebröd med sesam.</div><div>Innehåll: RÅGMJÖL, SESAMFRÖN, salt</div><div>Kan innehålla spår av MJÖLK</div><div>Nettovikt 300 g</div>',
      '<p>Knäckebröd med sesam.</p><p>Innehåll: RÅGMJÖL, SESAMFRÖN, salt</p><p>Kan innehålla spår av MJÖLK</p><p>Nettovikt 300 g</p>',
    ],
    ['text next to blocks', 'a<div>b</div>c<section>d</section>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
    [
      'nested blocks',
      '<section><div>a</div>b <b>c</b><address>d</address></section>',
      '<p>a</p><p>b <b>c</b></p><p>d</p>',
    ],
    ['figures and their captions', '<figure><img src="a.jpg"><figcaption>a</figcaption></figure>b', '<p>a</p><p>b</p>'],
    ['a closed details element', '<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
    ['a rule between two lines', 'a<hr>b', '<p>a<br/>b</p>'],
    ['a block without text between two lines', 'a<div><img src="a.jpg"></div>b', '<p>a<br/>b</p>'],
    [
      'blocks in an inline element',
      'a <b>b<div>c</div><div>d</div>e</b>f',
      '<p>a <b>b</b></p><b><p>c</p></b><b><p>d</p></b><p><b>e</b>f</p>',
    ],
    ['blocks in a heading', '<h2><div>a</div><div>b</div></h2>', '<h3>a<br/>b</h3>'],
    ['blocks in a list item', '<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['the lines of a text without elements', 'a &amp;\r\nb\n\n\nc < 5\n', '<p>a &amp;\r<br/>b<br/><br/>c &lt; 5</p>'],
    ['preformatted lines', '<pre>a\nb\n</pre><p>c\nd</p>', '<p>a<br/>b</p><p>c\nd</p>'],
    [
      'a definition list',
      '<dl><dt>Nettovikt</dt><dd>450 g</dd><dt>Ursprung</dt><dd>Sverige</dd></dl>',
      '<dl><dt>Nettovikt</dt><dd>450 g</dd><dt>Ursprung</dt><dd>Sverige</dd></dl>',
    ],
    [
      'a definition list without end tags',
      '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
      '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
    ],
    ['groups of a definition list', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      'content of a list outside its items',
      '<ul>a<li>b</li><ul><li>c</li></ul></ul>',
      '<ul><li><p>a</p></li><li>b<ul><li>c</li></ul></li></ul>',
    ],
    [
      'list items and table cells without a list or table',
      '<li>a</li><dt>b</dt><td>c</td>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
    [
      'content of a table outside its cells',
      '<table>a<tr>b<td>c</td></tr></table>',
      `<p>a</p><p>b</p>${region('<table><tr><td>c</td></tr></table>')}`,
    ],
    ['content after an unclosed head', '<head><title>x</title><style>y</style><p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['content in XML markers', '<![CDATA[<p>a</p>b]]><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['a menu', '<menu><li>a</menu>', '<ul><li>a</li></ul>'],
  ])('keeps %s apart', (_name, html, expected) => {
    expect(renderDescription(html)).toBe(expected);
  });

  it.each([
    ['<p><s>Pris 199 kr</s> Nu 149 kr, <del>mjölk</del></p>', '<p><s>Pris 199 kr</s> Nu 149 kr, <del>mjölk</del></p>'],
    ['<strike>a</strike>', '<p><s>a</s></p>'],
    ['<p>0,4 m<sup>2</sup>, CO<sub>2</sub></p>', '<p>0,4 m<sup>2</sup>, CO<sub>2</sub></p>'],
    ['<ol start="4"><li>a<li value=9>b</ol>', '<ol start="4"><li>a</li><li value="9">b</li></ol>'],
    ['<ol start="x" class="y"><li value="1e99">a</ol>', '<ol><li value="1">a</li></ol>'],
    [
      '<table><caption>a</caption><tr><td colspan=2>b<td rowspan="3" style="x">c<td colspan="99999">d</table>',
      '<table><caption>a</caption><tr><td colSpan="2">b</td><td rowSpan="3">c</td><td>d</td></tr></table>',
    ],
  ])('keeps the meaning of %s', (html, expected) => {
    expect(renderDescription(html)).toContain(expected);
  });

  it.each([
    ['<p>a</p><p><br></p><p>&nbsp;</p><h3>&#8203;</h3><p></p><div> <br></div><p>b</p>', '<p>a</p><p>b</p>'],
    ['<br><p><br></p><p><img src="https://a.example/1.jpg"><img src="https://a.example/2.jpg"></p><p><br></p>', ''],
    ['<ul><li><li>&nbsp;</ul><blockquote><p></blockquote><table><tr><td><td></table><dl><dt></dl>', ''],
    ['<p><br>a<br><br>&nbsp;<br>\n<br>b<br></p>', '<p>a<br/><br/>b</p>'],
    ['<p>a<b> </b>b<a href="https://a.example"><img></a></p>', '<p>a b</p>'],
    ['<h2>&nbsp;</h2><h4>a</h4>', '<h3>a</h3>'],
    ['<table><tr><td>a<td></tr><tr><td><td></tr></table>', region('<table><tr><td>a</td><td></td></tr></table>')],
  ])('drops the blocks without text from %s', (html, expected) => {
    expect(renderDescription(html)).toBe(expected);
  });

  it('lets a table with many columns scroll by itself, in a region that Tab reaches and the caption names', () => {
    const row = '<tr><td>a</td><td>b</td><td colspan="2">c</td></tr>';
    expect(renderDescription(`<table>${row}</table>`)).toMatch(
      /^<div class="table-region" role="group" tabindex="0" aria-label="Tabell"><table>/i,
    );
    expect(renderDescription(`<table><caption>Mått <b>i cm</b></caption>${row}</table>`)).toContain(
      'aria-label="Mått i cm"',
    );
    expect(
      renderDescription(`<table><tr><td>${`<table>${row}</table>`}</td></tr></table>`).match(/<div/g),
    ).toHaveLength(1);
  });

  it.each([
    ['ten thousand nested blocks', '<div>'.repeat(10_000), '<p>x</p>'],
    [
      'a definition list with scripts',
      '<dl><dt><script>alert(1)</script>a<dd onclick="x()">',
      '<dl><dt>a</dt><dd>x</dd></dl>',
    ],
  ])('survives %s', (_name, start, expected) => {
    expect(renderDescription(`${start}x`)).toBe(expected);
  });

  it('survives a table of five thousand cells', () => {
    const cells = '<tr><td>1</td></tr>'.repeat(2_500);
    expect(renderDescription(`<table>${cells}</table>`).match(/<td>/g)).toHaveLength(2_500);
    expect(renderDescription(`<table><tr>${'<td colspan=1000>1'.repeat(2_500)}</table>`).match(/<td /g)).toHaveLength(
      2_500,
    );
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<!-- <p>b</p> > --><p>a</p><!doctype html><?php x ?>', '<p>a</p>'],
    ['<p>a</p><script>never ended <p>b</p>', '<p>a</p>'],
    [
      '<a href="https://a.example">b<a href="javascript:x">a</a></a>',
      '<p><a href="https://a.example/" rel="noopener">b</a>a</p>',
    ],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="http://a.example">a</a>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=1></style></table></math><p>a</p>', '<p>a</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<constructor>a</constructor><tostring>b</tostring>', '<p>ab</p>'],
  ])('removes everything unsafe from %s', (html, expected) => {
    expect(renderDescription(html)).toBe(expected);
  });

  it.each(['<a ', '<a b="', "<a b='<", '<!--', '</', '<p =', '&#', '&a', '<script><', '<li>', '<svg>', ' = /'])(
    'renders %j repeated 20 000 times in a bounded length',
    (piece) => {
      const html = piece.repeat(20_000);
      expect(renderDescription(html).length).toBeLessThan(html.length * 8);
    },
  );

  it.each(['<ul><li>', '<p><b><ul>', '<table><tr><td>', '<div><dl><dt>', '<pre>\n', '<div>x<p>', '<li><hr>x'])(
    'keeps the end of a text after %j repeated 20 000 times',
    (piece) => {
      expect(renderDescription(`${piece.repeat(20_000)}x`)).toContain('x');
    },
  );

  it('reads a list without items as one item, however long it is', () => {
    const [list] = parseFormattedText(`<ul>${'x<p>'.repeat(200_000)}</ul>`);
    expect(list?.children).toHaveLength(1);
  });

  it('keeps the text and lines of elements beyond a nesting depth of a hundred, but not the elements', () => {
    expect(renderDescription(`${'<div>'.repeat(99)}<p>a</p>`)).toBe('<p>a</p>');
    expect(renderDescription(`<p>a</p>${'<div>'.repeat(100)}<p>b <b>c</b></p> d${'</div>'.repeat(100)}<p>e</p>`)).toBe(
      '<p>a</p><p>b c<br/> d</p><p>e</p>',
    );
  });

  it('limits the nesting depth of its output', () => {
    const deep = renderDescription(`${'<b>'.repeat(5_000)}x`);
    expect(deep.match(/<b>/g)?.length).toBeLessThanOrEqual(24);
    expect(renderDescription(`${'<div>'.repeat(8_000)}x`)).toBe('<p>x</p>');
  });
});
