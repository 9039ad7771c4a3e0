import { type Ore, type Product, widestRendition } from '../domain/product.ts';
import { toPlainText } from './document.ts';
import type { FaqCategory } from './faq.ts';
import { homeLink, type Link } from './links.ts';
import { pageTitle } from './page-title.ts';
import { PATHS, productPath } from './paths.ts';
import { products } from './products.ts';
import type { Site } from './site.ts';

/** Something that a page tells machines of, in the terms of schema.org (JSON-LD). */
export type JsonLdNode = { readonly '@type': string; readonly [property: string]: unknown };

/** The page that speaks, with the site's own origin without a slash at the end. */
export type JsonLdContext = { readonly site: Site; readonly publicOrigin: string; readonly path: string };

const LANGUAGE = 'sv-SE';
/** Swedish organisation numbers in the register of such schemes (ISO 6523). */
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

/** A page's name: its title as `pageTitle` makes it, without the brand. */
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

/** What the frame tells of itself: on the start page whose site it is, on every other page where in the site it stands. */
export const pageJsonLd = (context: JsonLdContext, title: string): readonly JsonLdNode[] => {
  const { site, publicOrigin, path } = context;
  return path === PATHS.home
    ? [organisation(site, publicOrigin), website(site, publicOrigin)]
    : [breadcrumbs(context, title)];
};

/** An amount as schema.org writes it: "149.50". */
const toDecimal = (ore: Ore): string => `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`;

/** A product and what it costs. It names no seller: that is the group whose web shop a customer buys in. */
export const productJsonLd = ({ id, name, tagline, price, media }: Product, origin: string): JsonLdNode => {
  const url = `${origin}${productPath(id)}`;
  const pictures = media.flatMap((asset) => widestRendition(asset)?.url ?? []);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description: tagline || undefined,
    sku: id,
    url,
    image: pictures.length > 0 ? pictures : undefined,
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
