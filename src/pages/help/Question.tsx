import { inOrder } from '../../components/prose/in-order.ts';
import { RichText } from '../../components/prose/RichText.tsx';
import type { Text } from '../../content/document.ts';
import type { FaqItem } from '../../content/faq.ts';
import type { QuestionSearch } from './find-questions.ts';
import { MarkedText } from './MarkedText.tsx';
import { HIDDEN_UNTIL_FOUND } from './until-found.ts';

export type QuestionProps = {
  readonly item: FaqItem;
  readonly topic: string;
  readonly search: QuestionSearch | null;
};

/**
 * Questions of one topic share a name: opening one closes the one before it. What a search has found is open all at once.
 * The anchor is the answer, for browsers open what a link leads into, not what it leads to.
 */
export const Question = ({ item, topic, search }: QuestionProps) => {
  const isFound = search?.found.has(item) === true;
  const show = (text: Text) => (search ? <MarkedText text={text} search={search} /> : <RichText text={text} />);
  const toParagraph = (text: Text) => <p>{show(text)}</p>;
  return (
    <details
      className="question"
      name={search ? undefined : topic}
      data-topic={topic}
      open={isFound}
      {...(search && !isFound && HIDDEN_UNTIL_FOUND)}
    >
      <summary>
        <span>{show(item.question)}</span>
      </summary>
      <div className="answer prose" id={item.id}>
        {inOrder(item.answer.map(toParagraph))}
      </div>
    </details>
  );
};
