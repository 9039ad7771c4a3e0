import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE_SOURCE = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Decorative backgrounds would prevent axe from measuring the contrast of text. */
const WITHOUT_DECORATION =
  '*, ::before, ::after { background-image: none !important } ::before, ::after { content: none !important }';

/** The debugger's evaluation is not subject to the page's content security policy. */
const runAxe = async (page: Page, within = 'html') => {
  await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ([css, runOnly, selector]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const before = [...document.adoptedStyleSheets];
      document.adoptedStyleSheets = [...before, sheet];
      try {
        return await window.axe.run(selector, { runOnly, resultTypes: ['violations', 'incomplete'] });
      } finally {
        document.adoptedStyleSheets = before;
      }
    },
    [WITHOUT_DECORATION, STANDARDS, within] as const,
  );
};

const formatResults = (results: readonly axe.Result[]): readonly string[] =>
  results.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));

/** Violations of WCAG 2.2 AA and of axe's best practices in the current state of the page, or of an element of it. */
export const findViolations = async (page: Page, within?: string): Promise<readonly string[]> =>
  formatResults((await runAxe(page, within)).violations);

/** The violations, and what axe could not decide, mainly the contrast of text in front of an image. */
export const findViolationsAndIncomplete = async (page: Page): Promise<readonly string[]> => {
  const { violations, incomplete } = await runAxe(page);
  return formatResults([...violations, ...incomplete]);
};
