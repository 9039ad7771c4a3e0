import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const load = async (path: string) => (await fetchSite(path)).text();

describe('the accessibility statement', () => {
  it.each([
    ['how far the site has come', /uppfyller delvis WCAG\u00a02\.2 på nivå\u00a0AA/],
    ['what is known to be lacking', /Brister som vi känner till/],
    ['whom to tell', /support@saljrundan\.example/],
    ['who supervises', /Post- och telestyrelsen \(PTS\)/],
    ['under which law', /lagen \(2023:254\) om vissa produkters och tjänsters tillgänglighet/],
    ['when it was last reviewed', /Senast granskad den 21\u00a0november 2026/],
  ])('says %s', async (_what, text) => {
    expect(await readableText(await load(PATHS.accessibility))).toMatch(text);
  });

  it.each(['/', PATHS.products, '/finns-inte'])('is linked from the footer of %s', async (path) => {
    const links = await findAll(await load(path), `footer a[href="${PATHS.accessibility}"]`);
    expect(links.map(({ text }) => text)).toEqual(['Tillgänglighet']);
  });
});

it.each([...Object.values(PATHS), '/produkter/fladersaft', '/finns-inte'])(
  '%s says who answers for the site, as the law asks',
  async (path) => {
    const [end] = await findAll(await load(path), 'footer .footer-end p');
    expect(end?.text).toBe(
      'Exempelbolaget AB Säte:\u00a0Exempelstad Org.nr\u00a0000000-0000 Momsreg.nr\u00a0SE000000000001 ' +
        'Exempelgatan 1, 000 00 Exempelstad hej@saljrundan.example',
    );
  },
);

describe('the purchase terms', () => {
  it.each([
    ['who the seller is', /Säljaren är gruppen/],
    ['the right of withdrawal by law', /ångra ditt köp inom 14\u00a0dagar från den dag du fick varorna/],
    ['the right to return beside it', /lämnas tillbaka inom 15\u00a0dagar från köpet eller leveransen/],
    ['that the law’s right stands in any case', /Den påverkar inte din ångerrätt på 14\u00a0dagar/],
    [
      'how long a fault may be claimed',
      /reklamera den\. Enligt konsumentköplagen \(2022:260\) får du göra det i tre år/,
    ],
    ['where a dispute is tried', /Allmänna reklamationsnämnden \(ARN\)/],
  ])('say %s', async (_what, text) => {
    expect(await readableText(await load(PATHS.purchaseTerms))).toMatch(text);
  });
});

describe('the competition', () => {
  it.each([
    ['its period', /från och med den 1\u00a0september till och med den 1\u00a0november/],
    ['the prize', /Vinnaren får dubbel förtjänst på hela sin försäljning/],
    ['who may join', /Alla klasser, lag och föreningar som säljer under perioden är med/],
    [
      'what decides between equals',
      /Om flera grupper har sålt lika många vinner den grupp som först kom upp i antalet/,
    ],
    ['how the winner is told', /Gruppledaren i den vinnande gruppen får besked med e-post/],
  ])('tells %s', async (_what, text) => {
    expect(await readableText(await load(PATHS.competition))).toMatch(text);
  });
});
