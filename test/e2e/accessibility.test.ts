import type { Locator } from 'playwright-core';
import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { products as productsCopy } from '../../src/content/products.ts';
import { findViolations } from './support/axe.ts';
import { animations, heading } from './support/page-facts.ts';
import { expect, inject, PHONE, test } from './support/test.ts';
import { WIDGET_STATES } from './support/widget-states.ts';

const list = productsCopy(inject('operator'));

test.for(WIDGET_STATES)(
  '$name has no accessibility violations and respects reduced motion',
  async ({ path, options, arrange }, { freshPage }) => {
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    expect(await findViolations(page)).toEqual([]);
    if (options?.reducedMotion !== false) expect(await animations(page)).toEqual([]);
  },
);

test('failed, empty and stale product pages have no accessibility violations', async ({
  freshPage,
  expectProblems,
  faultySite: { url: origin, provider },
}) => {
  expectProblems(/^failed request: .* 502$/, /^console error: .*status of 502/);
  const page = await freshPage(productPath('glogg'), { origin, width: PHONE });
  /** Loads the page until it shows what the provider sends now. */
  const visitUntil = async (path: string, shows: Locator) => {
    await expect
      .poll(async () => {
        await page.goto(path);
        return shows.first().isVisible();
      })
      .toBe(true);
    expect(await findViolations(page)).toEqual([]);
  };
  await provider.behave({ fault: 'empty' });
  await visitUntil(PATHS.products, heading(page, list.empty.title, 2));
  await provider.behave({ fault: 'wrong-shape' });
  await visitUntil(PATHS.products, heading(page, errors.productList.title));
  await visitUntil(productPath('angsblommor'), heading(page, errors.product.title));
  await visitUntil(productPath('glogg'), page.locator('.stale-note'));
});
