import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server renders and while the page hydrates: what only the browser knows (the token, the clock) waits for true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
