import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the hydration render, which must equal the server's, and true in every later render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
