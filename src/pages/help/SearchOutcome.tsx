import { NearestWords } from '../../components/panels/NearestWords.tsx';
import { ForwardLink } from '../../components/prose/links.tsx';
import { helpSearch } from '../../content/help-search.ts';
import type { QuestionSearch } from './find-questions.ts';

export type SearchOutcomeProps = { readonly search: QuestionSearch | null };

/** The number of questions found, and links to other searches, to all questions and to the contact section. */
export const SearchOutcome = ({ search }: SearchOutcomeProps) => (
  <div className="search-outcome">
    <p role="status">{search && helpSearch.found(search.found.size, search.query)}</p>
    <NearestWords words={search?.nearest ?? []} hrefOf={helpSearch.href} />
    <p className="search-all">
      <a href={helpSearch.all.href}>{helpSearch.all.label}</a>
    </p>
    <p className="search-ask">
      <ForwardLink link={helpSearch.contact} />
    </p>
  </div>
);
