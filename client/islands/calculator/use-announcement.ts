import { useEffect, useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';

/** The sentences of `after` that `before` does not have, joined. The others have been announced already. */
export const newSentences = (before: readonly string[], after: readonly string[]): string =>
  after.filter((sentence) => sentence !== '' && !before.includes(sentence)).join(' ');

/** The text of a live region. It announces only sentences that changed, and only after debouncing. */
export const useAnnouncement = (...sentences: readonly string[]): string => {
  const debounced = useDebouncedValue(sentences.join('\n'));
  const [{ text }, setAnnounced] = useState({ all: debounced, text: '' });
  useEffect(() => {
    setAnnounced((announced) =>
      announced.all === debounced
        ? announced
        : { all: debounced, text: newSentences(announced.all.split('\n'), debounced.split('\n')) },
    );
  }, [debounced]);
  return text;
};
