import { describe, expect, it } from 'vitest';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { CALENDAR_LINK } from '../../src/content/sales-rounds.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { findAll } from '../support/html.ts';

type Site = ReturnType<typeof createTestApp>;

const find = async (site: Site, selector: string) => findAll(await (await site.get(PATHS.home)).text(), selector);

const hrefsOf = async (site: Site, selector: string) =>
  (await find(site, selector)).map(({ attributes }) => attributes.href);

describe('the product strip on the start page', () => {
  const setUp = () => {
    const provider = createFaultyProvider();
    const clock = createClock();
    const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now });
    return { provider, clock, site };
  };

  it('leads to the first six products of the list at hand, and to the list with its number', async () => {
    const { site } = setUp();
    await site.get(PATHS.products);
    expect(await hrefsOf(site, '.product-strip li a')).toEqual(
      [
        'pepparkakor-i-kakburk',
        'morgonrunda-bryggkaffe',
        'skogshallonsylt',
        'doftljus-granskog',
        'froknacke',
        'glogg',
      ].map(productPath),
    );
    const [all] = await find(site, '.product-strip > a');
    expect(all).toMatchObject({ text: 'Alla 25 varor', attributes: { href: PATHS.products } });
  });

  it('shows a stale list of another day, and the page is cached', async () => {
    const { provider, clock, site } = setUp();
    await site.get(PATHS.products);
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(2 * 24 * 60 * 60);
    expect(await find(site, '.product-strip li')).toHaveLength(6);
    expect((await site.get(PATHS.home)).headers.get('cache-status')).toBe('pages; hit');
  });
});

it('the facts on the start page name the last day to order of the next round, when there is a schedule', async () => {
  const factsOf = async (vars: Readonly<Record<string, string>>) =>
    (await find(createTestApp({ vars, now: createClock().now }), '.facts div')).map(({ text }) => text);
  const round = { name: 'Julrundan', orderStop: '2026-12-06', deliveryWeek: '2026-W51' };
  expect((await factsOf({ SALES_ROUNDS: JSON.stringify([round]) })).at(-1)).toMatch(/^6\u00a0december ?nästa/);
  expect(await factsOf({})).toHaveLength(3);
});
