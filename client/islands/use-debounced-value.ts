import { useEffect, useState } from 'react';

/** So long a value must stand still: longer than the pauses within one drag or one number being typed. */
const SETTLE_MS = 500;

/** The latest value that has come to rest. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
