import { tokenStore } from '@lintel/web';
import { useSyncExternalStore } from 'react';

const NAME = 'lintel-desk';
/** Where a browser blocks its storage the session lives as long as the page. */
let held: string | undefined;

function stored(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(token: string | undefined): void {
  held = token;
  try {
    if (token === undefined) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, token);
  } catch {
    /* kept in memory alone */
  }
}

// Another tab signed in or out: what was held here counts no longer. Asked before whoever watches is told.
addEventListener('storage', ({ key }) => {
  if (key === NAME || key === null) held = stored();
});

/** The session at the desk: a bearer token, shared by the tabs of this browser; apart from that of a borrower. */
export const session = tokenStore(NAME, () => stored() ?? held, store);

export const useSignedIn = (): boolean => useSyncExternalStore(session.watch, () => session.token() !== undefined);
