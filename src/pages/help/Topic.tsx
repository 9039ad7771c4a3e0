import type { Text } from '../../content/document.ts';
import type { FaqCategory, FaqItem } from '../../content/faq.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { inOrder } from '../../ui/in-order.ts';
import { RichText } from '../../ui/RichText.tsx';

export const Topic = ({ category: { id, title, icon, items } }: { readonly category: FaqCategory }) => (
  <section id={id}>
    <div className="topic-head">
      <Drawing name={icon} alt="" className="icon" />
      <h2>{title}</h2>
    </div>
    {items.map((item) => (
      <Question key={item.id} item={item} topic={id} />
    ))}
  </section>
);

const toParagraph = (text: Text) => (
  <p>
    <RichText text={text} />
  </p>
);

/** Questions of one topic share a name: opening one closes the one before it. */
const Question = ({ item, topic }: { readonly item: FaqItem; readonly topic: string }) => (
  <details className="question" name={topic} id={item.id}>
    <summary>{item.question}</summary>
    <div className="answer prose">{inOrder(item.answer.map(toParagraph))}</div>
  </details>
);
