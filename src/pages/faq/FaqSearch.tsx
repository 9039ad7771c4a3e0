import { FAQ_QUERY, faqSearch } from '../../content/faq-search.ts';
import { ANCHORS, PATHS } from '../../content/paths.ts';
import { QUERY_MAX_LENGTH } from '../../shared/search/query.ts';
import type { FaqSearchResult } from './search-faq.ts';

type FaqSearchProps = { readonly search: FaqSearchResult | null };

const FIELD_ID = 'sokord';

/** The search form. With script, results update while the visitor types; without, it submits to the FAQ page. */
export const FaqSearch = ({ search }: FaqSearchProps) => (
  <search className="faq-search">
    <form method="get" action={`${PATHS.faq}#${ANCHORS.content}`}>
      <div className="field search-field">
        <label htmlFor={FIELD_ID}>{faqSearch.label}</label>
        <input
          id={FIELD_ID}
          type="search"
          name={FAQ_QUERY}
          placeholder={faqSearch.example}
          defaultValue={search?.query}
          maxLength={QUERY_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
      </div>
      <button className="button" type="submit">
        {faqSearch.submit}
      </button>
    </form>
  </search>
);
