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
