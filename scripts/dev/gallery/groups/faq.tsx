import { stockholmDate } from '../../../../src/domain/plain-date.ts';
import { FaqPage } from '../../../../src/pages/FaqPage.tsx';
import { createFaqSearch } from '../../../../src/search/search-faq.ts';
import { cleanQuery } from '../../../../src/shared/query.ts';
import { LONG_WORD, NOW } from '../sample-data.ts';
import { createGroup, type GalleryState } from '../state.ts';

const withQuery =
  (query: string): GalleryState['page'] =>
  ({ context }) => {
    const today = stockholmDate(NOW);
    const search = createFaqSearch(context.operator, today, context.competition);
    return <FaqPage context={context} today={today} search={search(cleanQuery(query))} />;
  };

export const faq = createGroup(
  'faq',
  [
    { name: 'all', title: 'All questions', page: withQuery('') },
    { name: 'hits', title: 'Search with several hits', page: withQuery('pengar') },
    { name: 'sections-first', title: 'Search that other pages answer', page: withQuery('avtal') },
    { name: 'nearest', title: 'Search without hits that resembles questions', page: withQuery('min fakutrra') },
    { name: 'long-query', title: 'Search for a long word without hits', page: withQuery(LONG_WORD) },
  ],
  'help',
);
