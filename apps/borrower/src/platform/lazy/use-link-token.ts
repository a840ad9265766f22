import { useSyncExternalStore } from 'react';
import { readLinkToken } from './opened-link.ts';

const watch = (listen: () => void): (() => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

/**
 * Returns the token of the link that this page was opened with: it is in the URL fragment, which browsers don't send.
 * Empty without one, and undefined in the server's HTML.
 */
export const useLinkToken = (): string | undefined => useSyncExternalStore(watch, readLinkToken, () => undefined);
