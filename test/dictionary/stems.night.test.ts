import { expect, it } from 'vitest';
import { createStems, readDictionary } from '../../scripts/dictionary/stems.ts';
import { DICTIONARY_STEMS } from '../../src/search/dictionary-stems.ts';

it('src/search/dictionary-stems.ts is what `npm run dictionary` writes for the 800 000 words of the dictionary', async () => {
  expect(createStems(await readDictionary()), 'Run `npm run dictionary`.').toEqual(DICTIONARY_STEMS);
});
