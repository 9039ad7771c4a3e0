import { FeatureIcon } from '../../components/media/FeatureIcon.tsx';
import type { FaqCategory } from '../../content/faq.ts';
import { FaqDetails } from './FaqDetails.tsx';
import type { FaqSearchResult } from './search-faq.ts';

export type FaqSectionProps = { readonly category: FaqCategory; readonly search: FaqSearchResult | null };

export const FaqSection = ({ category: { id, title, icon, items }, search }: FaqSectionProps) => (
  <section className="faq-section" id={id}>
    <div className="faq-section-head">
      <FeatureIcon name={icon} />
      <h2>{title}</h2>
    </div>
    {items.map((item) => (
      <FaqDetails key={item.id} item={item} section={id} search={search} />
    ))}
  </section>
);
