import { readFile } from 'node:fs/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const PROGRAM = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Grain, stitches and drawn decorations: behind text they keep its contrast from being measured. */
const WITHOUT_DECORATION =
  '*, ::before, ::after { background-image: none !important } ::before, ::after { content: none !important }';

/** The debugger's evaluation is not subject to the page's content security policy. */
const run = async (page: Page) => {
  await page.evaluate(PROGRAM);
  return page.evaluate(
    async ([css, runOnly]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const before = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...before, sheet];
      try {
        return await window.axe.run({ runOnly, resultTypes: ['violations', 'incomplete'] });
      } finally {
        document.adoptedStyleSheets = before;
      }
    },
    [WITHOUT_DECORATION, STANDARDS] as const,
  );
};

const describe = (results: readonly axe.Result[]): readonly string[] =>
  results.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));

/** What breaks a rule of WCAG 2.2 AA or of good practice in the page as it stands now. */
export const barriersIn = async (page: Page): Promise<readonly string[]> => describe((await run(page)).violations);

/** Its barriers, and what could not be decided: text before a picture, whose contrast is not known, above all. */
export const barriersAndDoubtsIn = async (page: Page): Promise<readonly string[]> => {
  const { violations, incomplete } = await run(page);
  return describe([...violations, ...incomplete]);
};
