import { NearestWords } from '../../components/panels/notes.tsx';
import { ForwardLink } from '../../components/prose/links.tsx';
import { faqSearch } from '../../content/faq-search.ts';
import type { FaqSearchResult } from './search-faq.ts';

export type SearchOutcomeProps = { readonly search: FaqSearchResult | null };

/** The number of questions found, and links to other searches, to all questions and to the contact section. */
export const SearchOutcome = ({ search }: SearchOutcomeProps) => (
  <div className="search-outcome">
    <p role="status">{search && faqSearch.found(search.found.size, search.query)}</p>
    <NearestWords words={search?.nearest ?? []} hrefOf={faqSearch.href} />
    <p className="search-all">
      <a href={faqSearch.all.href}>{faqSearch.all.label}</a>
    </p>
    <p className="search-ask">
      <ForwardLink link={faqSearch.contact} />
    </p>
  </div>
);
