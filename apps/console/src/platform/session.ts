import { createTokenStore } from '@lintel/web';
import { useSyncExternalStore } from 'react';

const NAME = 'lintel-desk';
/** If the browser blocks storage, the session lasts as long as the page. */
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
    /* stays in memory */
  }
}

// Another tab logged in or out, so the copy in memory is stale. This listener is registered before the store's, so it
// runs first.
addEventListener('storage', ({ key }) => {
  if (key === NAME || key === null) held = stored();
});

/** The staff session: a bearer token that this browser's tabs share, separate from a borrower's. */
export const session = createTokenStore(NAME, () => stored() ?? held, store);

/** Whether a staff member is logged in, in this browser. */
export const useLoggedIn = (): boolean => useSyncExternalStore(session.watch, () => session.token() !== undefined);
