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
  /dagens snittpris är (.+? kr): /.exec(await noteOf(site))?.[1];

describe("today's average price on the start page", () => {
  it('is computed from the list in memory', async () => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    expect(await averageOf(site)).toBe('127 kr');
  });

  it('is left out without a list, and the page makes no provider request for it', async () => {
    const { provider, site } = createFaultySite();
    expect(await noteOf(site)).toBe(
      'Uppskattningen gäller om alla kunder betalar. 150 kr per produkt är en schablon. Priserna varierar med säsongen: se priserna.',
    );
    await site.waitForBackground();
    expect(await provider.requests()).toEqual([]);
  });

  it.each([
    ['', 'ungefär 38 100–45 000 kr'],
    ['?deltagare=12&produkter=1', 'ungefär 762–900 kr'],
  ])('stands with the standard price below the sum of /%s', async (query, range) => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    const page = await site.visit(`${PATHS.home}${query}`);
    expect((await page.texts('.receipt-aside')).map(plain)).toEqual([`Räkna med ${range}`]);
  });

  it.each([15_000, 20_000])('changes nothing below the sum or in what is shared at %i öre', async (price) => {
    const { provider, site } = createFaultySite();
    await provider.behave({ price });
    await site.get(PATHS.products);
    const page = await site.visit(`${PATHS.home}?deltagare=12`);
    expect(await page.texts('.receipt-aside')).toEqual([]);
    const [description] = await page.all('[property="og:description"]');
    expect(plain(description?.attributes.content ?? '')).toBe(
      'Om 12 personer säljer 20 varor vardera blir förtjänsten ungefär 18 000 kr, räknat med schablonen 150 kr per vara. Räkna på er egen grupp.',
    );
  });

  it('is in the text that shares a calculation', async () => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    const [button] = await (await site.visit(`${PATHS.home}?deltagare=12`)).all('.receipt [data-text]');
    expect(plain(button?.attributes['data-text'] ?? '')).toBe(
      'Om 12 personer säljer 20 varor vardera blir förtjänsten ungefär 15 200–18 000 kr.',
    );
  });

  it.each([
    [PATHS.home, '12 × 20 varor: ungefär 15 200–18 000 kr – Säljrundan'],
    [PATHS.material, 'Mötesblad, 12 × 20 varor: ungefär 15 200–18 000 kr – Säljrundan'],
  ])('is in the title of a shared %s', async (path, title) => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    const page = await site.visit(`${path}?deltagare=12`);
    expect((await page.texts('title')).map(plain)).toEqual([title]);
  });

  it('is in the description of a shared calculation, with the freight of a small sale left to pay', async () => {
    const { site } = createFaultySite();
    await site.get(PATHS.products);
    const page = await site.visit(`${PATHS.home}?deltagare=12&produkter=1`);
    const [description] = await page.all('[property="og:description"]');
    expect(plain(description?.attributes.content ?? '')).toBe(
      'Om 12 personer säljer 1 vara vardera blir förtjänsten ungefär 762–900 kr, före frakt, räknat med dagens snittpris, 127 kr, och med schablonen 150 kr per vara. Räkna på er egen grupp.',
    );
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
