import type { Goods } from './goods.ts';

/** Tag names, and the colour of the dot that the site shows beside each. */
export const TAGS = {
  Höst: '#dd7449',
  Jul: '#b93a22',
  Vår: '#6fa57d',
  Sommar: '#2f8fa3',
  Nyhet: '#ffc53d',
  Klassiker: '#2f6178',
  Vegansk: '#0f5b46',
  Glutenfri: '#8a5a9e',
  Ekologisk: '#7a8f1f',
} as const satisfies Readonly<Record<string, `#${string}`>>;

type TagName = keyof typeof TAGS;

type Season = 'host' | 'vinter' | 'var' | 'sommar';

/** One of the project's own goods. Its images, and its net contents as a field, are derived. */
export type CatalogueEntry = Omit<Goods, 'thumbnail' | 'tags' | 'netContents' | 'media' | 'detail'> & {
  readonly season: Season;
  readonly tags: readonly TagName[];
};

/** Joins HTML from several indented source lines: each line break with its indentation becomes one space. */
export const html = (source: TemplateStringsArray): string =>
  source
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
