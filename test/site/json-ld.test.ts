import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from '../../src/components/layout/Layout.tsx';
import { productJsonLd } from '../../src/content/json-ld.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { visit } from '../support/create-test-app.ts';
import { parseJsonLd } from '../support/html.ts';
import { createProduct } from '../support/products.ts';

const ORIGIN = 'https://www.saljrundan.example';

const loadJsonLd = async (path: string) => parseJsonLd(await (await visit(path)).html);

describe('JSON-LD', () => {
  it('describes the organisation and the web site on the start page', async () => {
    const [organisation, website] = await loadJsonLd(PATHS.home);
    expect(organisation).toMatchObject({
      '@type': 'Organization',
      name: 'Säljrundan',
      legalName: 'Exempelbolaget AB',
      iso6523Code: '0007:0000000000',
      vatID: 'SE000000000001',
      sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    });
    expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organisation?.['@id'] } });
  });

  it("omits the organisation's social media when it has none", async () => {
    const nowhere = { FACEBOOK_URL: '', INSTAGRAM_URL: '', LINKEDIN_URL: '', TIKTOK_URL: '' };
    const page = await visit(PATHS.home, { vars: nowhere });
    expect((await parseJsonLd(page.html))[0]).toMatchObject({ '@type': 'Organization', sameAs: [] });
    expect(await page.texts('.footer-links h2')).toEqual(['Sälj', 'Om oss', 'Villkor']);
  });

  it("lists the operator's social media, as the footer does", async () => {
    const vars = { FACEBOOK_URL: '', LINKEDIN_URL: '', TIKTOK_URL: '' };
    const page = await visit(PATHS.home, { vars });
    const [organisation] = await parseJsonLd(page.html);
    expect(organisation).toMatchObject({ sameAs: [expect.stringMatching(/instagram/)] });
    const links = await page.texts('.footer-links a');
    expect(links).toContain('Instagram');
    expect(links).not.toContain('Facebook');
  });

  it.each([PATHS.faq, PATHS.privacy])('describes the breadcrumb trail of %s', async (path) => {
    const page = await visit(path);
    const [title = ''] = await page.texts('head title');
    const [trail] = await parseJsonLd(page.html);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Säljrundan', item: `${ORIGIN}/` },
        { position: 2, name: title.split(' – ')[0], item: `${ORIGIN}${path}` },
      ],
    });
  });

  it('describes a product with price and breadcrumb trail, but without seller or availability, which are unknown', async () => {
    const url = `${ORIGIN}${productPath('fladersaft')}`;
    const [trail, productNode] = await loadJsonLd(productPath('fladersaft'));
    expect(trail).toMatchObject({
      itemListElement: [{}, { name: 'Vårt sortiment', item: `${ORIGIN}/produkter` }, { position: 3, item: url }],
    });
    expect(productNode).toMatchObject({
      '@type': 'Product',
      name: expect.stringMatching(/\S/),
      '@id': url,
      image: expect.stringMatching(/-1600\.avif$/),
    });
    expect(productNode?.offers).toEqual({ '@type': 'Offer', price: expect.any(Number), priceCurrency: 'SEK', url });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028"\\', '</SCRIPT >', '<script'])(
    'keeps the hostile text %j unchanged and inside the script block',
    async (name) => {
      const jsonLd = [productJsonLd({ ...createProduct(), name }, ORIGIN)];
      const html = renderToStaticMarkup(createElement(JsonLd, { jsonLd }));
      expect(html.match(/</g)).toHaveLength(2);
      expect((await parseJsonLd(html))[0]?.name).toBe(name);
    },
  );
});
