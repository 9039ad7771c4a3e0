import { PAGES, type PageName } from './pages.ts';

type Paths = { readonly [Name in PageName]: (typeof PAGES)[Name]['path'] };

// The compiler cannot infer the names in entries. `Paths` describes them.
const pathEntries = Object.entries(PAGES).map(([name, { path }]) => [name, path]);

/** Paths of all pages, by the names in PAGES. */
export const PATHS: Paths = Object.fromEntries(pathEntries);

/** The URL that the calculator's form is sent to without script. It redirects to the result. */
export const CALCULATION_PATH = '/rakna';

/** Paths of the resource routes. */
export const RESOURCE_PATHS = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  salesRounds: '/rundor.ics',
  legalTexts: '/legal-texts.json',
  securityText: '/.well-known/security.txt',
} as const;

export const productPath = (id: string): string => `${PATHS.products}/${encodeURIComponent(id)}`;

/** Anchors that other places link to. */
export const ANCHORS = {
  calculator: 'calculator',
  formerCalculator: 'kalkylator',
  steps: 'guide',
  contact: 'kontakt',
  content: 'innehall',
  salesRounds: 'rundor',
  moneySteps: 'pengarnas-vag',
  ownShop: 'din-webbshop',
  withdrawalMessage: 'meddelande',
  withdrawalForm: 'blankett',
} as const;
