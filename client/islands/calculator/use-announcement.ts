import { useEffect, useState } from 'react';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { newSentences } from './new-sentences.ts';

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
