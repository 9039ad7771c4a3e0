import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { errors } from '../../src/content/errors.ts';
import { formatKronor } from '../../src/content/format.ts';
import { PATHS } from '../../src/content/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { breakChunk, serveChunk, UNREACHABLE } from './support/chunks.ts';
import type { ReportReader } from './support/faulty-site.ts';
import { settle } from './support/page-facts.ts';
import { describe, expect, test } from './support/test.ts';

const CALCULATOR = 'HydratedCalculator';
const REPORT = "island calculator: a test's island";
const REPAIRED = 'Nu går det att räkna igen';

/** An island that throws while it renders, until the test sends it the event `repair`. */
const FRAGILE = `
let repaired = false;
addEventListener('repair', () => { repaired = true; });
export const ${CALCULATOR} = () => {
  if (!repaired) throw new Error("a test's island");
  return ${JSON.stringify(REPAIRED)};
};`;

const island = (page: Page) => page.locator('[data-island="calculator"]');
const panel = (page: Page) =>
  island(page).getByRole('heading', { level: 2, name: errors.unexpected.title, exact: true });
const retry = (page: Page) => island(page).getByRole('button', { name: errors.panel.retry });
const repair = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('repair')));

/** The errors that have been reported once the network is idle. Waits for at least one. */
const reportedErrors = async (page: Page, { errors }: ReportReader): Promise<readonly string[]> => {
  await expect.poll(errors).not.toEqual([]);
  await settle(page);
  return errors();
};

const breakProps = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const marker of document.querySelectorAll('[data-props]')) marker.setAttribute('data-props', '{');
    }),
  );

describe('an island that cannot start', () => {
  test.for([
    {
      why: 'its code cannot be loaded',
      problems: UNREACHABLE,
      prepare: (page: Page) => breakChunk(page, CALCULATOR),
    },
    {
      why: 'the code that starts islands cannot be loaded',
      problems: UNREACHABLE,
      prepare: (page: Page) => breakChunk(page, 'load-island'),
    },
    { why: 'its props are not JSON', problems: [], prepare: breakProps },
  ])(
    'is reported once and leaves the server-rendered form usable when $why',
    async ({ problems, prepare }, { monitoredPage, expectProblems, reports }) => {
      expectProblems(...problems);
      const page = await monitoredPage(PATHS.home, { prepare });
      await island(page).scrollIntoViewIfNeeded();
      await page.locator('[data-island="calculator"][data-state="failed"]').waitFor();
      expect(await reportedErrors(page, reports)).toEqual([expect.stringMatching(/^island calculator: /)]);
      await page.getByLabel(calculator.participants.label).fill('12');
      await page.getByLabel(calculator.productsEach.label).fill('10');
      await page.getByRole('button', { name: calculator.submit }).click();
      await page.waitForURL(/deltagare=12&produkter=10/);
      const shown = (await page.locator('.receipt-sum').textContent())?.trim().replace(/\s/g, '\u00a0');
      expect(shown).toBe(formatKronor(estimateProfit(12, 10).profitKronor));
    },
  );
});

test('an island that throws while it renders is reported once, and shows a panel until a retry succeeds', async ({
  monitoredPage,
  reports,
}) => {
  const page = await monitoredPage(PATHS.home, { prepare: (blank) => serveChunk(blank, CALCULATOR, FRAGILE) });
  await island(page).scrollIntoViewIfNeeded();
  await panel(page).waitFor();
  expect(await island(page).getByText(errors.unexpected.message).isVisible()).toBe(true);
  expect(await reportedErrors(page, reports)).toEqual([REPORT]);
  await panel(page).evaluate((element) => element.setAttribute('data-first', ''));
  await retry(page).click();
  await expect.poll(() => page.locator('[data-first]').count()).toBe(0);
  await panel(page).waitFor();
  await repair(page);
  await retry(page).click();
  await island(page).getByText(REPAIRED).waitFor();
  expect(await panel(page).count()).toBe(0);
});

test('when even the error panel fails to render, the last message links to the start page', async ({
  monitoredPage,
  reports,
}) => {
  const page = await monitoredPage(`${PATHS.home}?deltagare=7`, {
    prepare: (blank) =>
      // Every island uses this outside its error boundary.
      blank.addInitScript(() => {
        const addEventListener = () => {
          throw new Error("a test's island");
        };
        Object.defineProperty(window, 'navigation', { value: { addEventListener } });
      }),
  });
  await island(page).scrollIntoViewIfNeeded();
  await island(page).getByText(errors.application.message.trim(), { exact: true }).waitFor();
  expect(await reportedErrors(page, reports)).toEqual([REPORT]);
  await island(page).getByRole('link', { name: errors.application.home }).click();
  await page.waitForURL(({ pathname, search }) => pathname === '/' && search === '');
});
