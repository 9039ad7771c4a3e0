import { about } from '../content/about.ts';
import { competitionTexts } from '../content/competition.ts';
import { paragraph, type Section, type Text, textsOf, toPlainText } from '../content/document.ts';
import { faq } from '../content/faq.ts';
import { faqSearch } from '../content/faq-search.ts';
import { groupTerms } from '../content/legal/group-terms.ts';
import { privacyPolicy } from '../content/legal/privacy-policy.ts';
import { purchaseTerms } from '../content/legal/purchase-terms.ts';
import type { Link } from '../content/links.ts';
import type { Operator } from '../content/operator.ts';
import { payment } from '../content/payment.ts';
import { withdrawal } from '../content/withdrawal.ts';
import type { Competition } from '../domain/competition.ts';
import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { literalWordsOf } from '../shared/query.ts';
import { FAQ_CONTEXT, FAQ_KEYWORDS } from './faq-keywords.ts';
import { isAboutFood } from './food-words.ts';
import { alikeFirst, createLikeness } from './likeness.ts';
import { bestHits, type Hit } from './ranking.ts';
import { isStopWord, wordsOf } from './swedish-words.ts';
import { createSearchIndex, namedCorrections, type TextSearch } from './text-search.ts';
import type { SearchEntry } from './vocabulary.ts';

/** The largest number of sections of other pages to show below the questions. */
const MAX_SECTIONS = 5;

/** A search and its results. */
export type FaqSearchResult = TextSearch & {
  readonly query: string;
  /** The ids of the questions, the best first. */
  readonly found: readonly string[];
  /** Sections of other pages, the best first. */
  readonly sections: readonly Link[];
  /** Whether the sections cover more of the query than the questions do. */
  readonly areSectionsFirst: boolean;
  /** The words that replaced others in the search. */
  readonly corrected: readonly string[];
  /** If nothing was found: the ids of the questions whose characters resemble the query, the most alike first. */
  readonly nearest: readonly string[];
};

/** Searches the questions, and the sections of the pages that they refer to. Null for an empty query. */
type SearchFaq = (query: string) => FaqSearchResult | null;

/** E-mail addresses are not searched: "hej" is a greeting. */
const ADDRESS = /\S+@\S+/g;

const toBody = (texts: readonly Text[]): string => texts.map(toPlainText).join(' ').replace(ADDRESS, '');

type Page = { readonly title: string; readonly path: string; readonly sections: readonly Section[] };

const pagesOf = (operator: Operator, competition: Competition | null): readonly Page[] => {
  const { message, form, ...withdrawalPage } = withdrawal(operator, null);
  const withdrawalForms = [
    { id: message.id, title: message.title, blocks: [paragraph(message.text)] },
    { id: form.id, title: form.heading, blocks: [paragraph(form.instruction)] },
  ];
  return [
    { ...groupTerms(operator), path: PATHS.groupTerms },
    { ...purchaseTerms(operator), path: PATHS.purchaseTerms },
    { ...withdrawalPage, path: PATHS.withdrawal, sections: [...withdrawalPage.sections, ...withdrawalForms] },
    { ...privacyPolicy(operator), path: PATHS.privacy },
    { ...payment(operator), path: PATHS.payment },
    ...(competition ? [{ ...competitionTexts(operator, competition), path: PATHS.competition }] : []),
  ];
};

const readSections = (
  operator: Operator,
  competition: Competition | null,
  contact: ReturnType<typeof faq>['contact'],
) => {
  const { title, subtitle, body } = about(operator);
  return [
    {
      link: { label: faqSearch.contactResult, href: `#${contact.id}` },
      heading: faqSearch.contactResult,
      body: toBody([contact.text]),
    },
    ...pagesOf(operator, competition).flatMap((page) =>
      page.sections.map(({ id, title, blocks }) => ({
        link: { label: `${page.title}: ${title}`, href: `${page.path}#${id}` },
        heading: `${page.title} ${title}`,
        body: toBody(blocks.flatMap(textsOf)),
      })),
    ),
    {
      link: { label: title, href: PATHS.about },
      heading: `${title} ${subtitle}`,
      body: toBody(body.flatMap(textsOf)),
    },
  ];
};

