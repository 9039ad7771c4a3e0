import { renderToStaticMarkup } from 'react-dom/server.edge';
import { describe, expect, it } from 'vitest';
import { FormattedText } from '../../src/ui/FormattedText.tsx';

const sanitise = (html: string): string => renderToStaticMarkup(<FormattedText html={html} />);

describe('formatted text', () => {
  it.each([
    ['<p>a <strong>b</strong> <em>c</em><br>d</p>', '<p>a <strong>b</strong> <em>c</em><br/>d</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4>', '<h3>a</h3><h4>b</h4><h5>c</h5>'],
    ['<a href="https://a.example/?x=1&amp;y=2">a</a>', '<a href="https://a.example/?x=1&amp;y=2" rel="noopener">a</a>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example" rel="noopener">a</a>'],
    ['just text & more', '<p>just text &amp; more</p>'],
    ['', ''],
  ])('keeps %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  it.each([
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a</p><style>p{}</style>', '<p>a</p>'],
    ['<iframe src="https://a.example"><p>b</p></iframe><p>a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<div><section><p>a</p></section></div>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="data:text/html,x">a</a>', '<p>a</p>'],
    ['<a href="/relative">a</a>', '<p>a</p>'],
    ['<a href="http://a.example">a</a>', '<p>a</p>'],
    ['<svg><a href="https://a.example"><script>1</script></a></svg><p>a</p>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=1></style></table></math><p>a</p>', '<p>a</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<form action="https://a.example"><input name=x><button>a</button></form>', '<p>a</p>'],
    ['<constructor>a</constructor><tostring>b</tostring>', '<p>ab</p>'],
  ])('disarms %s', (html, expected) => {
    expect(sanitise(html)).toBe(expected);
  });

  it.each([
    '<p',
    '</p></p>',
    '<<<>>>',
    '<p><b></p></b>',
    '&#x110000;&bogus;',
    '\u0000<p>\u0000',
    '<!--',
    '<![CDATA[x]]>',
  ])('survives %j, and what it made of it stays the same', (html) => {
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });

  it('does not nest without end, however deep its source does', () => {
    const deep = sanitise(`${'<b>'.repeat(5_000)}x`);
    expect(deep.match(/<b>/g)?.length).toBeLessThanOrEqual(24);
    expect(sanitise(`${'<div>'.repeat(8_000)}x`)).toBe('<p>x</p>');
  });
});
