import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the render that must equal the server's, true ever after. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
