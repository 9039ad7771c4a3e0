import type { Section } from '../../content/document.ts';
import { Blocks } from './Blocks.tsx';

export const ProseSections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <div className="prose-sections">
    {sections.map(({ id, title, blocks }) => (
      <section key={id} id={id} className="prose">
        <h2>{title}</h2>
        <Blocks blocks={blocks} />
      </section>
    ))}
  </div>
);
