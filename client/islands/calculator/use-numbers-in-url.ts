import { useEffect, useRef } from 'react';
import { type CalculatorNumbers, parseNumbers, withNumbers } from '../../state/calculator-query.ts';
import { useDebouncedValue } from '../hooks/use-debounced-value.ts';
import { replaceUrl } from '../hooks/use-location.ts';
import type { HydratedField } from './use-field.ts';

type NumberState = Pick<HydratedField, 'value' | 'set'>;

/** Writes the debounced numbers to the URL's query. Reads them from the query on back and forward. */
export const useNumbersInUrl = ({ participants, productsEach }: CalculatorNumbers<NumberState>): void => {
  const debouncedParticipants = useDebouncedValue(participants.value);
  const debouncedEach = useDebouncedValue(productsEach.value);
  /** The last known query. Null until the first effect, so that the initial URL stays unchanged until a number changes. */
  const knownSearch = useRef<string | null>(null);
  useEffect(() => {
    if (knownSearch.current !== null) {
      replaceUrl(withNumbers(location.href, { participants: debouncedParticipants, productsEach: debouncedEach }));
    }
    knownSearch.current = location.search;
  }, [debouncedParticipants, debouncedEach]);

  const setParticipants = participants.set;
  const setEach = productsEach.set;
  useEffect(() => {
    const readFromUrl = () => {
      // Navigation to an anchor also fires `popstate`. It must not discard numbers that are still being debounced.
      if (location.search === knownSearch.current) return;
      knownSearch.current = location.search;
      const numbers = parseNumbers(location.search);
      setParticipants(numbers.participants);
      setEach(numbers.productsEach);
    };
    addEventListener('popstate', readFromUrl);
    return () => removeEventListener('popstate', readFromUrl);
  }, [setParticipants, setEach]);
};
