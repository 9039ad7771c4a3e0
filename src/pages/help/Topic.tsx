import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import type { FaqCategory } from '../../content/faq.ts';
import type { QuestionSearch } from './find-questions.ts';
import { Question } from './Question.tsx';

export type TopicProps = { readonly category: FaqCategory; readonly search: QuestionSearch | null };

export const Topic = ({ category: { id, title, icon, items }, search }: TopicProps) => (
  <section className="topic" id={id}>
    <div className="topic-head">
      <FeatureIcon name={icon} />
      <h2>{title}</h2>
    </div>
    {items.map((item) => (
      <Question key={item.id} item={item} topic={id} search={search} />
    ))}
  </section>
);
