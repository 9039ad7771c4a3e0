import { useEffect, useRef } from 'react';
import { replaceAddress } from '../address.ts';
import { useSettled } from '../use-debounced-value.ts';
import { type CalculatorNumbers, numbersOf, withNumbers } from './query.ts';
import type { LiveField } from './use-field.ts';

/** Keeps the numbers in the address, once they have come to rest, and takes them from it on the way back or forward. */
export const useNumbersInAddress = ({ participants, productsEach }: CalculatorNumbers<LiveField>): void => {
  const settledParticipants = useSettled(participants.value);
  const settledEach = useSettled(productsEach.value);
  /** Null until the first effect: the address as it came is left alone until somebody changes a number. */
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (known.current !== null) {
      replaceAddress(withNumbers(location.href, { participants: settledParticipants, productsEach: settledEach }));
    }
    known.current = location.search;
  }, [settledParticipants, settledEach]);

  const setParticipants = participants.set;
  const setEach = productsEach.set;
  useEffect(() => {
    const takeFromAddress = () => {
      // A step to an anchor comes here too: it must not undo what has not come to rest.
      if (location.search === known.current) return;
      known.current = location.search;
      const numbers = numbersOf(location.search);
      setParticipants(numbers.participants);
      setEach(numbers.productsEach);
    };
    addEventListener('popstate', takeFromAddress);
    return () => removeEventListener('popstate', takeFromAddress);
  }, [setParticipants, setEach]);
};
