import { type NamedTag, toTagKey } from './tags.ts';

/**
 * The seasons in the order of the year, from January. Each has the name of its tag, and the month (1 to 12) from which
 * it is current. Christmas goods are sold from November.
 */
const SEASON_TAGS = [
  { season: 'winter', tag: 'Vinter', fromMonth: 1 },
  { season: 'spring', tag: 'Vår', fromMonth: 3 },
  { season: 'summer', tag: 'Sommar', fromMonth: 6 },
  { season: 'autumn', tag: 'Höst', fromMonth: 9 },
  { season: 'christmas', tag: 'Jul', fromMonth: 11 },
] as const;

export type Season = (typeof SEASON_TAGS)[number]['season'];

const SEASONS = SEASON_TAGS.map(({ tag, ...season }) => ({ ...season, key: toTagKey(tag) }));

const DIETS: ReadonlySet<string> = new Set(
  ['Ekologisk', 'Glutenfri', 'Laktosfri', 'Nötfri', 'Vegansk', 'Vegetarisk'].map(toTagKey),
);

/** Whether a tag names a diet. */
export const isDiet = ({ key }: NamedTag): boolean => DIETS.has(key);

/** The season that tags name. Of several, the first of the year. Null: they name none. */
export const seasonOf = (tags: readonly NamedTag[]): Season | null =>
  SEASONS.find(({ key }) => tags.some((tag) => tag.key === key))?.season ?? null;

/**
 * Sorts tags by meaning: seasons first, from the one that is current in `month` (1 to 12), then diets, then the others.
 * Diets and others keep their order.
 */
export const tagsByMeaning = <Tag extends NamedTag>(tags: readonly Tag[], month: number): readonly Tag[] => {
  const current = SEASONS.findLastIndex(({ fromMonth }) => fromMonth <= month);
  const rank = (tag: NamedTag): number => {
    const season = SEASONS.findIndex(({ key }) => key === tag.key);
    if (season >= 0) return (season - current + SEASONS.length) % SEASONS.length;
    return SEASONS.length + (isDiet(tag) ? 0 : 1);
  };
  return tags.toSorted((a, b) => rank(a) - rank(b));
};
