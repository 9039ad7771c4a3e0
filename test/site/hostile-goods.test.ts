import { describe, expect, inject, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createSiteOf } from '../support/goods.ts';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

/** The maximum size of a page, however much the provider sends. */
const MAX_PAGE_LENGTH = 1_000_000;

describe('hostile goods', () => {
  it.each([
    ['scripts in a definition list', `<dl><dt>${SCRIPT}a<dd onclick="alert(1)">${SCRIPT}b</dl>`],
    ['ten thousand nested blocks', '<div>'.repeat(10_000)],
    ['ten thousand nested blocks, closed', `${'<div>'.repeat(4_500)}${'</div>'.repeat(4_500)}`],
    ['a table of five thousand cells', `<table>${`<tr>${'<td>1'.repeat(50)}`.repeat(100)}</table>`],
    ['a table of absurd spans', `<table><tr>${'<td colspan=99999 rowspan=-1>1'.repeat(1_000)}</table>`],
    ['a thousand nested lists', '<ul><li>'.repeat(1_000)],
    ['nothing but headings', '<h1><h6>'.repeat(2_000)],
  ])('with %s have a page of limited size that is safe and causes no report', async (_name, description) => {
    const { path, visit, reported } = createSiteOf({ detail: { description: `<p>Början</p>${description}` } });
    const { status, html } = await visit(path);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(MAX_PAGE_LENGTH);
    expect(html).toContain('<p>Början</p>');
    expect(html).not.toMatch(/alert\(1\)|onclick|onerror/);
    expect(reported).toEqual([]);
  });

  it.each([
    ['no size', { width: 0, height: 0 }],
    ['an absurd size', { width: 1e9, height: -1 }],
    ['a size that is text', { width: '480', height: null }],
  ])('are shown when their pictures have %s', async (_name, size) => {
    const url = `${inject('providerUrl')}/a.jpg`;
    const media = [{ name: 'A', renditions: { LARGE: { url, ...size } } }];
    const { path, visit, reported } = createSiteOf({ listed: { thumbnail: { url, ...size } }, detail: { media } });
    expect((await visit(PATHS.products)).html).toContain(`src="${url}"`);
    expect((await visit(path)).status).toBe(200);
    expect(reported).toEqual([]);
  });

  it('are dropped when nothing usable is left, which is reported once, and the other products are shown', async () => {
    const others = [{ id: '../x', name: 'X', price: 1 }, { id: 'y', name: `&${'amp;'.repeat(99)}`, price: 1 }, null];
    const { visit, reported } = createSiteOf({ others });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const page = await visit(PATHS.products);
      expect(await page.texts('.card h2')).toEqual(['Vara']);
    }
    expect(reported).toHaveLength(1);
  });
});
