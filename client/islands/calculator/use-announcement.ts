import { useEffect, useState } from 'react';
import { useSettled } from '../use-debounced-value.ts';
import { newSentences } from './announcement.ts';

/** The text of a live region that speaks of changes only, and only when they are over. */
export const useAnnouncement = (...sentences: readonly string[]): string => {
  const settled = useSettled(sentences.join('\n'));
  const [{ text }, setSaid] = useState({ all: settled, text: '' });
  useEffect(() => {
    setSaid((said) =>
      said.all === settled ? said : { all: settled, text: newSentences(said.all.split('\n'), settled.split('\n')) },
    );
  }, [settled]);
  return text;
};
