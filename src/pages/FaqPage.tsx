import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { RichText } from '../components/prose/prose.tsx';
import { faq } from '../content/faq.ts';
import { faqSearch } from '../content/faq-search.ts';
import { pageTitle } from '../content/operator.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { FaqSearchResult } from '../search/search-faq.ts';
import { FaqSearch, FoundSections, SearchOutcome } from './faq/FaqSearch.tsx';
import { FaqSections } from './faq/FaqSections.tsx';
import { FormerAnchors } from './faq/FormerAnchors.tsx';

type Copy = ReturnType<typeof faq>;

type FaqPageProps = {
  readonly context: PageContext;
  readonly today: PlainDate;
  readonly search: FaqSearchResult | null;
};

/** The FAQ. With a search, the questions that match come first and the others are hidden. */
export const FaqPage = ({ context, today, search }: FaqPageProps) => {
  const copy = faq(context.operator, today, context.competition);
  const meta = search
    ? { ...copy.meta, title: pageTitle(faqSearch.pageName(search.query), context.operator), noindex: true }
    : copy.meta;
  return (
    <Layout context={context} meta={meta}>
      <PageHead title={copy.title} lead={copy.subtitle} illustration="question" tone="sky">
        <FaqSearch search={search} />
      </PageHead>
      <div
        className="wrap faq"
        data-view="faq"
        data-announcement={search ? faqSearch.announcement(search.found.length, search) : faqSearch.allShown}
      >
        <div>
          {search && <SearchOutcome search={search} />}
          {search?.areSectionsFirst && <FoundSections search={search} />}
          <FaqSections {...copy} search={search} />
          {search && !search.areSectionsFirst && <FoundSections search={search} />}
        </div>
        <Contact {...copy.contact} />
      </div>
    </Layout>
  );
};

const Contact = ({ id, formerIds, title, text, email }: Copy['contact']) => (
  <section className="contact" id={id}>
    <div>
      <h2>{title}</h2>
      <p>
        <FormerAnchors ids={formerIds} />
        <RichText text={text} />
      </p>
      <a className="mail" href={email.href}>
        {email.label}
      </a>
    </div>
    <Illustration name="letter" alt="" />
  </section>
);
