import { describe, expect, it } from 'vitest';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { createFaultySite, createTestApp, visit } from '../support/create-test-app.ts';
import { WITHOUT_OPTIONAL_VARS } from '../support/test-vars.ts';

type Site = ReturnType<typeof createTestApp>;

const find = async (site: Site, selector: string) => (await site.visit(PATHS.home)).all(selector);

const hrefsOf = async (site: Site, selector: string) =>
  (await find(site, selector)).map(({ attributes }) => attributes.href);

describe('the product strip on the start page', () => {
  it('leads to the first six products of an available list, and to the whole list with its number of products', async () => {
    const { site } = createFaultySite();
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

  it('appears a second after a page without it, once a list is available', async () => {
    const { clock, site } = createFaultySite();
    expect(await find(site, '.product-strip li')).toHaveLength(0);
    await site.get('/api/products');
    expect((await site.get(PATHS.home)).headers.get('cache-status')).toBe('pages; hit');
    clock.advance(1);
    expect(await find(site, '.product-strip li')).toHaveLength(6);
  });

  it('shows a stale list of another day, and the page is cached', async () => {
    const { provider, clock, site } = createFaultySite();
    await site.get(PATHS.products);
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(2 * 24 * 60 * 60);
    expect(await find(site, '.product-strip li')).toHaveLength(6);
    expect((await site.get(PATHS.home)).headers.get('cache-status')).toBe('pages; hit');
  });
});

describe('the facts on the start page', () => {
  const SALES_ROUNDS = JSON.stringify([
    { name: 'Vårrundan', opens: '2027-02-15', orderStop: '2027-03-21', deliveryWeek: '2027-W14' },
    { name: 'Julrundan', orderStop: '2026-12-06', deliveryWeek: '2026-W51' },
  ]);

  const factsOf = async (vars: Readonly<Record<string, string>>, now: string) =>
    (await find(createTestApp({ vars, now }), '.facts div')).map(({ text }) => text.replaceAll('\u00a0', ' '));

  it.each([
    ['2026-11-22T22:59:00Z', '6 december ?sista beställningsdag i Julrundan, leverans vecka 51'],
    ['2026-11-22T23:00:00Z', '15 februari ?börjar Vårrundan, med sista beställningsdag 21 mars och leverans vecka 14'],
    ['2027-03-07T22:59:00Z', '21 mars ?sista beställningsdag i Vårrundan, leverans vecka 14'],
  ])('name the next day of the round that a group can still join: at %s %s', async (now, fact) => {
    expect((await factsOf({ SALES_ROUNDS }, now)).at(-1)).toMatch(new RegExp(`^${fact}$`));
  });

  it.each([
    ['there is no schedule', WITHOUT_OPTIONAL_VARS, '2026-11-20T12:00:00Z'],
    ['no round can be joined', { SALES_ROUNDS }, '2027-03-07T23:00:00Z'],
  ])('name no day when %s', async (_case, vars, now) => {
    expect(await factsOf(vars, now)).toHaveLength(3);
  });
});

it('the start page says that the leader answers for the invoice together with the group, as the terms do', async () => {
  const { text } = await visit(PATHS.home);
  expect(text).toContain('har BankID och svarar för fakturan tillsammans med gruppen.');
});
