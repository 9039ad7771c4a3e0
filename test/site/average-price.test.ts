import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createFaultySite } from '../support/create-test-app.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

type Site = ReturnType<typeof createFaultySite>['site'];

const noteOf = async (site: Site, query = ''): Promise<string> => {
  const page = await site.visit(`${PATHS.home}${query}`);
  expect(page.status).toBe(200);
  const [note = ''] = await page.texts('.receipt-note');
  return plain(note);
};

const averageOf = async (site: Site): Promise<string | undefined> =>
  /Med dagens snittpris, (.+? kr), blir det /.exec(await noteOf(site))?.[1];

describe("today's average price on the start page", () => {
  it('is computed from the list in memory', async () => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    expect(await averageOf(site)).toBe('127 kr');
  });

  it('is left out without a list, and the page makes no provider request for it', async () => {
    const { provider, site } = createFaultySite();
    expect(await noteOf(site)).toBe(
      'En uppskattning, om alla kunder betalar. 150 kr per produkt är en schablon. Priserna varierar med säsongen: se priserna.',
    );
    await site.waitForBackground();
    expect(await provider.requests()).toEqual([]);
  });

  it.each([
    ['99', 'blir det 663 kr efter frakten: '],
    ['', 'blir det 762 kr före frakten: '],
  ])('treats the freight of a small sale as the sum above it does: with a fee of %j', async (fee, words) => {
    const { site } = createFaultySite({ SHIPPING_FEE_KRONOR: fee });
    await site.get(PATHS.products);
    expect(await noteOf(site, '?deltagare=12&produkter=1')).toContain(`Med dagens snittpris, 127 kr, ${words}`);
  });

  it('is left out when the list is from yesterday', async () => {
    const { clock, site } = createFaultySite();
    await site.get(PATHS.products);
    clock.advance(24 * 60 * 60);
    expect(await averageOf(site)).toBeUndefined();
  });

  it('stays in the page cache no longer than the list is fresh', async () => {
    const { provider, clock, site } = createFaultySite();
    await site.get(PATHS.products);
    clock.advance(290);
    expect(await averageOf(site)).toBe('127 kr');
    await provider.behave({ price: 20_000 });
    clock.advance(10);
    await site.get(PATHS.products);
    expect(await averageOf(site)).toBe('200 kr');
  });
});
