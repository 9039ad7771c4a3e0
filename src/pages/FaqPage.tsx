import { Layout } from '../components/layout/Layout.tsx';
import { PageHead } from '../components/layout/PageHead.tsx';
import type { PageContext } from '../components/layout/page-context.ts';
import { Illustration } from '../components/media/Illustration.tsx';
import { LinkList } from '../components/prose/links.tsx';
import { RichText } from '../components/prose/prose.tsx';
import { faq } from '../content/faq.ts';
import { faqSearch } from '../content/faq-search.ts';
import { pageTitle } from '../content/operator.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { FaqSearchResult } from '../search/search-faq.ts';
import { FaqSearch, FoundSections, SearchOutcome } from './faq/FaqSearch.tsx';
import { FaqSections } from './faq/FaqSections.tsx';

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
          {search ? (
            <SearchOutcome search={search} />
          ) : (
            <CommonQuestions {...copy.common} categories={copy.categories} />
          )}
          {search?.areSectionsFirst && <FoundSections search={search} />}
          <FaqSections categories={copy.categories} search={search} />
          {search && !search.areSectionsFirst && <FoundSections search={search} />}
        </div>
        <Contact {...copy.contact} />
      </div>
    </Layout>
  );
};

type CommonQuestionsProps = Copy['common'] & Pick<Copy, 'categories'>;

/** Links to the most common questions, above the folded topics. */
const CommonQuestions = ({ label, ids, categories }: CommonQuestionsProps) => {
  const items = categories.flatMap((category) => category.items);
  const links = ids
    .flatMap((id) => items.filter((item) => item.id === id))
    .map((item) => ({
      label: item.question,
      href: `#${item.id}`,
    }));
  return (
    <nav className="faq-common" aria-label={label}>
      <h2>{label}</h2>
      <LinkList links={links} />
    </nav>
  );
};

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
    <Illustration name="letter" alt="" />
  </section>
);
