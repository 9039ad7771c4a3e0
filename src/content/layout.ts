import { COMPETITION_PROFIT_FACTOR } from '../domain/competition.ts';
import { PATHS } from '../domain/paths.ts';
import { contactLink, type Link, loginLink, phoneLink, registerLink, socialLinks } from './links.ts';
import type { Operator } from './operator.ts';

/** The copy says "dubbla" in words. This line stops compiling if the rule changes. */
COMPETITION_PROFIT_FACTOR satisfies 2;

const STEPS: Link = { label: 'Tjänsten', href: PATHS.steps };
const PRODUCTS: Link = { label: 'Produkter', href: PATHS.products };
const FAQ: Link = { label: 'Hjälp', href: PATHS.faq };
const NAV: readonly Link[] = [STEPS, PRODUCTS, FAQ];

type LinkColumn = { readonly title: string; readonly links: readonly Link[] };

const footerColumns = (operator: Operator): readonly LinkColumn[] => [
  { title: 'Sälj', links: [...NAV, { label: 'Material till gruppen', href: PATHS.material }] },
  {
    title: 'Om oss',
    links: [
      { label: `Om ${operator.productName}`, href: PATHS.about },
      { label: 'Rockerbetalning', href: PATHS.payment },
      { label: 'Blogg', href: PATHS.blog },
    ],
  },
  { title: 'Följ rundan', links: socialLinks(operator) },
];

const LEGAL_LINKS: readonly Link[] = [
  { label: 'Allmänna villkor', href: PATHS.groupTerms },
  { label: 'Köpvillkor', href: PATHS.purchaseTerms },
  { label: 'Ångra ett köp', href: PATHS.withdrawal },
  { label: 'Integritetspolicy', href: PATHS.privacy },
  { label: 'Tillgänglighet', href: PATHS.accessibility },
];

/** The main navigation's entry for a path. The entry for `/produkter/7` is `/produkter`. */
export const navEntry = (path: string): Link | undefined =>
  NAV.find(({ href }) => path === href || path.startsWith(`${href}/`));

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
    nav: NAV,
    start: registerLink(operator),
    login: loginLink(operator),
  },
  menu: { navLabel: 'Huvudmeny', title: 'Meny', open: 'Öppna menyn', close: 'Stäng menyn' },
  footer: {
    label: 'Sidfot',
    columns: footerColumns(operator).filter(({ links }) => links.length > 0),
    legal: { title: 'Villkor', links: LEGAL_LINKS },
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
