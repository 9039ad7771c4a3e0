import { formatCount } from './format.ts';
import { ANCHORS, PATHS } from './paths.ts';

/** The query's name in the help page's address. */
export const HELP_QUERY = 'sok';

export const helpSearch = {
  label: 'Sök bland frågorna',
  example: 'Till exempel retur',
  submit: 'Sök',
  pageName: (query: string) => `Frågor om ”${query}”`,
  /** Said aloud when the visitor has stopped typing. */
  found: (questions: number, query: string) =>
    questions === 0 ? `Inga frågor om ”${query}”` : `${formatCount(questions, 'fråga', 'frågor')} om ”${query}”`,
  all: { label: 'Visa alla frågor', href: PATHS.help },
  ask: { label: 'Fråga oss i stället', href: `#${ANCHORS.contact}` },
};
