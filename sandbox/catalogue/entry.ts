import type { TagName } from './tags.ts';

export type Season = 'host' | 'vinter' | 'var' | 'sommar';

export type CatalogueEntry = {
  readonly id: string;
  readonly name: string;
  /** In öre. */
  readonly price: number;
  readonly tagline: string;
  readonly season: Season;
  readonly tags: readonly TagName[];
  /** As HTML. */
  readonly description: string;
};
