import { NEAREST_WORDS_TITLE } from '../../content/catalogue.ts';
import { loading } from '../../content/products.ts';

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

export type NearestWordsProps = {
  readonly words: readonly string[];
  /** The URL of a search for a word. */
  readonly hrefOf: (word: string) => string;
};

/** Links to searches for other words after one that found nothing. The client script fills it in the same way. */
export const NearestWords = ({ words, hrefOf }: NearestWordsProps) => (
  <div className="nearest-words" hidden={words.length === 0}>
    <p>{NEAREST_WORDS_TITLE}</p>
    <ul className="chips">
      {words.map((word) => (
        <li key={word}>
          <a className="chip" href={hrefOf(word)}>
            {word}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
