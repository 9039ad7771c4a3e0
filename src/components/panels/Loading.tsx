import { loading } from '../../content/loading.ts';

export type LoadingProps = {
  /** The same page, complete, for those whose browser runs no script. */
  readonly completeHref: string;
};

/** Stands where products will be, while they are on their way. */
export const Loading = ({ completeHref }: LoadingProps) => (
  <div className="loading" role="status">
    <img src="/illustrations/spinner.svg" width="64" height="64" alt="" className="spinner" />
    <p>{loading.text}</p>
    <noscript>
      <a href={completeHref}>{loading.withoutScript}</a>
    </noscript>
  </div>
);
