import { loading } from '../../../src/content/loading.ts';

/** The server's spinner for the eyes alone: the region's status speaks. */
export const Spinner = () => (
  <div className="loading" aria-hidden="true">
    <img src="/illustrations/spinner.svg" width="64" height="64" alt="" className="spinner" />
    <p>{loading.text}</p>
  </div>
);
