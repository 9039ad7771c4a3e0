import type { ReactNode } from 'react';
import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import { RichText, toFragment } from '../../components/prose/prose.tsx';
import type { FaqCategory, FaqItem, Inline, Text } from '../../content/document.ts';
import { faqSearch } from '../../content/faq-search.ts';
import type { FaqSearchResult } from '../../search/search-faq.ts';
import { type Piece, splitAtHits } from '../../search/split-at-hits.ts';
import type { TextSearch } from '../../search/text-search.ts';

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

type FaqDetailsProps = {
  readonly item: FaqItem;
  /** The id of the item's section. */
  readonly section: string;
  readonly search: FaqSearchResult | null;
};

/**
 * `hidden="until-found"` hides an element except from find-in-page and from links to a question's anchor. React renders
 * `hidden` as a boolean attribute, but passes unknown names through, and HTML attribute names are case-insensitive.
 */
const HIDDEN_UNTIL_FOUND = { HIDDEN: 'until-found' } as const;

/**
 * The questions of a section share a `name`, so opening one closes the others. In a search they have no name, so that
 * all hits can be open. The id is on the answer: for a link to an element inside `<details>`, a browser opens it, but
 * not for a link to the `<details>` element itself.
 */
const FaqDetails = ({ item, section, search }: FaqDetailsProps) => {
  const rank = search?.found.indexOf(item.id) ?? -1;
  const show = (text: Text) =>
    search && rank >= 0 ? <MarkedText text={text} search={search} /> : <RichText text={text} />;
  const toParagraph = (text: Text) => <p>{show(text)}</p>;
  const toStep = (text: Text) => <li>{show(text)}</li>;
  return (
    <details
      className="faq-item"
      lang={item.lang}
      name={search ? undefined : section}
      open={rank >= 0 && rank < faqSearch.openAnswers}
    >
      <summary>
        <h3>{show(item.question)}</h3>
      </summary>
      <div className="answer prose" id={item.id}>
        {toFragment(item.answer.map(toParagraph))}
        {item.steps && <ol>{toFragment(item.steps.map(toStep))}</ol>}
      </div>
    </details>
  );
};

type FaqSectionsProps = {
  readonly categories: readonly FaqCategory[];
  readonly search: FaqSearchResult | null;
};

/**
 * The questions in their folded sections. A search shows the questions that match instead of the sections, with the
 * best at the top. A link to an answer opens its question and its section.
 */
export const FaqSections = ({ categories, search }: FaqSectionsProps) => {
  const entries = categories.flatMap(({ id: section, items }) => items.map((item) => ({ item, section })));
  const found = search?.found ?? [];
  const toDetails = (entry: (typeof entries)[number]) => <FaqDetails key={entry.item.id} search={search} {...entry} />;
  return (
    <>
      {found.length > 0 && (
        <div className="faq-hits" data-hits="">
          <h2 className="visually-hidden">{faqSearch.hits}</h2>
          {found.flatMap((id) => entries.filter(({ item }) => item.id === id)).map(toDetails)}
        </div>
      )}
      <div className="faq-sections" {...(search && HIDDEN_UNTIL_FOUND)}>
        {categories.map(({ id, title, icon, items }) => (
          <details key={id} className="faq-section" id={id}>
            <summary>
              <FeatureIcon name={icon} />
              <h2>{title}</h2>
              <span className="count" aria-hidden="true">
                {items.length}
              </span>
            </summary>
            {entries.filter(({ item, section }) => section === id && !found.includes(item.id)).map(toDetails)}
          </details>
        ))}
      </div>
    </>
  );
};
