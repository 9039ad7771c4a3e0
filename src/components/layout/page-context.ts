import type { JsonLdNode } from '../../content/json-ld.ts';
import type { Operator } from '../../content/operator.ts';
import type { ShareImage } from '../../content/share-image.ts';
import type { Competition } from '../../domain/competition.ts';
import type { Notice } from '../../domain/notice.ts';
import type { ClientConfig } from '../../shared/client-config.ts';

/** The data that every page needs besides its own. It depends on the URL and the time, never on the visitor. */
export type PageContext = {
  readonly operator: Operator;
  /** The site's origin without a trailing slash, for canonical URLs. */
  readonly publicOrigin: string;
  /** The style sheets that are inlined in the page's head, and their hashes for the Content-Security-Policy. */
  readonly styles: readonly { readonly text: string; readonly hash: string }[];
  /** Path of the additional style sheet for print. */
  readonly printStyles: string;
  /** The script that is inlined in the page's head. */
  readonly earlyScript: string;
  /** Path of the built client script. */
  readonly script: string;
  /** Configuration of the client script. */
  readonly client: ClientConfig;
  /** Null: there is no notice today. */
  readonly notice: Notice | null;
  /** Null: no competition is announced. */
  readonly competition: Competition | null;
  /** Path of the request, for canonical URLs and `aria-current`. */
  readonly path: string;
  /** Path and query of the request, for retry links. Always on this site. */
  readonly href: string;
  /** Whether search engines may list the page at this path. */
  readonly isIndexed: boolean;
};

/** The parts of `<head>` that differ from page to page. */
export type PageMeta = {
  /** The full text of `<title>`, with the brand. */
  readonly title: string;
  /** The language of the title, if it differs from that of the page. */
  readonly titleLang?: 'en' | undefined;
  readonly description: string;
  /** Keeps this response out of search engines, as those of errors and searches. */
  readonly noindex?: boolean;
  /** Path and query that the link preview leads to, if not the page's own path. */
  readonly sharedHref?: string;
  /** Image of the link preview; default: the site's card. */
  readonly image?: ShareImage;
  /** Structured data in addition to that of every page. */
  readonly jsonLd?: readonly JsonLdNode[];
};
