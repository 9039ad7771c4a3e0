import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { products as productsCopy } from '../../src/content/products.ts';
import { barriersAndDoubtsIn, barriersIn } from './support/axe.ts';
import { tellProvider } from './support/faults.ts';
import { heading, movements } from './support/page-facts.ts';
import { afterEach, DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';
import { TOUR_MS, tour } from './support/tour.ts';
import { WIDGET_STATES } from './support/widget-states.ts';

const site = inject('site');
const list = productsCopy(site);

/** What a wide table holds beyond the screen's edge is like what it shows. */
const SCROLLED_AWAY = /color-contrast: .*<(caption|th|td)\b/;

test('no page has a barrier on a computer', { timeout: TOUR_MS }, async ({ openPage, expectProblems }) => {
  expect(await tour({ openPage, expectProblems }, { width: DESKTOP }, barriersIn)).toEqual([]);
});

test('no page has a barrier on a phone, and the contrast of all text can be measured there', {
  timeout: TOUR_MS,
}, async ({ openPage, expectProblems }) => {
  const found = await tour({ openPage, expectProblems }, { width: PHONE }, barriersAndDoubtsIn);
  expect(found.filter((finding) => !SCROLLED_AWAY.test(finding))).toEqual([]);
});

test.for(WIDGET_STATES)(
  '$name is no barrier, and stands still for those who want less motion',
  async ({ path, options, arrange }, { openPage }) => {
    const page = await openPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    expect(await barriersIn(page)).toEqual([]);
    if (options?.reducedMotion !== false) expect(await movements(page)).toEqual([]);
  },
);

describe('where the provider lets the site down', () => {
  afterEach(() => tellProvider());

  test('neither failures nor an empty shelf nor old products are a barrier', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(/^failed request: .* 502$/, /^console error: .*status of 502/);
    await tellProvider({ fault: 'wrong-shape' });
    const page = await openPage(PATHS.products, { origin, width: PHONE });
    await heading(page, errors.productList.title).waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await page.goto(productPath('angsblommor'));
    await heading(page, errors.product.title).waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await tellProvider({ fault: 'empty' });
    await page.goto(PATHS.products);
    await heading(page, list.empty.title, 2).waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await tellProvider({ fault: 'wrong-shape' });
    await expect
      .poll(async () => {
        await page.goto(PATHS.products);
        return page.locator('.stale-note').isVisible();
      })
      .toBe(true);
    expect(await barriersIn(page)).toEqual([]);
  });
});
