import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration: only the browser knows its storage, its zone and its clock. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
