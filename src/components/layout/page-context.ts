import type { JsonLdNode } from '../../content/json-ld.ts';
import type { ShareImage } from '../../content/share-image.ts';
import type { Site } from '../../content/site.ts';
import type { Competition } from '../../domain/competition.ts';
import type { ClientConfig } from '../../shared/client-config.ts';

/** What every page's frame needs, equal for all visitors at one moment. */
export type PageContext = {
  readonly site: Site;
  /** The site's own origin without a trailing slash, for canonical addresses. */
  readonly publicOrigin: string;
  /** Path of the built style sheet, and of what paper asks for beside it. */
  readonly styles: string;
  readonly printStyles: string;
  /** Path of the browser's program. */
  readonly script: string;
  /** What the browser's program is told. */
  readonly client: ClientConfig;
  readonly competition: Competition;
  /** The path asked for, for `aria-current`. */
  readonly path: string;
  /** Path and query asked for, to ask the same again. Always on this site. */
  readonly href: string;
};

export type PageMeta = {
  /** The whole text of `<title>`, brand included. */
  readonly title: string;
  readonly description: string;
  /** Kept out of search engines: errors and the like. */
  readonly noindex?: boolean;
  /** Goes with a shared link to the page; else the site's own card does. */
  readonly image?: ShareImage;
  /** What the page tells machines beside what every page's frame tells. */
  readonly jsonLd?: readonly JsonLdNode[];
};
