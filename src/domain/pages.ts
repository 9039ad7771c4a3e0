import type { PlainDate } from './plain-date.ts';

/** The kinds of page. The style of a kind is in client/styles/pages. */
export const PAGE_KINDS = [
  'landing',
  'catalogue',
  'product',
  'help',
  'steps',
  'legal',
  'withdrawal',
  'material',
  'text',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The places with links to pages: the header (`main`), and columns of the footer. That of `sell` repeats the header. */
export type Menu = 'main' | 'sell' | 'about' | 'legal';

type Page = {
  readonly path: string;
  readonly kind: PageKind;
  /** The menu that links to the page. Unset: no menu does. */
  readonly menu?: Menu;
  /** The date of the page's present text, which the page states. Unset: the text has no date. */
  readonly lastModified?: PlainDate;
  /** Whether search engines must leave the page out. The sitemap does not list it. */
  readonly noindex?: true;
};

/** All pages but those of products, in the order of the menus. */
export const PAGES = {
  home: { path: '/', kind: 'landing' },
  steps: { path: '/sa-fungerar-det', kind: 'steps', menu: 'main' },
  products: { path: '/produkter', kind: 'catalogue', menu: 'main' },
  faq: { path: '/hjalp', kind: 'help', menu: 'main' },
  material: { path: '/material', kind: 'material', menu: 'sell' },
  about: { path: '/om-oss', kind: 'text', menu: 'about' },
  payment: { path: '/rocker', kind: 'text', menu: 'about' },
  blog: { path: '/blogg', kind: 'text', menu: 'about', noindex: true },
  competition: { path: '/tavlingar', kind: 'text' },
  groupTerms: {
    path: '/allmanna-villkor',
    kind: 'legal',
    menu: 'legal',
    lastModified: { year: 2026, month: 11, day: 29 },
  },
  purchaseTerms: {
    path: '/kopvillkor',
    kind: 'legal',
    menu: 'legal',
    lastModified: { year: 2026, month: 11, day: 29 },
  },
  withdrawal: { path: '/angra', kind: 'withdrawal', menu: 'legal' },
  privacy: {
    path: '/integritetspolicy',
    kind: 'legal',
    menu: 'legal',
    lastModified: { year: 2026, month: 11, day: 29 },
  },
  accessibility: {
    path: '/tillganglighet',
    kind: 'legal',
    menu: 'legal',
    lastModified: { year: 2026, month: 11, day: 27 },
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

/** The pages that a menu links to. */
export type PageInMenu = {
  [Name in PageName]: (typeof PAGES)[Name] extends { readonly menu: Menu } ? Name : never;
}[PageName];

/** The names of PAGES, in its order. */
export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGES).filter((name): name is PageName =>
  Object.hasOwn(PAGES, name),
);

const isInMenu = (name: PageName): name is PageInMenu => 'menu' in PAGES[name];

/** The pages of a menu, in its order. */
export const pagesIn = (menu: Menu): readonly PageInMenu[] =>
  PAGE_NAMES.filter(isInMenu).filter((name) => PAGES[name].menu === menu);

const BY_PATH: ReadonlyMap<string, Page> = new Map(Object.values(PAGES).map((page) => [page.path, page]));

/** The first segment of a path: `/kopvillkor` of `/kopvillkor/2026-11-28`. */
const firstSegment = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The kind of page at a path. A page below another is of its kind. An unknown path has the kind `text`. */
export const pageKindAt = (path: string): PageKind =>
  path.startsWith(`${PAGES.products.path}/`) ? 'product' : (BY_PATH.get(firstSegment(path))?.kind ?? 'text');

/** Whether search engines must leave out the page at a path. */
export const isNoindexAt = (path: string): boolean => BY_PATH.get(path)?.noindex === true;
