import * as fc from 'fast-check';
import { SEED } from '../support/check-property.ts';
import { description } from '../support/descriptions.ts';
import { renderDescription } from '../support/render-description.tsx';
import { IMPORTED_TABLE } from '../support/routes.ts';
import { sidewaysOverflow } from './support/page-facts.ts';
import { expect, inject, PHONE, test } from './support/test.ts';

const COUNT = 200;

test(`readers see the same lines in ${COUNT} generated descriptions as a browser shows for their sources`, async ({
  browser,
}) => {
  const page = await browser.newPage();
  const linesOf = (sources: readonly string[]): Promise<readonly (readonly string[])[]> =>
    page.evaluate(
      (htmls) =>
        htmls.map((html) => {
          document.body.innerHTML = html;
          // biome-ignore lint/performance/useDomNodeTextContent: the lines are those that readers see
          const text = document.body.innerText;
          // Tabs separate the cells of a row, but do not stand next to a block in a cell.
          const lines = text.split(/[\n\t]/).map((line) => line.replace(/\s+/g, ' ').trim());
          return lines.filter((line) => line !== '');
        }),
      sources,
    );
  const sources = fc.sample(description, { seed: SEED, numRuns: COUNT });
  const [expected, shown] = [await linesOf(sources), await linesOf(sources.map(renderDescription))];
  await page.close();
  expect(expected.flat().length).toBeGreaterThan(COUNT);
  const different = sources.flatMap((source, index) =>
    JSON.stringify(expected[index]) === JSON.stringify(shown[index])
      ? []
      : [{ source, expected: expected[index], shown: shown[index] }],
  );
  expect(different.toSorted((a, b) => a.source.length - b.source.length).slice(0, 3)).toEqual([]);
});

test('a wide table scrolls by itself, even with the arrow keys, and its page does not', async ({ freshPage }) => {
  const page = await freshPage(IMPORTED_TABLE, { width: PHONE, origin: inject('importedUrl'), reducedMotion: true });
  expect(await sidewaysOverflow(page)).toBe(0);
  const table = page.locator('.table-region');
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBeGreaterThan(0);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await sidewaysOverflow(page)).toBe(0);
});
