import { type Ore, type Product, widestRendition } from '../domain/product.ts';
import type { SalesRound } from '../domain/sales-rounds.ts';
import { toPlainText } from './document.ts';
import type { FaqCategory } from './faq.ts';
import { isoDate } from './format.ts';
import { homeLink, type Link } from './links.ts';
import { pageTitle } from './page-title.ts';
import { PATHS, productPath } from './paths.ts';
import { products } from './products.ts';
import { salesRoundsCalendar } from './sales-rounds.ts';
import type { Site } from './site.ts';

/** A node of structured data in the vocabulary of schema.org (JSON-LD). */
export type JsonLdNode = { readonly '@type': string; readonly [property: string]: unknown };

/** The part of a page's context that its structured data needs; `publicOrigin` has no trailing slash. */
type JsonLdContext = { readonly site: Site; readonly publicOrigin: string; readonly path: string };

const LANGUAGE = 'sv-SE';
/** ISO 6523 identifier of the scheme of Swedish organisation numbers. */
const ORGANISATION_NUMBER_SCHEME = '0007';

const organisationId = (origin: string): string => `${origin}/#organisation`;

const organisation = (site: Site, origin: string): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(origin),
  name: site.productName,
  legalName: site.companyName,
  url: `${origin}${PATHS.home}`,
  logo: `${origin}/icons/icon-512.png`,
  email: site.contactEmail,
  address: site.postalAddress,
  iso6523Code: `${ORGANISATION_NUMBER_SCHEME}:${site.organisationNumber.replace('-', '')}`,
  vatID: site.vatNumber,
  sameAs: Object.values(site.social),
});

const website = (site: Site, origin: string): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.productName,
  url: `${origin}${PATHS.home}`,
  inLanguage: LANGUAGE,
  publisher: { '@id': organisationId(origin) },
});

/** A page's title without the brand that `pageTitle` appends. */
const nameOf = (title: string, site: Site): string => {
  const brand = pageTitle('', site);
  return title.endsWith(brand) ? title.slice(0, -brand.length) : title;
};

const breadcrumbs = ({ site, publicOrigin, path }: JsonLdContext, title: string): JsonLdNode => {
  const list: Link = { label: products(site).title, href: PATHS.products };
  const above = path.startsWith(`${PATHS.products}/`) ? [list] : [];
  const trail: readonly Link[] = [
    { label: site.productName, href: homeLink.href },
    ...above,
    { label: nameOf(title, site), href: path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicOrigin}${href}`,
    })),
  };
};

/** Structured data of every page: the organisation and the website on the start page, breadcrumbs on all others. */
export const pageJsonLd = (context: JsonLdContext, title: string): readonly JsonLdNode[] => {
  const { site, publicOrigin, path } = context;
  return path === PATHS.home
    ? [organisation(site, publicOrigin), website(site, publicOrigin)]
    : [breadcrumbs(context, title)];
};

/** An amount in kronor in the format of schema.org: "149.50". */
const toDecimal = (ore: Ore): string => `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;

/** A product and its price. Without a seller: customers buy in the web shops of the selling groups. */
export const productJsonLd = ({ id, name, tagline, price, media }: Product, origin: string): JsonLdNode => {
  const url = `${origin}${productPath(id)}`;
  const images = media.flatMap((asset) => widestRendition(asset)?.url ?? []);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description: tagline || undefined,
    sku: id,
    url,
    image: images.length > 0 ? images : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(price),
      priceCurrency: 'SEK',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
};

/** The order stop of a round, the day that groups and customers must know. */
export const salesRoundJsonLd = (round: SalesRound, site: Site, origin: string): JsonLdNode => {
  const url = `${origin}${PATHS.service}`;
  return {
    '@type': 'Event',
    name: salesRoundsCalendar(site).orderStop(round),
    startDate: isoDate(round.orderStop),
    endDate: isoDate(round.orderStop),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: site.productName, url: `${origin}${PATHS.home}` },
    url,
  };
};

/** The questions and answers of the help page. */
export const faqJsonLd = (categories: readonly FaqCategory[]): JsonLdNode => ({
  '@type': 'FAQPage',
  inLanguage: LANGUAGE,
  mainEntity: categories
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(toPlainText).join('\n') },
    })),
});
