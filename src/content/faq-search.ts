import { ANCHORS, PATHS } from '../domain/paths.ts';
import { withoutQuotes } from '../shared/query.ts';
import { formatCount } from './format.ts';
import { correctedSearch } from './search.ts';

const countQuestions = (questions: number): string => formatCount(questions, 'fråga', 'frågor');

const found = (questions: number, query: string): string =>
  `${questions === 0 ? 'Inga frågor' : countQuestions(questions)} om ”${withoutQuotes(query)}”`;

/** How the search was interpreted. */
type Understood = {
  readonly query: string;
  readonly corrected: readonly string[];
  readonly sections: readonly unknown[];
  readonly nearest: readonly unknown[];
};

export const faqSearch = {
  label: 'Sök bland frågorna',
  example: 'Till exempel retur',
  submit: 'Sök',
  pageName: (query: string) => `Frågor om ”${withoutQuotes(query)}”`,
  /** The number of results. */
  found,
  /** Announced to screen readers when the results of a search are shown. */
  announcement: (questions: number, { query, corrected, sections, nearest }: Understood) =>
    [
      `${found(questions, query)}.`,
      ...(questions === 0 && sections.length > 0
        ? [`${formatCount(sections.length, 'avsnitt', 'avsnitt')} på webbplatsen.`]
        : []),
      ...(corrected.length > 0 ? [correctedSearch.shown(corrected)] : []),
      ...(nearest.length > 0 ? [`${faqSearch.nearest.title}: ${countQuestions(nearest.length)}.`] : []),
    ].join(' '),
  /** Announced when a search has been cleared. */
  allShown: 'Alla frågor visas.',
  /** Heading of the questions found, for screen readers. */
  hits: 'Frågor som passar',
  /** Questions that resemble a search for which nothing was found. */
  nearest: { title: 'Närmast', text: 'Bara en gissning: de här frågorna liknar det du skrev.' },
  /** The number of answers that a search opens: the best ones. */
  openAnswers: 3,
  /** The heading above links to sections of other pages, and to the contact section. */
  sections: 'Mer på webbplatsen',
  all: { label: 'Visa alla frågor', href: PATHS.faq },
  contact: { label: 'Fråga oss i stället', href: `#${ANCHORS.contact}` },
  /** The contact section, as a result. */
  contactResult: 'Kontakta oss',
};
