/**
 * Inlined in the page as text, before the header: marks the page of a browser with a login session, because the server
 * can't know of one. The style sheet then hides the "Log in" that the server rendered. Self-contained: no import, no
 * closure.
 */
export function markSession(): void {
  try {
    document.documentElement.toggleAttribute('data-session', localStorage.getItem('jwt') !== null);
  } catch {
    // A browser that blocks storage has no session.
  }
}
