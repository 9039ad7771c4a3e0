import { competition as competitionPage } from '../../content/competition.ts';
import type { FaqItem } from '../../content/document.ts';
import { type Block, paragraph, type Section, type Text, toPlainText } from '../../content/document.ts';
import { faq } from '../../content/faq.ts';
import { FAQ_SYNONYMS } from '../../content/faq-synonyms.ts';
import { groupTerms } from '../../content/legal/group-terms.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { purchaseTerms } from '../../content/legal/purchase-terms.ts';
import type { Link } from '../../content/links.ts';
import type { Operator } from '../../content/operator.ts';
import { PATHS } from '../../content/paths.ts';
import { payment } from '../../content/payment.ts';
import { withdrawal } from '../../content/withdrawal.ts';
import type { Competition } from '../../domain/competition.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { bestHits } from '../../search/ranking.ts';
import { createSearchIndex, type TextSearch } from '../../search/text-search.ts';
import type { SearchEntry } from '../../search/vocabulary.ts';

/** The most sections of other pages that a search shows below the questions. */
const MAX_SECTIONS = 5;

/** A search and its results. */
export type FaqSearchResult = TextSearch & {
  readonly query: string;
  /** The ids of the questions, the best first. */
  readonly found: readonly string[];
  /** Sections of other pages, the best first. */
  readonly sections: readonly Link[];
};

/** Searches the questions, and the sections of the pages that they refer to. Null for an empty query. */
export type SearchFaq = (query: string) => FaqSearchResult | null;

const toBody = (texts: readonly Text[]): string => texts.map(toPlainText).join(' ');

const toQuestionEntry = ({ question, answer }: FaqItem): SearchEntry => ({ heading: question, body: toBody(answer) });

const textsOf = (block: Block): readonly Text[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
  }
};

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
    ...(competition ? [{ ...competitionPage(operator, competition), path: PATHS.competition }] : []),
  ];
};

/** Creates the search of one day's texts. */
export const createFaqSearch = (operator: Operator, today: PlainDate, competition: Competition | null): SearchFaq => {
  const items = faq(operator, today, competition).categories.flatMap((category) => category.items);
  const questions = createSearchIndex(items.map(toQuestionEntry), FAQ_SYNONYMS);
  const sections = pagesOf(operator, competition).flatMap((page) =>
    page.sections.map(({ id, title, blocks }) => ({
      link: { label: `${page.title}: ${title}`, href: `${page.path}#${id}` },
      entry: { heading: `${page.title} ${title}`, body: toBody(blocks.flatMap(textsOf)) },
    })),
  );
  const others = createSearchIndex(
    sections.map(({ entry }) => entry),
    FAQ_SYNONYMS,
  );
  return (query) => {
    if (query === '') return null;
    const search = questions.search(query);
    return {
      ...search,
      query,
      found: bestHits(search, items).map(({ id }) => id),
      sections: bestHits(others.search(query), sections)
        .slice(0, MAX_SECTIONS)
        .map(({ link }) => link),
    };
  };
};
