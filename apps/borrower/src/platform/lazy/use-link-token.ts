import { hasLinkToken } from '@lintel/web';
import { useSyncExternalStore } from 'react';

const readToken = (): string => {
  const fragment = location.hash.slice(1);
  return hasLinkToken(fragment) ? fragment : '';
};

const watch = (listen: () => void): (() => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

/**
 * Returns the token of the link that this page was opened with: it is in the URL fragment, which browsers don't send.
 * Empty without one, and undefined in the server's HTML.
 */
export const useLinkToken = (): string | undefined => useSyncExternalStore(watch, readToken, () => undefined);
