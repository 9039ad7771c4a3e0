import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { RichText } from '../components/prose/RichText.tsx';
import { help } from '../content/help.ts';
import { helpSearch } from '../content/help-search.ts';
import { faqJsonLd } from '../content/json-ld.ts';
import { pageTitle } from '../content/page-title.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { findQuestions } from './help/find-questions.ts';
import { HelpSearch } from './help/HelpSearch.tsx';
import { SearchOutcome } from './help/SearchOutcome.tsx';
import { Topic } from './help/Topic.tsx';

type Copy = ReturnType<typeof help>;

export type HelpPageProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  /** The search query as `cleanQuery` returns it; empty: no search. */
  readonly query: string;
};

/** The FAQ. With a query, matching questions are open and the others hidden. */
export const HelpPage = ({ context, today, query }: HelpPageProps) => {
  const copy = help(context.operator, today, context.competition);
  const search = findQuestions(query, copy.categories);
  const meta = search
    ? { ...copy.meta, title: pageTitle(helpSearch.pageName(search.query), context.operator), noindex: true }
    : { ...copy.meta, jsonLd: [faqJsonLd(copy.categories)] };
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={copy.title} lead={copy.subtitle} illustration="fragan" tone="sky">
        <HelpSearch search={search} />
      </PageHead>
      <div className="wrap help" data-searching={search ? '' : undefined}>
        <div className="help-side">
          <SearchOutcome search={search} />
          <Index {...copy} />
        </div>
        <div>
          {copy.categories.map((category) => (
            <Topic key={category.id} category={category} search={search} />
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
      <p>
        <RichText text={text} />
      </p>
      <a className="mail" href={email.href}>
        {email.label}
      </a>
    </div>
    <Illustration name="brev" alt="" />
  </section>
);
