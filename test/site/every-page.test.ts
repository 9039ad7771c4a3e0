import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { describe, expect, it } from 'vitest';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { BUDGETS, expectWithin } from '../support/budgets.ts';
import { fetchSite, visit } from '../support/create-test-app.ts';
import { gluedWords, type Page, readPage } from '../support/html.ts';
import { withoutInlined } from '../support/page-style.ts';
import { ALL, PAGES, PRODUCT } from '../support/routes.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React's equivalent spellings: camel case attributes (and `HIDDEN`, see src/pages/faq/FaqSections.tsx), `<br/>` and
      // `disabled=""`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The style sheet keeps a telephone number on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

/** A dot, a bullet or a bar between two texts. Screen readers read it aloud: "mittenpunkt". */
const SPOKEN_SEPARATOR = /[·•‧|]/;

/** A product with a neighbour on both sides. */
const PRODUCT_WITH_NEIGHBOURS = productPath('skogshallonsylt');

const htmlBudgetOf = (path: string) =>
  ({ [PATHS.products]: BUDGETS.listHtml, [PATHS.faq]: BUDGETS.faqHtml, [PRODUCT]: BUDGETS.productHtml })[path] ??
  BUDGETS.html;

const compressedBudgetOf = (path: string) => (path === PATHS.faq ? BUDGETS.compressedFaq : BUDGETS.compressedPage);

const loadPage = async (path: string): Promise<Page> => {
  const page = await visit(path);
  expect(page.status, path).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return page;
};

describe.each([...ALL, PRODUCT_WITH_NEIGHBOURS])('the document at %s', (path) => {
  it('is valid HTML', async () => {
    const { results } = await validator.validateString((await visit(path)).html);
    const errors = results.flatMap(({ messages }) => messages);
    expect(errors.map(({ ruleId, message, line, selector }) => `${ruleId} ${line}: ${message} ${selector}`)).toEqual(
      [],
    );
  });

  it('has white space between words of different elements, and no separators that are read out', async () => {
    const page = await visit(path);
    expect(await gluedWords(page.html)).toEqual([]);
    expect(page.text).not.toMatch(SPOKEN_SEPARATOR);
  });

  it('sends no fields to a URL with an anchor, because w3m would append them to the anchor', async () => {
    const forms = await (await visit(path)).all('form:not([method=post])');
    const actions = forms.map(({ attributes }) => attributes.action);
    expect(actions.filter((action) => action?.includes('#'))).toEqual([]);
  });
});

describe.each(PAGES)('%s', (path) => {
  const htmlBudget = htmlBudgetOf(path);
  const compressedBudget = compressedBudgetOf(path);

  it('is a Swedish document with one h1, a title and a description of 120 to 155 characters', async () => {
    const page = await loadPage(path);
    expect((await page.all('html'))[0]?.attributes.lang).toBe('sv');
    expect(await page.texts('h1')).toEqual([expect.stringMatching(/\S/)]);
    expect((await page.texts('head title'))[0]).toMatch(/Säljrundan/);
    expect((await page.all('meta[name=description]'))[0]?.attributes.content).toMatch(/^.{120,155}$/);
  });

  it('has the early script, loads one low-priority module script, and has no other script and no handler', async () => {
    const page = await loadPage(path);
    expect(page.html.match(/<script[^>]*>/gi)).toEqual([
      '<script>',
      expect.stringMatching(/^<script type="module" src="\/build\/[^"]+" fetchpriority="low">$/i),
      // Pages that search engines must not index have no structured data.
      ...(path === PATHS.blog ? [] : ['<script type="application/ld+json">']),
    ]);
    expect(page.html).not.toMatch(/\sstyle=|\son[a-z]+="/i);
  });

  it(`has at most ${htmlBudget.kB} kB of HTML, and ${compressedBudget.kB} kB with its style, its script and gzip`, async () => {
    // The landing page shows the products of a cached list.
    await loadPage(PATHS.products);
    const { html } = await loadPage(path);
    expectWithin(htmlBudget, new TextEncoder().encode(withoutInlined(html)).byteLength, path);
    const compressed = new Response(html).body?.pipeThrough(new CompressionStream('gzip'));
    expectWithin(compressedBudget, (await new Response(compressed).arrayBuffer()).byteLength, path);
  });

  it('links only to pages and anchors that exist', async () => {
    const page = await loadPage(path);
    const hrefs = new Set((await page.all('a[href]')).map(({ attributes }) => attributes.href ?? ''));
    for (const href of hrefs) {
      const url = new URL(href, `http://localhost:8787${path}`);
      if (url.origin !== 'http://localhost:8787') continue;
      const target = await fetchSite(`${url.pathname}${url.search}`);
      expect(target.status, `${path} -> ${href}`).toBe(200);
      const anchor = decodeURIComponent(url.hash.slice(1));
      const body = await target.text();
      if (anchor) expect(body, `${path} -> ${href}`).toContain(`id="${anchor}"`);
    }
  });
});

it.each([
  [PATHS.about, null],
  [PATHS.home, 'source[media]'],
  [PATHS.products, 'img[fetchpriority=high]'],
  [PRODUCT, 'img[fetchpriority=high]'],
])('the Link header of %s preloads only its first image: %s', async (path, firstImage) => {
  const page = await visit(path);
  const images = firstImage ? await page.all(firstImage) : [];
  expect(images).toHaveLength(firstImage ? 1 : 0);
  const hints = images.map(({ attributes: { src, srcset, sizes, media } }) => [
    `<${src ?? srcset}>`,
    'rel=preload',
    'as=image',
    'fetchpriority=high',
    ...(src && srcset ? [`imagesrcset="${srcset}"`] : []),
    ...(sizes ? [`imagesizes="${sizes}"`] : []),
    ...(media ? [`media="${media}"`] : []),
  ]);
  const link = page.headers.get('link');
  expect(link === null ? [] : link.split(/, (?=<)/).map((hint) => hint.split('; '))).toEqual(hints);
  // A second preload in the document would duplicate the first.
  expect(await page.all('link[rel=preload]')).toEqual([]);
});

it('every page has a unique title and a unique description', async () => {
  const heads = await Promise.all(
    PAGES.map(async (path) => {
      const page = await loadPage(path);
      const [description] = await page.all('meta[name=description]');
      return [(await page.texts('head title'))[0], description?.attributes.content];
    }),
  );
  expect(new Set(heads.flat()).size).toBe(2 * PAGES.length);
});

it('a form that is posted says what is missing, and keeps what was sent out of caches and search engines', async () => {
  const pages = await Promise.all(PAGES.map(loadPage));
  const forms = (await Promise.all(pages.map((page) => page.all('form[method=post]')))).flat();
  expect(forms.length).toBeGreaterThan(0);
  for (const { attributes } of forms) {
    const [path = ''] = (attributes.action ?? '').split('#');
    const page = await readPage(await fetchSite(path, { method: 'POST', body: new URLSearchParams({ a: '1' }) }));
    expect(page.status).toBe(422);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(await page.all('meta[name=robots][content=noindex]')).toHaveLength(1);
    expect(await page.all('main form [aria-invalid=true]')).not.toHaveLength(0);
  }
});

it('the start page leads to every page', async () => {
  // While there is a competition.
  const page = await visit(PATHS.home, { now: '2026-10-01T10:00:00Z' });
  const hrefs = (await page.all('a[href]')).map(({ attributes }) => attributes.href);
  expect(hrefs).toEqual(expect.arrayContaining(Object.values(PATHS)));
});
