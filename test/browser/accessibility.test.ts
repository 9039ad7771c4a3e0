import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { products as productsCopy } from '../../src/content/products.ts';
import { findViolations } from './support/axe.ts';
import { animations, heading } from './support/page-facts.ts';
import { expect, inject, PHONE, test } from './support/test.ts';
import { WIDGET_STATES } from './support/widget-states.ts';

const list = productsCopy(inject('site'));

test.for(WIDGET_STATES)(
  '$name has no accessibility violations and respects reduced motion',
  async ({ path, options, arrange }, { openPage }) => {
    const page = await openPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange(page);
    expect(await findViolations(page)).toEqual([]);
    if (options?.reducedMotion !== false) expect(await animations(page)).toEqual([]);
  },
);

test('failed, empty and stale product pages have no accessibility violations', async ({
  openPage,
  expectProblems,
  faultySite: { url: origin, provider },
}) => {
  expectProblems(/^failed request: .* 502$/, /^console error: .*status of 502/);
  await provider.behave({ fault: 'wrong-shape' });
  const page = await openPage(PATHS.products, { origin, width: PHONE });
  await heading(page, errors.productList.title).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(productPath('angsblommor'));
  await heading(page, errors.product.title).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await provider.behave({ fault: 'empty' });
  await page.goto(PATHS.products);
  await heading(page, list.empty.title, 2).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await provider.behave({ fault: 'wrong-shape' });
  await expect
    .poll(async () => {
      await page.goto(PATHS.products);
      return page.locator('.stale-note').isVisible();
    })
    .toBe(true);
  expect(await findViolations(page)).toEqual([]);
});
