import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { ALL, PRODUCT } from './support/routes.ts';
import { describe, expect, test } from './support/test.ts';

const FOLDER = 'client/styles/pages';

/** The kind of each page, by the name of its sheet. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  landing: ALL.filter((path) => path.startsWith(`${PATHS.home}?`) || path === PATHS.home),
  catalogue: ALL.filter((path) => path.startsWith(`${PATHS.products}?`) || path === PATHS.products),
  product: [PRODUCT, productPath('morgonrunda-bryggkaffe')],
  help: ALL.filter((path) => path.startsWith(PATHS.faq)),
  steps: [PATHS.steps],
  legal: [PATHS.groupTerms, PATHS.purchaseTerms, PATHS.privacy, PATHS.accessibility],
  withdrawal: [PATHS.withdrawal],
  material: [PATHS.material],
  text: [PATHS.about, PATHS.blog, PATHS.payment, PATHS.competition, '/finns-inte'],
};

/** The sheets that a kind of page imports in addition to the common ones, as texts. */
const importsOf = (kind: string): readonly { readonly name: string; readonly css: string }[] => {
  const list = readFileSync(join(FOLDER, `${kind}.css`), 'utf8');
  return [...list.matchAll(/@import "\.\.\/([\w-]+\.css)" layer/g)].map(([, name = '']) => ({
    name,
    css: readFileSync(join('client/styles', name), 'utf8'),
  }));
};

/**
 * Whether a rule of a style sheet applies to an element of the page, at any width. Selectors of nested rules do not
 * count.
 */
const matches = (page: Page, css: string): Promise<boolean> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const isUsed = (rule: CSSRule): boolean => {
      if (rule instanceof CSSStyleRule) return document.querySelector(rule.selectorText) !== null;
      return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isUsed);
    };
    return [...sheet.cssRules].some(isUsed);
  }, css);

/** Blocks the style in the page, as a browser or a proxy does that removes the hash from the policy. */
const blockStyle = (path: string) => (page: Page) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/style-src [^;]+/, "style-src 'self'") ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

type Text = { readonly text: string; readonly isHeading: boolean; readonly isVisible: boolean; readonly top: number };

/** The elements with text of their own, in document order. */
const textsOf = (page: Page): Promise<readonly Text[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map((element) => ({
        text: element.textContent?.trim() ?? '',
        isHeading: /^H\d$/.test(element.tagName),
        isVisible: element.checkVisibility({ visibilityProperty: true }),
        top: element.getBoundingClientRect().top,
      })),
  );

test.for([PATHS.home, PATHS.products, PRODUCT, PATHS.faq, PATHS.withdrawal, PATHS.privacy])(
  'without its style %s shows the same texts, and its headings in the same order',
  async (path, { freshPage, expectProblems }) => {
    const styled = await textsOf(await freshPage(path));
    // A document that a test has fulfilled may not load images from this machine.
    expectProblems(/style-src|loopback|ERR_FAILED/);
    const page = await freshPage(path, { prepare: blockStyle(path) });
    const unstyled = await textsOf(page);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop)).toBe('8px');
    const shown = unstyled.filter(({ isVisible }) => isVisible);
    const wanted = styled.filter(({ isVisible }) => isVisible);
    expect(wanted.filter(({ text }) => !shown.some((other) => other.text === text))).toEqual([]);
    const tops = shown.filter(({ isHeading }) => isHeading).map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

describe('the style of a page', () => {
  test('has a sheet for each kind of page', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(KINDS)
        .map((kind) => `${kind}.css`)
        .sort(),
    );
  });

  test.for(Object.keys(KINDS))(
    'of the kind %s imports no sheet that none of its pages can use',
    async (kind, { sharedPage }) => {
      let unused = importsOf(kind);
      for (const path of KINDS[kind] ?? []) {
        const page = await sharedPage(path);
        const isUsed = await Promise.all(unused.map(({ css }) => matches(page, css)));
        unused = unused.filter((_, index) => !isUsed[index]);
      }
      expect(unused.map(({ name }) => name)).toEqual([]);
    },
  );
});