/**
 * The texts that are searched on a given day: the questions, and the sections of other pages. The entries are those of
 * both, in this order.
 */
export const readFaqTexts = (operator: Operator, today: PlainDate, competition: Competition | null) => {
  const { doors, categories, contact } = faq(operator, today, competition);
  const items = [...doors, ...categories.flatMap((category) => category.items)];
  const sections = readSections(operator, competition, contact);
  const entries: readonly SearchEntry[] = [
    ...items.map(({ id, question, answer, steps = [] }) => ({
      heading: question,
      keywords: FAQ_KEYWORDS[`#${id}`] ?? '',
      body: toBody([...answer, ...steps]),
    })),
    ...sections.map(({ link, heading, body }) => ({ heading, keywords: FAQ_KEYWORDS[link.href] ?? '', body })),
  ];
  return { items, sections, entries };
};

/**
 * If the best hit covers less of a query, the query is about something else. In a query without a subject, any word may
 * be irrelevant.
 */
const MIN_COVERAGE = 0.48;
const MIN_WEAK_COVERAGE = 0.3;
/** Sections come first if they cover this much more of the query than the questions do. */
const MIN_LEAD = 0.3;

/** The number of nearest questions to show. */
const MAX_NEAREST = 3;
/**
 * A query that resembles the questions less, and of which they cover less, is about something else, unless a word of it
 * seems misspelt: a slip in a short word leaves little that is alike.
 */
const MIN_LIKENESS = 0.2;
const MIN_NEAR_COVERAGE = 0.4;

const coverageOf = (hits: readonly Hit[]): number => Math.max(0, ...hits.map(({ coverage }) => coverage));

/** How much of a query the best hit must cover. For a literal query, one word is enough. */
const minCoverageOf = (query: string, { hasSubject }: TextSearch): number => {
  if (literalWordsOf(query) !== undefined) return 0;
  return hasSubject ? MIN_COVERAGE : MIN_WEAK_COVERAGE;
};

/** Creates the search of the texts of one day. */
export const createFaqSearch = (operator: Operator, today: PlainDate, competition: Competition | null): SearchFaq => {
  const { items, sections, entries } = readFaqTexts(operator, today, competition);
  const index = createSearchIndex(entries, FAQ_CONTEXT);
  const likenessTo = createLikeness(index.words, items.length);

  /** The questions that resemble a query for which nothing was found. */
  const findNearest = (query: string, { near }: TextSearch, coverage: number): readonly string[] => {
    if (literalWordsOf(query) !== undefined || isAboutFood(query)) return [];
    const likeness = likenessTo([query, ...near].join(' '));
    if (near.length === 0 && coverage < MIN_NEAR_COVERAGE && Math.max(...likeness) < MIN_LIKENESS) return [];
    return items
      .map(({ id }, index) => ({ id, likeness: likeness[index] ?? 0 }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MAX_NEAREST)
      .map(({ id }) => id);
  };

  return (query) => {
    if (query === '') return null;
    const search = index.search(query);
    const minCoverage = minCoverageOf(query, search);
    const ofItems = search.hits.filter(({ index }) => index < items.length);
    const ofSections = search.hits.filter(({ index }) => index >= items.length);
    const show = (hits: readonly Hit[]) => (coverageOf(hits) < minCoverage ? [] : bestHits(hits));
    const shownItems = alikeFirst(show(ofItems), query, likenessTo);
    const isFunctionWords = wordsOf(query).every(isStopWord);
    const shownSections = isFunctionWords ? [] : show(ofSections).slice(0, MAX_SECTIONS);
    const shown = [...shownItems, ...shownSections].map(({ index }) => index);
    return {
      ...search,
      query,
      found: shownItems.flatMap(({ index }) => items[index]?.id ?? []),
      sections: shownSections.flatMap(({ index }) => sections[index - items.length]?.link ?? []),
      areSectionsFirst:
        shownSections.length > 0 && search.hasSubject && coverageOf(ofSections) >= coverageOf(ofItems) + MIN_LEAD,
      corrected: namedCorrections(search, shown),
      nearest: shown.length > 0 ? [] : findNearest(query, search, coverageOf(ofItems)),
    };
  };
};
