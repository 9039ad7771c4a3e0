import { COMPETITION_PROFIT_FACTOR } from '../domain/competition.ts';
import { type Menu, type PageInMenu, pagesIn } from '../domain/pages.ts';
import { PATHS } from '../domain/paths.ts';
import { contactLink, type Link, loginLink, phoneLink, registerLink, socialLinks } from './links.ts';
import type { Operator } from './operator.ts';

/** The copy says "dubbla" in words. This line stops compiling if the rule changes. */
COMPETITION_PROFIT_FACTOR satisfies 2;

/** The text of the links to a page in the menus. */
const LABELS: Readonly<Record<PageInMenu, (operator: Operator) => string>> = {
  steps: () => 'Tjänsten',
  products: () => 'Produkter',
  faq: () => 'Hjälp',
  material: () => 'Material till gruppen',
  about: ({ productName }) => `Om ${productName}`,
  payment: () => 'Rockerbetalning',
  blog: () => 'Blogg',
  groupTerms: () => 'Allmänna villkor',
  purchaseTerms: () => 'Köpvillkor',
  withdrawal: () => 'Ångra ett köp',
  privacy: () => 'Integritetspolicy',
  accessibility: () => 'Tillgänglighet',
};

const linksOf = (menu: Menu, operator: Operator): readonly Link[] =>
  pagesIn(menu).map((name) => ({ label: LABELS[name](operator), href: PATHS[name] }));

type LinkColumn = { readonly title: string; readonly links: readonly Link[] };

const footerColumns = (operator: Operator): readonly LinkColumn[] => [
  { title: 'Sälj', links: [...linksOf('main', operator), ...linksOf('sell', operator)] },
  { title: 'Om oss', links: linksOf('about', operator) },
  { title: 'Följ rundan', links: socialLinks(operator) },
];

/** The path that the main navigation marks as the current one. At `/produkter/7`, it is `/produkter`. */
export const currentNavPath = (path: string): string | undefined =>
  pagesIn('main')
    .map((name) => PATHS[name])
    .find((href) => path === href || path.startsWith(`${href}/`));

/** Texts and links of the layout that surrounds every page. */
export const layout = (operator: Operator) => ({
  skipLink: 'Hoppa till innehållet',
  noticeLabel: 'Meddelande',
  promo: {
    label: 'Tävling',
    text: 'Tävling! Den grupp som säljer mest i höst får dubbla förtjänsten',
    link: { label: 'Läs mer', href: PATHS.competition },
    /** Completes "Läs mer" for screen readers, which can read links out of context. */
    linkSuffix: 'om tävlingen',
  },
  header: {
    logo: { label: `${operator.productName}, till startsidan`, href: PATHS.home },
    nav: linksOf('main', operator),
    start: registerLink(operator),
    login: loginLink(operator),
  },
  menu: { navLabel: 'Huvudmeny', title: 'Meny', open: 'Öppna menyn', close: 'Stäng menyn' },
  footer: {
    label: 'Sidfot',
    columns: footerColumns(operator).filter(({ links }) => links.length > 0),
    legal: { title: 'Villkor', links: linksOf('legal', operator) },
    /**
     * The company's details, with `email`, as required by lagen (2002:562) om elektronisk handel, 8 §, and
     * aktiebolagslagen (2005:551), 28 kap. 5 §.
     */
    company: [
      operator.companyName,
      `Säte:\u00a0${operator.companySeat}`,
      `Org.nr\u00a0${operator.organisationNumber}`,
      `Momsreg.nr ${operator.vatNumber}`,
      operator.postalAddress,
    ],
    email: contactLink(operator),
    /** Null if the site has no telephone. */
    phone: phoneLink(operator),
  },
});

/** Colour of the browser's toolbar and of the installed app; the same as `--paper` in the style sheet. */
export const THEME_COLOR = '#fffaf0';
