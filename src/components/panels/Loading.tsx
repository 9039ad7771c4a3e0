import { loading } from '../../content/loading.ts';

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
