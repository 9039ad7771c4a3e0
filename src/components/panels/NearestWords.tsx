import { NEAREST_WORDS_TITLE } from '../../content/nearest-words.ts';

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
