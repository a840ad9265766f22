import { toPagePattern } from '@lintel/domain';
import { track } from './events.ts';

/** Returns the path at which this document was opened; the app may have changed it since. */
const getOpenedPath = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href, location.href).pathname;

let shown: string | undefined;

function trackPage(pathname: string): void {
  const page = toPagePattern(pathname);
  if (page === shown) return;
  shown = page;
  track({ event: 'page-view', eventType: 'PAGE_VIEW', pathname });
}

/**
 * Tracks the page that was opened, the one that is shown now and every later one. A browser without the Navigation API
 * tracks one page for each document.
 */
export function trackPages(): void {
  trackPage(getOpenedPath());
  trackPage(location.pathname);
  window.navigation?.addEventListener('currententrychange', () => trackPage(location.pathname));
}
