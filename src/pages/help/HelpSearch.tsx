import { ForwardLink } from '../../components/prose/Links.tsx';
import { HELP_QUERY, helpSearch } from '../../content/help-search.ts';
import { ANCHORS, PATHS } from '../../content/paths.ts';
import { QUERY_MAX_LENGTH } from '../../shared/text-search.ts';
import type { QuestionSearch } from './find-questions.ts';

export type HelpSearchProps = { readonly search: QuestionSearch | null };

const FIELD_ID = 'sokord';

/** The search form. With script, results update while the visitor types; without, it submits to the help page. */
export const HelpSearch = ({ search }: HelpSearchProps) => (
  <search className="help-search">
    <form method="get" action={`${PATHS.help}#${ANCHORS.content}`}>
      <div className="field search-field">
        <label htmlFor={FIELD_ID}>{helpSearch.label}</label>
        <input
          id={FIELD_ID}
          type="search"
          name={HELP_QUERY}
          placeholder={helpSearch.example}
          defaultValue={search?.query}
          maxLength={QUERY_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <button className="button" type="submit">
        {helpSearch.submit}
      </button>
    </form>
  </search>
);

/** The number of questions found, and links to all questions and to the contact section. */
export const SearchOutcome = ({ search }: HelpSearchProps) => (
  <div className="search-outcome">
    <p role="status">{search && helpSearch.found(search.found.size, search.query)}</p>
    <p className="search-all">
      <a href={helpSearch.all.href}>{helpSearch.all.label}</a>
    </p>
    <p className="search-ask">
      <ForwardLink link={helpSearch.contact} />
    </p>
  </div>
);
