import type { ReactNode } from 'react';
import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import { RichText, toFragment } from '../../components/prose/prose.tsx';
import type { FaqCategory, FaqItem, Inline, Text } from '../../content/document.ts';
import { moreQuestions } from '../../content/faq.ts';
import { faqSearch } from '../../content/faq-search.ts';
import type { FaqSearchResult } from '../../search/search-faq.ts';
import { type Piece, splitAtHits } from '../../search/split-at-hits.ts';
import type { TextSearch } from '../../search/text-search.ts';
import { FormerAnchors } from './FormerAnchors.tsx';

type MarkedTextProps = { readonly text: Text; readonly search: TextSearch };

const toNode = ({ text, hit }: Piece): ReactNode => (hit ? <mark>{text}</mark> : text);

/** Running text with search hits in `<mark>`. */
const MarkedText = ({ text, search }: MarkedTextProps) => {
  const mark = (plain: string): ReactNode => toFragment(splitAtHits(plain, search).map(toNode));
  const markPart = (part: Inline): ReactNode => {
    if (typeof part === 'string') return mark(part);
    return 'strong' in part ? <strong>{mark(part.strong)}</strong> : <a href={part.href}>{mark(part.link)}</a>;
  };
  return typeof text === 'string' ? mark(text) : toFragment(text.map(markPart));
};

type Entry = {
  readonly item: FaqItem;
  /** The name of the group that the question belongs to. */
  readonly group: string;
  readonly Heading?: 'h2';
};

type FaqDetailsProps = Entry & { readonly search: FaqSearchResult | null };

/**
 * `hidden="until-found"` hides an element except from find-in-page and from links to a question's anchor. React renders
 * `hidden` as a boolean attribute, but passes unknown names through, and HTML attribute names are case-insensitive.
 */
const HIDDEN_UNTIL_FOUND = { HIDDEN: 'until-found' } as const;

/**
 * The questions of a group share a `name`, so opening one closes the others. In a search they have no name, so that
 * all hits can be open. The id is on the answer: for a link to an element inside `<details>`, a browser opens it, but
 * not for a link to the `<details>` element itself.
 */
const FaqDetails = ({ item, group, Heading, search }: FaqDetailsProps) => {
  const rank = search?.found.indexOf(item.id) ?? -1;
  const show = (text: Text) =>
    search && rank >= 0 ? <MarkedText text={text} search={search} /> : <RichText text={text} />;
  const isResult = rank >= 0 || search?.nearest.includes(item.id);
  const HeadingTag = !isResult && Heading ? Heading : 'h3';
  const toParagraph = (text: Text, index: number) => (
    <p>
      {index === 0 && <FormerAnchors ids={item.formerIds} />}
      {show(text)}
    </p>
  );
  const toStep = (text: Text) => <li>{show(text)}</li>;
  return (
    <details
      className="faq-item"
      lang={item.lang}
      name={search ? undefined : group}
      open={rank >= 0 && rank < faqSearch.openAnswers}
    >
      <summary>
        <HeadingTag>{show(item.question)}</HeadingTag>
      </summary>
      <div className="answer prose" id={item.id}>
        {toFragment(item.answer.map(toParagraph))}
        {item.steps && <ol>{toFragment(item.steps.map(toStep))}</ol>}
      </div>
    </details>
  );
};

type FaqSectionsProps = {
  readonly doors: readonly FaqItem[];
  readonly categories: readonly FaqCategory[];
  readonly firstQuestions: number;
  readonly search: FaqSearchResult | null;
};

const DOORS = 'sprak';

/**
 * The questions in their sections. The first of each are shown, and the others are folded. A search shows the questions
 * that match instead of the sections, with the best at the top, or else the nearest ones, closed. A link to an answer
 * opens its question, and the folded ones if it is among them.
 */
export const FaqSections = ({ doors, categories, firstQuestions, search }: FaqSectionsProps) => {
  const { found, nearest } = search ?? { found: [], nearest: [] };
  const toDoor = (item: FaqItem): Entry => ({ item, group: DOORS, Heading: 'h2' });
  const entriesOf = ({ id, items }: FaqCategory): readonly Entry[] => items.map((item) => ({ item, group: id }));
  const entries = [...doors.map(toDoor), ...categories.flatMap(entriesOf)];
  const toDetails = (entry: Entry) => <FaqDetails key={entry.item.id} search={search} {...entry} />;
  const showResults = (ids: readonly string[]) =>
    ids.flatMap((id) => entries.filter(({ item }) => item.id === id)).map(toDetails);
  const showOthers = (others: readonly Entry[]) =>
    others.filter(({ item }) => ![...found, ...nearest].includes(item.id)).map(toDetails);
  return (
    <>
      {found.length > 0 && (
        <div className="faq-hits" data-hits="">
          <h2 className="visually-hidden">{faqSearch.hits}</h2>
          {showResults(found)}
        </div>
      )}
      {nearest.length > 0 && (
        <section className="faq-nearest">
          <h2>{faqSearch.nearest.title}</h2>
          <p>{faqSearch.nearest.text}</p>
          {showResults(nearest)}
        </section>
      )}
      <div className="faq-sections" {...(search && HIDDEN_UNTIL_FOUND)}>
        <div className="faq-doors">{showOthers(doors.map(toDoor))}</div>
        {categories.map((category) => (
          <section key={category.id} className="faq-section" id={category.id}>
            <h2>
              <FeatureIcon name={category.icon} /> {category.title}
            </h2>
            {showOthers(entriesOf(category).slice(0, firstQuestions))}
            <details className="faq-more" id={`${category.id}-alla`}>
              <summary>{moreQuestions(category.items.length - firstQuestions, category.subject)}</summary>
              {showOthers(entriesOf(category).slice(firstQuestions))}
            </details>
          </section>
        ))}
      </div>
    </>
  );
};
