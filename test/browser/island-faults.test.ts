import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { errors } from '../../src/content/errors.ts';
import { formatKronor } from '../../src/content/format.ts';
import { PATHS } from '../../src/content/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { breakChunk, serveChunk, UNREACHABLE } from './support/chunks.ts';
import { tellProvider } from './support/faults.ts';
import { forgetReports, receivedErrors } from './support/reports.ts';
import { afterEach, beforeEach, describe, expect, type Fixtures, inject, test } from './support/test.ts';

const origin = inject('troubledSiteUrl');
const CALCULATOR = 'HydratedCalculator';
const REPORT = "island calculator: a test's island";
const MENDED = 'Nu går det att räkna igen';

/** An island that cannot be drawn until the test has mended it. */
const FRAGILE = `
let mended = false;
addEventListener('mend', () => { mended = true; });
export const HydratedCalculator = () => {
  if (!mended) throw new Error("a test's island");
  return ${JSON.stringify(MENDED)};
};`;

const island = (page: Page) => page.locator('[data-island="calculator"]');
const panel = (page: Page) =>
  island(page).getByRole('heading', { level: 2, name: errors.unexpected.title, exact: true });
const retry = (page: Page) => island(page).getByRole('button', { name: errors.panel.retry });
const mend = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('mend')));
const cards = (page: Page) => page.locator('.product-grid h2 a');

/** What is reported by the time when nothing more is under way. */
const reportsInTheEnd = async (page: Page): Promise<readonly string[]> => {
  await expect.poll(receivedErrors).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  return receivedErrors();
};

const breakProps = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const marker of document.querySelectorAll('[data-props]')) marker.setAttribute('data-props', '{');
    }),
  );

/** A page with another island gets a calculator in addition. */
const addCalculator = () =>
  addEventListener('DOMContentLoaded', () => {
    const marker = document.createElement('div');
    Object.assign(marker.dataset, { island: 'calculator', when: 'visible', props: '{}' });
    document.querySelector('main')?.prepend(marker);
  });

/** The landing page, its calculator replaced by one that cannot be drawn. */
const openFragile = async (openPage: Fixtures['openPage']): Promise<Page> => {
  const page = await openPage(PATHS.home, { origin, prepare: (blank) => serveChunk(blank, CALCULATOR, FRAGILE) });
  await island(page).scrollIntoViewIfNeeded();
  await panel(page).waitFor();
  return page;
};

beforeEach(forgetReports);

describe('an island that cannot begin', () => {
  test.for([
    {
      why: 'its code cannot be reached',
      complaints: UNREACHABLE,
      prepare: (page: Page) => breakChunk(page, CALCULATOR),
    },
    {
      why: 'its code throws as it loads',
      complaints: [],
      prepare: (page: Page) => breakChunk(page, CALCULATOR, 'throws as it loads'),
    },
    { why: 'what it is given is no JSON', complaints: [], prepare: breakProps },
  ])(
    'because $why is reported once and leaves the server’s form usable',
    async ({ complaints, prepare }, { openPage, expectProblems }) => {
      expectProblems(...complaints);
      const page = await openPage(PATHS.home, { origin, prepare });
      await island(page).scrollIntoViewIfNeeded();
      await page.locator('[data-island="calculator"][data-state="failed"]').waitFor();
      expect(await reportsInTheEnd(page)).toEqual([expect.stringMatching(/^island calculator: /)]);
      await page.getByRole('spinbutton', { name: calculator.participants.label }).fill('12');
      await page.getByRole('spinbutton', { name: calculator.productsEach.label }).fill('10');
      await page.getByRole('button', { name: calculator.submit }).click();
      await page.waitForURL(/deltagare=12&produkter=10/);
      const shown = (await page.locator('output').textContent())?.trim().replace(/\s/g, '\u00a0');
      expect(shown).toBe(formatKronor(estimateProfit(12, 10).profitKronor));
    },
  );

  test('because what starts islands cannot be reached is reported once', async ({ openPage, expectProblems }) => {
    expectProblems(...UNREACHABLE, /^page error: .*dynamically imported module/);
    const page = await openPage(PATHS.home, { origin, prepare: (blank) => breakChunk(blank, 'start') });
    expect(await reportsInTheEnd(page)).toEqual([expect.stringMatching(/^promise: .*dynamically imported module/)]);
  });
});

describe('an island that cannot be drawn', () => {
  test('says so in its place, and is reported once', async ({ openPage }) => {
    const page = await openFragile(openPage);
    expect(await island(page).getByText(errors.unexpected.message).isVisible()).toBe(true);
    expect(await reportsInTheEnd(page)).toEqual([REPORT]);
  });

  test('says so again at a retry that fails, and comes back at one that does not', async ({ openPage }) => {
    const page = await openFragile(openPage);
    await panel(page).evaluate((element) => element.setAttribute('data-first', ''));
    await retry(page).click();
    await expect.poll(() => page.locator('[data-first]').count()).toBe(0);
    await panel(page).waitFor();
    await mend(page);
    await retry(page).click();
    await island(page).getByText(MENDED).waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  test('comes back when the address changes', async ({ openPage }) => {
    const page = await openFragile(openPage);
    await mend(page);
    await page.evaluate(() => history.pushState(null, '', '?deltagare=7'));
    await island(page).getByText(MENDED).waitFor();
  });
});

describe('on a page with another island', () => {
  afterEach(() => tellProvider());

  test('a fault in one leaves the other alive', async ({ openPage, expectProblems, unvisitedSiteUrl }) => {
    expectProblems(/^failed request: .* 502$/, /^console error: .*status of 502/);
    await tellProvider({ fault: 'wrong-shape' });
    const page = await openPage(PATHS.products, {
      origin: unvisitedSiteUrl,
      prepare: async (blank) => {
        await serveChunk(blank, CALCULATOR, FRAGILE);
        await blank.addInitScript(addCalculator);
      },
    });
    await panel(page).waitFor();
    await tellProvider();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.getByRole('main').getByRole('link', { name: errors.panel.retry }).click();
    await cards(page).first().waitFor();
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
  });
});

test('where not even the panel can be drawn, the outermost words show the way home', async ({ openPage }) => {
  const page = await openPage(`${PATHS.home}?deltagare=7`, {
    origin,
    prepare: (blank) =>
      // What every island listens to outside its boundary.
      blank.addInitScript(() => {
        const addEventListener = () => {
          throw new Error("a test's island");
        };
        Object.defineProperty(window, 'navigation', { value: { addEventListener } });
      }),
  });
  await island(page).scrollIntoViewIfNeeded();
  await island(page).getByText(errors.application.message.trim(), { exact: true }).waitFor();
  expect(await reportsInTheEnd(page)).toEqual([REPORT]);
  await island(page).getByRole('link', { name: errors.application.home }).click();
  await page.waitForURL(`${origin}/`);
});
