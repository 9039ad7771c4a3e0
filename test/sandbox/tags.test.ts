import { expect, it } from 'vitest';
import { TAGS } from '../../sandbox/catalogue/entry.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { isSameTag } from '../../src/domain/tags.ts';

/** Tags that name neither a season nor a diet. The site lists them last. */
const OTHERS = ['Nyhet', 'Klassiker'];

it('each tag of the sandbox’s own goods names a season or a diet of the site, or is listed here as neither', () => {
  const { seasons, diets } = catalogue.tags.kinds;
  const grouped = [...seasons.map(({ name }) => name), ...diets];
  const others = Object.keys(TAGS).filter((tag) => !grouped.some((name) => isSameTag(name, tag)));
  expect(others).toEqual(OTHERS);
});
