import { useEffect, useRef } from 'react';
import { announce } from '../../plumbing/announce.ts';
import { newSentences } from '../../state/new-sentences.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

/** Announces those sentences that are new, debounced. */
export const useAnnouncement = (...sentences: readonly string[]): void => {
  const debounced = useDebouncedValue(sentences.join('\n'));
  const announced = useRef(debounced);
  useEffect(() => {
    const news = newSentences(announced.current.split('\n'), debounced.split('\n'));
    announced.current = debounced;
    if (news !== '') announce(news);
  }, [debounced]);
};
