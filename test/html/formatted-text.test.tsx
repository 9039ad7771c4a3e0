import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormattedText } from '../../src/html/FormattedText.tsx';

const sanitise = (html: string): string => renderToStaticMarkup(<FormattedText html={html} />);

describe('FormattedText', () => {
  it.each([
    ['<p>a <strong>b</strong> <em>c</em><br>d</p>', '<p>a <strong>b</strong> <em>c</em><br/>d</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<h3>a</h3><h3>b</h3><h5>c</h5><h3>d</h3>', '<h3>a</h3><h3>b</h3><h4>c</h4><h3>d</h3>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>', '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6>'],
    ['<a href="https://a.example/?x=1&amp;y=2">a</a>', '<a href="https://a.example/?x=1&amp;y=2" rel="noopener">a</a>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example" rel="noopener">a</a>'],
    [
      '<table><tr><td><p>a<td>b<tr><td><b>c<tr><td>d</table>',
      '<table><tr><td><p>a</p></td><td>b</td></tr><tr><td><b>c</b></td></tr><tr><td>d</td></tr></table>',
    ],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
    ['<p>&alpha;-tokoferol, &scaron;, &frac12;&thinsp;dl, &NotEqualTilde;</p>', '<p>α-tokoferol, š, ½\u2009dl, ≂̸</p>'],
    ["<a title='>' HREF=https://a.example>a</a>", '<a href="https://a.example/" rel="noopener">a</a>'],
    ['<p>a &lt b, c & d, e&f; 1 < 2</p>', '<p>a &lt; b, c &amp; d, e&amp;f; 1 &lt; 2</p>'],
    [
      '<a href="https://a.example/?a=1&copy=2&amp;reg=3&aring;">a</a>',
      '<a href="https://a.example/?a=1&amp;copy=2&amp;reg=3%C3%A5" rel="noopener">a</a>',
    ],
    ['<p>1&#150;2 &#146;a&#x92; &#128;</p>', '<p>1–2 ’a’ €</p>'],
    ['just text & more', '<p>just text &amp; more</p>'],
    ['', ''],
  ])('renders %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<!-- <p>b</p> > --><p>a</p><!doctype html><?php x ?>', '<p>a</p>'],
    ['<p>a</p><script>never ended <p>b</p>', '<p>a</p>'],
    [
      '<a href="https://a.example"><a href="javascript:x">a</a></a>',
      '<a href="https://a.example/" rel="noopener"></a>a',
    ],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="http://a.example">a</a>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=1></style></table></math><p>a</p>', '<p>a</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<constructor>a</constructor><tostring>b</tostring>', '<p>ab</p>'],
  ])('removes what is unsafe from %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  it.each(['<a ', '<a b="', "<a b='<", '<!--', '</', '<p =', '&#', '&a', '<script><', '<li>', '<svg>', ' = /'])(
    'takes linear time for %j repeated 20 000 times',
    (piece) => {
      const html = piece.repeat(20_000);
      expect(renderToStaticMarkup(<FormattedText html={html} />).length).toBeLessThan(html.length * 8);
    },
  );

  it.each(['<ul><li>', '<p><b><ul>', '<table><tr><td>'])('takes linear time for %j repeated 20 000 times', (piece) => {
    expect(sanitise(`${piece.repeat(20_000)}x`)).toContain('x');
  });

  it('keeps the text of elements inside a hundred others, and not the elements', () => {
    expect(sanitise(`${'<div>'.repeat(99)}<p>a</p>`)).toBe('<p>a</p>');
    expect(sanitise(`<p>a</p>${'<div>'.repeat(100)}<p>b <b>c</b></p> d${'</div>'.repeat(100)}<p>e</p>`)).toBe(
      '<p>a</p>b c d<p>e</p>',
    );
  });

  it('limits the nesting depth of its output', () => {
    const deep = sanitise(`${'<b>'.repeat(5_000)}x`);
    expect(deep.match(/<b>/g)?.length).toBeLessThanOrEqual(24);
    expect(sanitise(`${'<div>'.repeat(8_000)}x`)).toBe('<p>x</p>');
  });
});
