import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const load = async (path: string) => (await fetchSite(path)).text();

describe('the accessibility statement', () => {
  it.each([
    ['how far the site conforms to WCAG', /uppfyller delvis WCAG\u00a02\.2 på nivå\u00a0AA/],
    ['the known shortcomings', /Brister som vi känner till/],
    ['where to report a shortcoming', /support@saljrundan\.example/],
    ['the supervisory authority', /Post- och telestyrelsen \(PTS\)/],
    ['the law that applies', /lagen \(2023:254\) om vissa produkters och tjänsters tillgänglighet/],
    ['the date of the last review', /Senast granskad den 21\u00a0november 2026/],
  ])('states %s', async (_fact, text) => {
    expect(await readableText(await load(PATHS.accessibility))).toMatch(text);
  });

  it.each(['/', PATHS.products, '/finns-inte'])('is linked from the footer of %s', async (path) => {
    const links = await findAll(await load(path), `footer a[href="${PATHS.accessibility}"]`);
    expect(links.map(({ text }) => text)).toEqual(['Tillgänglighet']);
  });
});

it.each([...Object.values(PATHS), '/produkter/fladersaft', '/finns-inte'])(
  '%s states in its footer the company details that the law requires',
  async (path) => {
    const [footerEnd] = await findAll(await load(path), 'footer .footer-end p');
    expect(footerEnd?.text).toBe(
      'Exempelbolaget AB Säte:\u00a0Exempelstad Org.nr\u00a0000000-0000 Momsreg.nr\u00a0SE000000000001 ' +
        'Exempelgatan 1, 000 00 Exempelstad hej@saljrundan.example',
    );
  },
);

describe('the purchase terms', () => {
  it.each([
    ['that the group is the seller', /Säljaren är gruppen/],
    ['the statutory right of withdrawal', /ångra ditt köp inom 14\u00a0dagar från den dag du fick varorna/],
    ['the additional right to return', /lämnas tillbaka inom 15\u00a0dagar från köpet eller leveransen/],
    ['that the statutory right always applies', /Den påverkar inte din ångerrätt på 14\u00a0dagar/],
    [
      'the time limit for claims about faults',
      /reklamera den\. Enligt konsumentköplagen \(2022:260\) får du göra det i tre år/,
    ],
    ['the board that settles disputes', /Allmänna reklamationsnämnden \(ARN\)/],
  ])('state %s', async (_fact, text) => {
    expect(await readableText(await load(PATHS.purchaseTerms))).toMatch(text);
  });
});
