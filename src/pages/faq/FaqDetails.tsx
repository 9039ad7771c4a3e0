import { RichText } from '../../components/prose/RichText.tsx';
import { toFragment } from '../../components/prose/to-fragment.ts';
import type { Text } from '../../content/document.ts';
import type { FaqItem } from '../../content/faq.ts';
import { MarkedText } from './MarkedText.tsx';
import type { FaqSearchResult } from './search-faq.ts';

export type FaqDetailsProps = {
  readonly item: FaqItem;
  readonly section: string;
  readonly search: FaqSearchResult | null;
};

/**
 * `hidden="until-found"`: hidden, except from find-in-page and links to the question's anchor. React renders `hidden` as
 * a boolean attribute but passes unknown names through, and HTML attribute names are case-insensitive.
 */
const HIDDEN_UNTIL_FOUND = { HIDDEN: 'until-found' } as const;

/**
 * Questions of a section share a `name`, so opening one closes the others; in a search they have none, so all hits can be
 * open. The id is on the answer: a browser opens `<details>` for a link to an element inside it, not to the element.
 */
export const FaqDetails = ({ item, section, search }: FaqDetailsProps) => {
  const isFound = search?.found.has(item) === true;
  const show = (text: Text) => (search ? <MarkedText text={text} search={search} /> : <RichText text={text} />);
  const toParagraph = (text: Text) => <p>{show(text)}</p>;
  return (
    <details
      className="faq-item"
      name={search ? undefined : section}
      data-name={section}
      open={isFound}
      {...(search && !isFound && HIDDEN_UNTIL_FOUND)}
    >
      <summary>
        <span>{show(item.question)}</span>
      </summary>
      <div className="answer prose" id={item.id}>
        {toFragment(item.answer.map(toParagraph))}
      </div>
    </details>
  );
};
