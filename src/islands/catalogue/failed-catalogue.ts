import type { Site } from '../../content/site.ts';

/** What is known where the list of products failed: enough to say so, to try again and to show the products. */
export type FailedCatalogue = {
  readonly site: Site;
  /** 1 where the failure is the whole page, 2 where the page has its heading already. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly message: string;
  /** The list's own address. */
  readonly retryHref: string;
  readonly requestId: string;
};
