import { stockholmDate } from '../../../../src/domain/plain-date.ts';
import { FaqPage } from '../../../../src/pages/FaqPage.tsx';
import { cleanQuery } from '../../../../src/shared/text-search.ts';
import { LONG_WORD, NOW } from '../sample-data.ts';
import { createGroup, type GalleryState } from '../state.ts';

const withQuery =
  (query: string): GalleryState['page'] =>
  ({ context }) => <FaqPage context={context} today={stockholmDate(NOW)} query={cleanQuery(query)} />;

export const faq = createGroup('faq', [
  { name: 'all', title: 'All questions', page: withQuery('') },
  { name: 'hits', title: 'Search with several hits', page: withQuery('pengar') },
  { name: 'one-hit', title: 'Search with one hit', page: withQuery('tävling') },
  { name: 'no-hits', title: 'Search without hits', page: withQuery('zzz') },
  { name: 'nearest-words', title: 'Search without hits, near words', page: withQuery('fakkturrra') },
  { name: 'long-query', title: 'Search with a long word', page: withQuery(LONG_WORD) },
]);
