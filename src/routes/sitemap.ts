import { ACCESSIBILITY_REVIEWED } from '../content/accessibility.ts';
import { isoDate } from '../content/format.ts';
import { GROUP_TERMS_VALID_FROM } from '../content/legal/group-terms.ts';
import { PRIVACY_POLICY_VALID_FROM } from '../content/legal/privacy-policy.ts';
import { PURCHASE_TERMS_VALID_FROM } from '../content/legal/purchase-terms.ts';
import type { Deps } from '../deps.ts';
import { PATHS, productPath } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ProductSummary } from '../domain/product.ts';
import type { AppContext } from '../http/app-env.ts';
import { reportError } from '../http/errors/error-handlers.ts';
import { sendResource } from './resources.ts';

type SitemapEntry = { readonly path: string; readonly lastModified?: PlainDate; readonly image?: string };

/** When pages last changed. Only these pages have a date of their own. */
const LAST_MODIFIED: Readonly<Record<string, PlainDate>> = {
  [PATHS.groupTerms]: GROUP_TERMS_VALID_FROM,
  [PATHS.purchaseTerms]: PURCHASE_TERMS_VALID_FROM,
  [PATHS.privacy]: PRIVACY_POLICY_VALID_FROM,
  [PATHS.accessibility]: ACCESSIBILITY_REVIEWED,
};

/** This page is marked noindex. */
const LEFT_OUT: readonly string[] = [PATHS.blog];

const INDEXED_PATHS = Object.values(PATHS).filter((path) => !LEFT_OUT.includes(path));

const STATIC_ENTRIES: readonly SitemapEntry[] = INDEXED_PATHS.map((path) => {
  const lastModified = LAST_MODIFIED[path];
  return lastModified ? { path, lastModified } : { path };
});

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
  const products = await provider.products({}).then(
    ({ value }) => value.map(toSitemapEntry),
    (error: unknown) => {
      reportError(error, c, deps);
      return null;
    },
  );
  return sendResource(c, {
    contentType: 'application/xml; charset=utf-8',
    body: toXml([...STATIC_ENTRIES, ...(products ?? [])], config.publicOrigin),
    isCacheable: products !== null,
  });
};
