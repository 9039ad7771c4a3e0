import type { Deps } from '../deps.ts';
import { isNoindexAt, PAGES } from '../domain/pages.ts';
import { productPath } from '../domain/paths.ts';
import { isoDate, type PlainDate } from '../domain/plain-date.ts';
import type { ProductSummary } from '../domain/product.ts';
import type { AppContext } from '../http/app-env.ts';
import { recordError } from '../http/errors/error-handlers.ts';
import { PRODUCTS_MAX_AGE_SECONDS } from '../http/product-headers.ts';
import { sendResource } from './resources.ts';

type SitemapEntry = { readonly path: string; readonly lastModified?: PlainDate; readonly image?: string };

const PAGE_ENTRIES: readonly SitemapEntry[] = Object.values(PAGES).filter((page) => !isNoindexAt(page.path));

const toSitemapEntry = ({ id, thumbnail }: ProductSummary): SitemapEntry => {
  const path = productPath(id);
  return thumbnail ? { path, image: thumbnail.url } : { path };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const toXml = (entries: readonly SitemapEntry[], origin: string): string => {
  const urls = entries.map(({ path, lastModified, image }) =>
    [
      `<url><loc>${escapeXml(`${origin}${path}`)}</loc>`,
      lastModified ? `<lastmod>${isoDate(lastModified)}</lastmod>` : '',
      image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : '',
      '</url>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
};

/** The sitemap (sitemaps.org). If no list is available, it has only the pages that do not depend on the list. */
export const sitemapRoute = (deps: Deps) => async (c: AppContext) => {
  const { config, provider } = deps;
  const products = await provider.products().then(
    ({ value }) => value.map(toSitemapEntry),
    (error: unknown) => {
      recordError(error, c, deps);
      return null;
    },
  );
  return sendResource(c, {
    contentType: 'application/xml; charset=utf-8',
    body: toXml([...PAGE_ENTRIES, ...(products ?? [])], config.publicOrigin),
    maxAgeSeconds: products === null ? 0 : PRODUCTS_MAX_AGE_SECONDS,
  });
};
