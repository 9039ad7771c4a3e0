import type { ReactNode } from 'react';
import { loading } from '../../content/products.ts';
import { correctedSearch } from '../../content/search.ts';
import { toLiteralQuery } from '../../shared/query.ts';

/** Shows the age of cached products that could not be revalidated. */
export const StaleNote = ({ text }: { readonly text: string }) => (
  <p className="stale-note" role="note">
    {text}
  </p>
);

type LoadingProps = {
  /** Link to the same page rendered complete, for browsers without script. */
  readonly completeHref: string;
  /** What the products will look like, behind the message. */
  readonly outlines: ReactNode;
};

/** The fallback while products load. `LateStatus` announces it. */
export const Loading = ({ completeHref, outlines }: LoadingProps) => (
  <div className="loading">
    {outlines}
    <div>
      <img src="/illustrations/spinner.svg" width="64" height="64" alt="" className="spinner" />
      <p aria-hidden="true">{loading.text}</p>
      <noscript>
        <a href={completeHref}>{loading.withoutScript}</a>
      </noscript>
    </div>
  </div>
);

/**
 * The status is outside of the content that is replaced, because screen readers announce the change of a status, but
 * not its removal.
 */
export const LateStatus = () => (
  <p className="visually-hidden" role="status" data-late-status="">
    {loading.text}
  </p>
);

export type LateAnnouncement = {
  /** Describes the content that has arrived, or the error. */
  readonly status: string;
  /** The document's new title, if it was not known before. */
  readonly title?: string;
};

/** Streamed after late content. client/behaviours/announce-late-content.ts puts the texts in place. */
export const LateAnnouncement = ({ status, title }: LateAnnouncement) => (
  <span hidden data-late={status} data-title={title} />
);

type CorrectedSearchProps = {
  readonly corrected: readonly string[];
  readonly query: string;
  /** Returns the URL of a search. */
  readonly hrefOf: (query: string) => string;
};

/** Names the words that replaced others in the search. */
export const CorrectedSearch = ({ corrected, query, hrefOf }: CorrectedSearchProps) =>
  corrected.length > 0 && (
    <p className="corrected-search">
      <span>{correctedSearch.shown(corrected)}</span>{' '}
      <a href={hrefOf(toLiteralQuery(query))}>{correctedSearch.literal(query)}</a>
    </p>
  );
