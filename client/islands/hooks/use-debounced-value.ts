import { useEffect, useState } from 'react';

/** Longer than the pauses within one drag of a slider or one number being typed. */
const DEBOUNCE_MS = 500;

/** The value as it was when it last stayed unchanged for 500 ms. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
