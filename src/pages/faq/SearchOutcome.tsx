import { CorrectedSearch } from '../../components/panels/notes.tsx';
import { ForwardLink, LinkList } from '../../components/prose/links.tsx';
import { faqSearch } from '../../content/faq-search.ts';
import type { FaqSearchResult } from './search-faq.ts';

type SearchOutcomeProps = { readonly search: FaqSearchResult | null };

/** The number of questions found, and links to other searches, to all questions and to the contact section. */
export const SearchOutcome = ({ search }: SearchOutcomeProps) => (
  <div className="search-outcome">
    <p role="status">{search && faqSearch.found(search.found.length, search.query)}</p>
    <CorrectedSearch corrected={search?.corrected ?? []} query={search?.query ?? ''} hrefOf={faqSearch.href} />
    <p className="search-all">
      <a href={faqSearch.all.href}>{faqSearch.all.label}</a>
    </p>
    <p className="search-ask">
      <ForwardLink link={faqSearch.contact} />
    </p>
  </div>
);

/** What a search found on other pages. The live search, which does not read them, shows the link to this page instead. */
export const FoundSections = ({ search }: SearchOutcomeProps) => (
  <>
    <section className="found-sections" hidden={!search || search.sections.length === 0}>
      <h2>{faqSearch.sections}</h2>
      <LinkList links={search?.sections ?? []} />
    </section>
    <p className="search-more" hidden>
      <ForwardLink link={{ label: faqSearch.more, href: faqSearch.all.href }} />
    </p>
  </>
);
