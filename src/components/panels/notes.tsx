import { loading } from '../../content/products.ts';
import { correctedSearch } from '../../content/search.ts';
import { toLiteralQuery } from '../../shared/search/query.ts';

/** Shows the age of cached products that could not be revalidated. */
export const StaleNote = ({ text }: { readonly text: string }) => (
  <p className="stale-note" role="note">
    {text}
  </p>
);

export type LoadingProps = {
  /** Link to the same page rendered complete, for browsers without script. */
  readonly completeHref: string;
};

/** The fallback while products load. */
export const Loading = ({ completeHref }: LoadingProps) => (
  <div className="loading" role="status">
    <img src="/illustrations/spinner.svg" width="64" height="64" alt="" className="spinner" />
    <p>{loading.text}</p>
    <noscript>
      <a href={completeHref}>{loading.withoutScript}</a>
    </noscript>
  </div>
);

export type CorrectedSearchProps = {
  readonly corrected: readonly string[];
  readonly query: string;
  /** The URL of a search. */
  readonly hrefOf: (query: string) => string;
};

/** Names the words that were searched for in place of misspelt ones. client/behaviours/live-search.ts fills it in, too. */
export const CorrectedSearch = ({ corrected, query, hrefOf }: CorrectedSearchProps) => {
  const isCorrected = corrected.length > 0;
  return (
    <p className="corrected-search" hidden={!isCorrected}>
      <span>{isCorrected && correctedSearch.shown(corrected)}</span>{' '}
      <a href={hrefOf(toLiteralQuery(query))}>{correctedSearch.literal(query)}</a>
    </p>
  );
};
