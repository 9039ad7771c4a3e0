import type { Operator } from '../../content/operator.ts';

/** Props of the catalogue's failure: enough to show it, to retry and to render the products. */
export type FailedCatalogue = {
  readonly operator: Operator;
  /** Heading level: 1 when the failure is the whole page, 2 when the page has a level 1 heading already. */
  readonly level: 1 | 2;
  readonly title: string;
  readonly message: string;
  /** URL path and query of the list. */
  readonly retryHref: string;
  readonly requestId: string;
};
