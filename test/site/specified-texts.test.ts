import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp, visit } from '../support/create-test-app.ts';
import { PAGES, PRODUCT } from '../support/routes.ts';

const PROMO = 'Tävling! Den grupp som säljer mest i höst får dubbla förtjänsten';

const headingOf = async (path: string): Promise<string | undefined> => (await (await visit(path)).texts('h1'))[0];

describe('the layout', () => {
  it.each([...PAGES, '/finns-inte'])('has the promo strip, the navigation and the footer at %s', async (path) => {
    const page = await visit(path);
    expect(page.text).toContain(PROMO);
    const links = await page.all('a[href]');
    const has = (text: string, href: string) =>
      expect(
        links.some((link) => link.text === text && link.attributes.href === href),
        `${text} -> ${href}`,
      ).toBe(true);
    has('Läs mer om tävlingen', '/tavlingar');
    has('Tjänsten', '/sa-fungerar-det');
    has('Produkter', '/produkter');
    has('Hjälp', '/hjalp');
    has('Rockerbetalning', '/rocker');
    has('Om Säljrundan', '/om-oss');
    has('Blogg', '/blogg');
    has('Allmänna villkor', '/allmanna-villkor');
    has('Köpvillkor', '/kopvillkor');
    has('Integritetspolicy', '/integritetspolicy');
    has('Tillgänglighet', '/tillganglighet');
    has('Ångra ett köp', '/angra');
    has('Starta försäljning', 'https://medlem.saljrundan.example/groups/register');
    has('Logga in', 'https://medlem.saljrundan.example/');
    for (const social of ['facebook', 'instagram', 'linkedin', 'tiktok']) {
      expect(links.some(({ attributes }) => attributes.href?.includes(`www.${social}.com/`))).toBe(true);
    }
  });

  it.each([
    ['/produkter', 'Produkter'],
    [PRODUCT, 'Produkter'],
    ['/hjalp', 'Hjälp'],
    ['/sa-fungerar-det', 'Tjänsten'],
  ])('marks the current section at %s: %s', async (path, label) => {
    const current = await (await visit(path)).texts('header a[aria-current]');
    expect(current).toEqual([label]);
  });
});

it.each([
  ['/sa-fungerar-det', 'Tjänsten i tre steg'],
  ['/produkter', 'Vårt sortiment'],
  ['/hjalp', 'Hjälp'],
  ['/om-oss', 'Om oss'],
  [PRODUCT, 'Pepparkakor i kakburk'],
])('%s has the heading "%s"', async (path, heading) => {
  expect(await headingOf(path)).toBe(heading);
});

it.each([
  ['/', 'En digital plattform för riktigt enkel klass- och lagförsäljning'],
  ['/hjalp', 'Vad behöver du hjälp med?'],
  ['/om-oss', 'Vilka är vi bakom Säljrundan?'],
  ['/om-oss', 'över 75\u00a0års erfarenhet'],
  ['/blogg', 'Läs om intressanta saker här!'],
  ['/rocker', 'Säkra betalningar direkt till gruppens konto'],
  [PRODUCT, 'Beskrivning'],
  [PRODUCT, '145\u00a0kr'],
])('%s contains the text "%s"', async (path, text) => {
  expect((await visit(path)).text).toContain(text);
});

it('/hjalp answers at least 18 questions in three categories, each with an anchor, and links to the e-mail address', async () => {
  const page = await visit('/hjalp');
  const categories = await page.texts('.faq-section h2');
  expect(categories.slice(0, 3)).toEqual(['Starta försäljning', 'Försäljning och förtjänst', 'Kunder och betalning']);
  const questions = await page.all('main details > [id]');
  expect(questions.length).toBeGreaterThanOrEqual(18);
  const links = (await page.all('main a[href]')).map(({ attributes }) => attributes.href);
  expect(links).toContain('mailto:hej@saljrundan.example');
  expect(links).toContain('https://medlem.saljrundan.example/groups/register');
  expect(links).toContain('https://medlem.saljrundan.example/');
});

it('a product page has a link back to the list', async () => {
  const back = (await (await visit(PRODUCT)).all('main a')).find(({ text }) => text === 'Tillbaka till produkterna');
  expect(back?.attributes.href).toBe('/produkter');
});

it('the start page has six features, the anchors calculator and guide, and the start button', async () => {
  const page = await visit('/');
  expect(await page.all('#calculator')).toHaveLength(1);
  // The anchor of older links.
  expect(await page.all('#kalkylator')).toHaveLength(1);
  expect(await page.all('#guide')).toHaveLength(1);
  expect(await page.all('.features > li h3')).toHaveLength(6);
  expect((await page.all('main a')).filter(({ text }) => text === 'Starta försäljning').length).toBeGreaterThan(1);
});

it('the about page adds the operator’s own paragraph when it is configured', async () => {
  const paragraphs = async (ABOUT_TEXT: string) =>
    (await visit(PATHS.about, { vars: { ABOUT_TEXT } })).texts('.prose p');
  const [without, withText] = [await paragraphs(''), await paragraphs('Vi finns i <Exempelstad>.')];
  expect(withText).toHaveLength(without.length + 1);
  expect(withText.at(-2)).toBe('Vi finns i <Exempelstad>.');
});

it('the product name comes from PRODUCT_NAME on every page', async () => {
  const site = createTestApp({ vars: { PRODUCT_NAME: 'Kakrundan' } });
  for (const path of [...PAGES, '/finns-inte']) {
    const page = await site.visit(path);
    expect(page.html, path).toContain('Kakrundan');
    expect(page.html, path).not.toContain('Säljrundan');
  }
});
