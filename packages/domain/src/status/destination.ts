import { ROUTES, type RouteInput, SITE_ROOT } from '../loan-file/route-table.ts';
import { isSettledStatus } from './polling-groups.ts';

/** The screen that a status leads to. */
export interface Destination {
  /** Below `/account/heloc/{uuid}/`, without a leading slash, as `product/select`; or `/`, the site root. */
  readonly path: string;
  /** Passed to product/select if the offer is verified. */
  readonly origin?: 'signing/intro';
  readonly uwDecision?: string;
  /** The status is unknown: the caller logs a warning. */
  readonly isUnexpected?: true;
}

/**
 * Returns the screen for a loan's current state, or undefined if there is none: the last screen stays and polls. A
 * missing status leads to start/profile, an unknown one to error/timeout, an underwriting decision DECLINE always to
 * error/decline.
 */
export function destination(input: RouteInput): Destination | undefined {
  const { checklistStatus: status, uwDecision, uwSubDecision } = input;
  if (uwDecision === 'DECLINE') return { path: 'error/decline' };
  if (!status) return { path: 'start/profile' };
  if (!isRouted(status)) return { path: 'error/timeout', isUnexpected: true };
  if (status === 'OFFER_SELECTION' && uwSubDecision === 'VERIFIED_OFFER') {
    return { path: 'product/select', origin: 'signing/intro', ...(uwDecision ? { uwDecision } : {}) };
  }
  const route = ROUTES[status];
  const path = typeof route === 'function' ? route(input) : route;
  return path === undefined ? undefined : { path };
}

const isRouted = (status: string): status is keyof typeof ROUTES => Object.hasOwn(ROUTES, status);

/**
 * Returns the address for a loan's current state: the screen's, the application's own if there is none, the site root,
 * or /dashboard if the loan or its profile is missing.
 */
export function applicationLocation(
  uuid: string | undefined,
  input: RouteInput | undefined,
  hasProfile = true,
): string {
  if (!uuid || !input || !hasProfile) return '/dashboard';
  const path = destination(input)?.path;
  if (path === SITE_ROOT) return SITE_ROOT;
  return path ? `/account/heloc/${uuid}/${path}` : `/account/heloc/${uuid}`;
}

const CARRIED = 'pop-webchat';

/**
 * Builds the query for the next screen: `pop-webchat` from the current one, and what the destination passes on.
 * `search` with or without its question mark; the result has one, or is empty.
 */
export function carriedSearch(search: string, to?: Destination): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.split('=')[0] === CARRIED);
  const added = [
    to?.origin && `origin=${encodeURIComponent(to.origin)}`,
    to?.uwDecision && `uwDecision=${encodeURIComponent(to.uwDecision)}`,
  ];
  const pairs = [...kept, ...added.filter((pair) => pair !== undefined)];
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/**
 * Whether the browser moves to the next screen without a click: the status is settled or underwriting decided DECLINE,
 * unless the borrower is reading disclosures. `screen` is the path below the application.
 */
export function routesByItself(input: RouteInput, screen: string): boolean {
  return (
    screen !== 'document/disclosures' && (isSettledStatus(input.checklistStatus) || input.uwDecision === 'DECLINE')
  );
}
