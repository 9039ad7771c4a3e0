import type { Competition } from '../domain/competition.ts';
import { PATHS, productPath } from '../domain/paths.ts';
import { isoDate } from '../domain/plain-date.ts';
import { type Product, widestRendition } from '../domain/product.ts';
import { homeLink, type Link, socialLinks } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { productListTexts } from './products.ts';
import { siteCard } from './share-image.ts';

/** A node of structured data in the vocabulary of schema.org (JSON-LD). */
export type JsonLdNode = { readonly '@type': string; readonly [property: string]: unknown };

/** The part of a page's context that its structured data needs. `publicOrigin` has no trailing slash. */
type JsonLdContext = { readonly operator: Operator; readonly publicOrigin: string; readonly path: string };

const LANGUAGE = 'sv-SE';
/** ISO 6523 identifier of the scheme of Swedish organisation numbers. */
const ORGANISATION_NUMBER_SCHEME = '0007';

const organisationId = (origin: string): string => `${origin}/#organisation`;

const organisation = (operator: Operator, origin: string): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(origin),
  name: operator.productName,
  legalName: operator.companyName,
  url: `${origin}${PATHS.home}`,
  logo: `${origin}/icons/icon-512.png`,
  email: operator.contactEmail,
  telephone: operator.contactPhone ?? undefined,
  address: operator.postalAddress,
  iso6523Code: `${ORGANISATION_NUMBER_SCHEME}:${operator.organisationNumber.replace('-', '')}`,
  vatID: operator.vatNumber,
  sameAs: socialLinks(operator).map(({ href }) => href),
});

const website = (operator: Operator, origin: string): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: operator.productName,
  url: `${origin}${PATHS.home}`,
  inLanguage: LANGUAGE,
  publisher: { '@id': organisationId(origin) },
});

/** A page's title without the brand that `pageTitle` appends. */
const nameOf = (title: string, operator: Operator): string => {
  const brand = pageTitle('', operator);
  return title.endsWith(brand) ? title.slice(0, -brand.length) : title;
};

const breadcrumbs = ({ operator, publicOrigin, path }: JsonLdContext, title: string): JsonLdNode => {
  const list: Link = { label: productListTexts(operator).title, href: PATHS.products };
  const above = path.startsWith(`${PATHS.products}/`) ? [list] : [];
  const trail: readonly Link[] = [
    { label: operator.productName, href: homeLink.href },
    ...above,
    { label: nameOf(title, operator), href: path },
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
  const { operator, publicOrigin, path } = context;
  return path === PATHS.home
    ? [organisation(operator, publicOrigin), website(operator, publicOrigin)]
    : [breadcrumbs(context, title)];
};

/**
 * A product with its price. The offer names no seller and no availability: the sellers are the groups, each with its
 * own web shop, in the rounds that the group takes part in.
 */
export const productJsonLd = ({ id, name, tagline, price, media }: Product, origin: string): JsonLdNode => {
  const url = `${origin}${productPath(id)}`;
  const [image] = media.flatMap((asset) => widestRendition(asset)?.url ?? []);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description: tagline || undefined,
    image,
    offers: { '@type': 'Offer', price: price / 100, priceCurrency: 'SEK', url },
  };
};

type CompetitionTexts = { readonly name: string; readonly description: string };

/** The competition and its period. The description fits its current phase. */
export const competitionJsonLd = (
  { operator, publicOrigin }: JsonLdContext,
  { starts, ends }: Competition,
  { name, description }: CompetitionTexts,
): JsonLdNode => {
  const url = `${publicOrigin}${PATHS.competition}`;
  return {
    '@type': 'Event',
    '@id': `${url}#tavling`,
    name,
    description,
    image: siteCard(operator, publicOrigin).url,
    startDate: isoDate(starts),
    endDate: isoDate(ends),
    // The event takes place as announced. The vocabulary has no status for an event that is over.
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: operator.companyName, url: `${publicOrigin}${PATHS.home}` },
    inLanguage: LANGUAGE,
    url,
  };
};
