import { describe, expect, it } from 'vitest';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { steps } from '../../src/content/steps.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { findAll } from '../support/html.ts';

type Site = ReturnType<typeof createTestApp>;

const find = async (site: Site, selector: string) => findAll(await (await site.get(PATHS.home)).text(), selector);

const hrefsOf = async (site: Site, selector: string) =>
  (await find(site, selector)).map(({ attributes }) => attributes.href);

it.each([
  [PATHS.home, '.steps h3'],
  [PATHS.steps, '.long-steps h2'],
])('%s draws the icon of each step beside its title', async (path, title) => {
  const { get, deps } = createTestApp();
  const html = await (await get(path)).text();
  const icons = await findAll(html, `${title} .icon`);
  expect(icons.map(({ attributes }) => attributes.src)).toEqual(
    steps(deps.config.operator).map(({ icon }) => `/illustrations/feature-icons.svg#${icon}`),
  );
});

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

  it('has images that keep their place and wait for the scene above them', async () => {
    const { site } = setUp();
    await site.get(PATHS.products);
    const images = await find(site, '.product-strip img');
    expect(images.map(({ attributes }) => attributes)).toEqual(
      Array.from({ length: 6 }, () =>
        expect.objectContaining({ width: '480', height: '480', alt: '', loading: 'lazy', fetchpriority: 'low' }),
      ),
    );
  });

  it('is absent without a list', async () => {
    const { site } = setUp();
    expect(await find(site, '.product-strip')).toEqual([]);
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

describe('the facts on the start page', () => {
  const SALES_ROUNDS = JSON.stringify([
    { name: 'Vårrundan', orderStop: '2027-03-21', deliveryWeek: '2027-W14' },
    { name: 'Julrundan', orderStop: '2026-12-06', deliveryWeek: '2026-W51' },
  ]);

  const factsOf = async (vars: Readonly<Record<string, string>>, now: string) =>
    (await find(createTestApp({ vars, now: () => new Date(now) }), '.facts div')).map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    );

  it.each([
    ['2026-12-06T22:59:00Z', '6 december'],
    ['2026-12-06T23:00:00Z', '21 mars'],
  ])('name the last day to order of the next round: at %s %s', async (now, day) => {
    expect((await factsOf({ SALES_ROUNDS }, now)).at(-1)).toMatch(new RegExp(`^${day} ?nästa sista beställningsdag$`));
  });

  it('name no day without a schedule', async () => {
    expect(await factsOf({}, '2026-11-20T12:00:00Z')).toHaveLength(3);
  });
});

it('the start page names the payment partner and its licence where they are configured', async () => {
  const vars = { PAYMENT_PARTNER_NAME: 'Betalbolaget AB', PAYMENT_PARTNER_LICENCE: 'betalningsinstitut' };
  const [feature] = await find(createTestApp({ vars }), '.features p');
  expect(feature?.text).toContain(
    'till vår betalpartner Betalbolaget AB, betalningsinstitut. Betalpartnern förvarar pengarna',
  );
});

it('the start page leads guardians to the answer about children', async () => {
  const site = createTestApp();
  const [link] = await find(site, '.terms a');
  expect(link?.attributes.href).toBe(`${PATHS.faq}#barn-och-unga`);
  const [answer] = await findAll(await (await site.get(PATHS.faq)).text(), '#barn-och-unga');
  expect(answer?.text).toContain('vårdnadshavares godkännande');
  expect(answer?.text).toContain('inte övriga medlemmar eller föräldrar');
});
