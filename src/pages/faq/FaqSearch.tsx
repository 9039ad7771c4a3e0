import { CorrectedSearch } from '../../components/panels/notes.tsx';
import { ForwardLink, LinkList } from '../../components/prose/links.tsx';
import { faqSearch } from '../../content/faq-search.ts';
import { faqPath, PATHS } from '../../domain/paths.ts';
import type { FaqSearchResult } from '../../search/search-faq.ts';
import { FAQ_QUERY } from '../../shared/form-fields.ts';
import { QUERY_MAX_LENGTH } from '../../shared/query.ts';

type FaqSearchProps = { readonly search: FaqSearchResult | null };

const FIELD_ID = 'sokord';

/**
 * The search form, which submits to the FAQ page. With script, the code in client/behaviours/view/ swaps the results as
 * the visitor types.
 */
export const FaqSearch = ({ search }: FaqSearchProps) => (
  <search className="faq-search">
    <form method="get" action={PATHS.faq}>
      <div className="field search-field">
        <label htmlFor={FIELD_ID}>{faqSearch.label}</label>{' '}
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

/** The number of questions found, with links to other searches, to all questions and to the contact section. */
export const SearchOutcome = ({ search }: { readonly search: FaqSearchResult }) => (
  <div className="search-outcome">
    <p className="search-count">{faqSearch.found(search.found.length, search.query)}</p>
    <CorrectedSearch corrected={search.corrected} query={search.query} hrefOf={faqPath} />
    <p className="search-all">
      <a href={faqSearch.all.href}>{faqSearch.all.label}</a>
    </p>
    {search.found.length + search.sections.length === 0 && (
      <p className="search-ask" data-hits="">
        <ForwardLink link={faqSearch.contact} />
      </p>
    )}
  </div>
);

/** The sections that a search found on other pages. */
export const FoundSections = ({ search: { sections } }: { readonly search: FaqSearchResult }) =>
  sections.length > 0 && (
    <section className="found-sections" data-hits="">
      <h2>{faqSearch.sections}</h2>
      <LinkList links={sections} />
    </section>
  );
