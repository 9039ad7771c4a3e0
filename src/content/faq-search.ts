import { formatCount } from './format.ts';
import { ANCHORS, PATHS } from './paths.ts';

/** Name of the search parameter in the FAQ page's URL. */
export const FAQ_QUERY = 'sok';

export const faqSearch = {
  label: 'Sök bland frågorna',
  example: 'Till exempel retur',
  submit: 'Sök',
  pageName: (query: string) => `Frågor om ”${query}”`,
  /** The number of results, announced to screen readers when the visitor has stopped typing. */
  found: (questions: number, query: string) =>
    questions === 0 ? `Inga frågor om ”${query}”` : `${formatCount(questions, 'fråga', 'frågor')} om ”${query}”`,
  /** The URL of a search for `query`. */
  href: (query: string) => `${PATHS.faq}?${new URLSearchParams({ [FAQ_QUERY]: query })}`,
  all: { label: 'Visa alla frågor', href: PATHS.faq },
  contact: { label: 'Fråga oss i stället', href: `#${ANCHORS.contact}` },
};
