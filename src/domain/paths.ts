/** Paths of all pages. */
export const PATHS = {
  home: '/',
  steps: '/sa-fungerar-det',
  products: '/produkter',
  faq: '/hjalp',
  about: '/om-oss',
  groupTerms: '/allmanna-villkor',
  purchaseTerms: '/kopvillkor',
  withdrawal: '/angra',
  privacy: '/integritetspolicy',
  accessibility: '/tillganglighet',
  blog: '/blogg',
  payment: '/rocker',
  material: '/material',
  competition: '/tavlingar',
} as const;

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
