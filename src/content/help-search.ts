import { formatCount } from './format.ts';
import { ANCHORS, PATHS } from './paths.ts';

/** Name of the search parameter in the help page's URL. */
export const HELP_QUERY = 'sok';

export const helpSearch = {
  label: 'Sök bland frågorna',
  example: 'Till exempel retur',
  submit: 'Sök',
  pageName: (query: string) => `Frågor om ”${query}”`,
  /** The number of results, announced to screen readers when the visitor has stopped typing. */
  found: (questions: number, query: string) =>
    questions === 0 ? `Inga frågor om ”${query}”` : `${formatCount(questions, 'fråga', 'frågor')} om ”${query}”`,
  /** The URL of a search for `query`. */
  href: (query: string) => `${PATHS.help}?${new URLSearchParams({ [HELP_QUERY]: query })}`,
  all: { label: 'Visa alla frågor', href: PATHS.help },
  contact: { label: 'Fråga oss i stället', href: `#${ANCHORS.contact}` },
};
