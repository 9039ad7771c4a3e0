import { CALCULATOR_FIELDS, FAQ_QUERY, ROUND_FIELD } from '../shared/form-fields.ts';
import { PAGES, type PageName } from './pages.ts';
import { isoDate, type PlainDate } from './plain-date.ts';
import type { ProfitEstimate } from './profit.ts';
import type { SalesRound } from './sales-rounds.ts';

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

/** The path of a search of the FAQ. An empty query shows all questions. */
export const faqPath = (query: string): string =>
  query === '' ? PATHS.faq : `${PATHS.faq}?${new URLSearchParams({ [FAQ_QUERY]: query })}`;

const toQuery = ({ participants, productsEach }: ProfitEstimate, round: SalesRound | null): string =>
  new URLSearchParams({
    [CALCULATOR_FIELDS.participants]: String(participants),
    [CALCULATOR_FIELDS.productsEach]: String(productsEach),
    ...(round && { [ROUND_FIELD]: round.id }),
  }).toString();

/** The path of the material with a plan. */
export const materialPath = (estimate: ProfitEstimate, round: SalesRound | null = null): string =>
  `${PATHS.material}?${toQuery(estimate, round)}`;

/** The landing page's path with a calculation. */
export const resultPath = (estimate: ProfitEstimate): string => `${PATHS.home}?${toQuery(estimate, null)}`;

/** The path of a former version of the legal text at `path`. */
export const formerTextPath = (path: string, date: PlainDate): string => `${path}/${isoDate(date)}`;

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
