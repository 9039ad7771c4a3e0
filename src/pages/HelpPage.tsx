import { help } from '../content/help.ts';
import { faqPage } from '../content/structured-data.ts';
import { Drawing } from '../ui/Drawing.tsx';
import { Layout } from '../ui/Layout.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import type { Shell } from '../ui/shell.ts';
import { Topic } from './help/Topic.tsx';

type Copy = ReturnType<typeof help>;

export const HelpPage = ({ shell }: { readonly shell: Shell }) => {
  const copy = help(shell.site);
  return (
    <Layout shell={shell} meta={{ ...copy.meta, things: [faqPage(copy.categories)] }}>
      <PageHead title={copy.title} lead={copy.subtitle} drawing="fragan" />
      <div className="wrap help">
        <Index {...copy} />
        <div>
          {copy.categories.map((category) => (
            <Topic key={category.id} category={category} />
          ))}
          <Contact {...copy.contact} />
        </div>
      </div>
    </Layout>
  );
};

const Index = ({ indexLabel, categories, contact }: Copy) => (
  <nav className="page-index" aria-label={indexLabel}>
    {categories.map(({ id, title, items }) => (
      <a key={id} href={`#${id}`}>
        {title}{' '}
        <span className="count" aria-hidden="true">
          {items.length}
        </span>
      </a>
    ))}
    <a href={`#${contact.id}`}>{contact.indexLabel}</a>
  </nav>
);

const Contact = ({ id, title, text, email }: Copy['contact']) => (
  <section className="contact" id={id}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="mail" href={email.href}>
        {email.label}
      </a>
    </div>
    <Drawing name="brev" alt="" />
  </section>
);
