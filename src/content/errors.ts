import { ANCHORS, PATHS } from '../domain/paths.ts';
import { compareDates, stockholmDate, stockholmTime } from '../domain/plain-date.ts';
import { formatMonthDay, formatTime } from './format.ts';
import { homeLink, type Link } from './links.ts';

const HOME = 'Gå hem';
const UNEXPECTED = 'Ett oväntat fel inträffade.';
const NOT_ANSWERING = 'En tjänst som sidan behöver svarar inte som den ska. Försök igen om en liten stund.';
const WAIT = 'Felet är vårt, inte ditt. Vänta en liten stund och försök igen.';

const MOUSE = 'En tom kakburk och en mus med smulor runt sig';

const catalogueLink: Link = { label: 'Till sortimentet', href: PATHS.products };

const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  400: 'Adressen går inte att tolka. Kontrollera att hela länken kom med.',
  403: 'Du har inte tillgång till den här sidan.',
  404: 'Sidan finns inte.',
  405: 'Sidan finns, men det du försökte göra går inte här. Gå tillbaka och försök igen.',
  413: 'Texten är för lång. Gå tillbaka, korta den och försök igen.',
  429: 'Det kom ovanligt många förfrågningar från din uppkoppling. Vänta en minut och försök igen.',
  502: NOT_ANSWERING,
  503: NOT_ANSWERING,
  504: NOT_ANSWERING,
};

/** Every text that a visitor can see when something fails, keyed by what failed. */
export const errors = {
  /** An error without a text of its own. */
  unexpected: { title: 'Något gick fel', message: UNEXPECTED },
  /** A route that cannot answer the request. `status` is the HTTP status. */
  route: {
    statusTitle: (status: number) => `Error ${status}`,
    statusMessage: (status: number) => STATUS_MESSAGES[status] ?? UNEXPECTED,
    reload: 'Ladda om sidan',
    home: HOME,
    imageAlt: 'En medlem tar sig förskräckt om kinderna när kärran med varor har vält',
  },
  /** A part of a page. Its panel shows a title and a message from this file, and these texts. */
  panel: {
    retry: 'Försök igen',
    imageAlt: 'Ett stängt marknadsstånd med skylten ”Strax tillbaka”',
  },
  /** A path without a route. */
  notFound: {
    title: 'Hoppsan!',
    description: 'Sidan finns inte.',
    text: 'Sidan finns inte. Någon har redan tagit den sista kakan.',
    links: [homeLink, catalogueLink, { label: 'Till hjälpen', href: PATHS.faq }],
    imageAlt: MOUSE,
  },
  productList: { title: 'Produkterna kunde inte laddas', message: WAIT },
  product: { title: 'Produkten kunde inte hämtas', message: WAIT, link: catalogueLink },
  productNotFound: {
    title: 'Varan finns inte',
    description: 'Varan finns inte.',
    text: 'Den kan ha hört till en tidigare runda. Se vad som står på hyllan nu i stället.',
    links: [catalogueLink],
    imageAlt: MOUSE,
  },
  /**
   * The operator hides the product, for any reason, and perhaps for good. The visitor may have eaten something harmful, so
   * no mouse eats beside the text.
   */
  productHidden: {
    title: 'Varan visas inte just nu',
    description: 'Varan visas inte just nu.',
    text: 'Vi har valt att inte visa den, kanske bara för en tid. Har du beställt den, eller undrar du varför? Fråga oss, så berättar vi vad vi vet.',
    links: [catalogueLink, { label: 'Fråga oss', href: `${PATHS.faq}#${ANCHORS.contact}` }],
    imageAlt: null,
  },
  /** A missing image of a product. */
  productImage: { message: 'Media ej tillgänglig' },
  /** The visitor's connection. */
  offline: { message: 'Vi fick inget svar. Kontrollera att du är uppkopplad och försök igen.' },
  /** The code of a button could not be loaded. */
  lost: { message: 'Vi fick inget svar. Försök igen, eller ladda om sidan.' },
  /** The browser has not reported that it prints. */
  print: {
    message:
      'Öppnades inget utskriftsfönster? Välj Skriv ut i webbläsarens meny. I en app: öppna sidan i Safari, Chrome eller en annan webbläsare först.',
  },
  /** The whole application. The trailing space is part of the specified text. */
  application: { message: 'Ooops, something went wrong :( ', home: HOME },
  /** The last line of an error panel. */
  code: (code: string) => `Hör du av dig till oss? Ta med felkoden ${code}`,
} as const;

/**
 * Shown with cached products that could not be revalidated: "Priser från kl. 8.21", with the day unless it is today. It
 * is a separate function, so that browser bundles with `errors` leave it out.
 */
export const lastUpdated = (updated: Date, now: Date): string => {
  const day = stockholmDate(updated);
  const isToday = compareDates(day, stockholmDate(now)) === 0;
  return `Priser från ${isToday ? '' : `den ${formatMonthDay(day)} `}${formatTime(stockholmTime(updated))}`;
};
