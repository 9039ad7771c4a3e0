import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Text } from './document.ts';
import { companyIdentity, link, WITHDRAWAL_RULE } from './legal/shared.ts';
import type { Operator } from './operator.ts';
import { printedOrderDeadline, roundsOfRange } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** Keeps a postal code and its town on one line. */
const withUnbrokenTown = (text: string): string => text.replace(/\b(\d{3}) (\d{2}) /g, '$1\u00a0$2\u00a0');

/**
 * The cover of the printed product list, which sellers show to customers. `site` is the site's URL as printed. No sign
 * follows a URL or an e-mail address, because readers would copy or type it too.
 */
export const brochure = (operator: Operator, today: PlainDate, site: string) => ({
  round: roundsOfRange(operator, today),
  title: 'Det här kan du beställa',
  text: SHARE_IN_WORDS.toCustomers,
  buying: {
    title: 'Så köper du',
    steps: [
      'Beställ hos den som visar dig broschyren.',
      'Betala med Swish, eller när du får varorna.',
      'Samma person lämnar över varorna till dig.',
    ],
  },
  deadline: printedOrderDeadline(operator, today),
  notes: [
    {
      title: 'Innehåll och allergener',
      text: [
        `står på förpackningen och på varans sida. Om de saknas där kan du fråga oss på ${operator.supportEmail} innan du beställer. Är du allergisk? Läs på sidan innan du beställer, och på förpackningen innan du äter. Varornas sidor finns på `,
        link(`${site}${PATHS.products}`, PATHS.products),
      ],
    },
    {
      title: 'Ångerrätt.',
      text: [
        `${WITHDRAWAL_RULE} Öppnade livsmedel är undantagna. Säg till den som säljer, eller skriv till gruppledaren. En blankett finns på `,
        link(`${site}${PATHS.withdrawal}`, PATHS.withdrawal),
        ' – villkoren finns på ',
        link(`${site}${PATHS.purchaseTerms}`, PATHS.purchaseTerms),
      ],
    },
  ] satisfies readonly { readonly title: string; readonly text: Text }[],
  group: 'Klass, lag eller förening:',
  /** Whom the customer may write to. The seller is often a child. */
  leader: 'Gruppledare, e-post:',
  shop: { label: 'Min webbshop:', text: 'Skanna koden, eller skriv in adressen.' },
  range: { label: 'Sortimentet på webben:', signpost: 'Där kan du titta. Du beställer hos den som säljer.' },
  sender: withUnbrokenTown(`${companyIdentity(operator)}, ${operator.contactEmail}`),
});

/** The last page of the printed product list, for the seller to fill in. */
export const brochureOrders = {
  title: 'Beställningar',
  seller: 'Den som säljer:',
  columns: ['Vara', 'Antal', 'Namn', 'Telefon', 'E-post eller adress', 'Summa'],
  note: 'Till dig som säljer: berätta vad allt kostar tillsammans, och visa ångerrätten på framsidan. Lägg in beställningarna i din webbshop senast på sista beställningsdagen. Ge kunden en bekräftelse direkt, med e‑post eller på papper, och låt inte nästa kund läsa listan.',
  personalData:
    'Till dig som köper: gruppen lägger in uppgifterna i webbshoppen, så att du får dina varor, och kastar listan när försäljningen är klar. Mer står i integritetspolicyn på webbplatsen.',
};
