import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, which don't know the browser's storage, time zone and clock. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
