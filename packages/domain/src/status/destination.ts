import { ROUTES, type RouteInput, SITE_ROOT } from '../loan-file/route-table.ts';
import { isSettled } from './groups.ts';

/** Where a status leads. */
export interface Destination {
  /** Below `/account/heloc/{uuid}/`, without a slash in front, as `product/select`; or `/`, the site root. */
  readonly path: string;
  /** Carried to product/select when the offer is a verified one (ledger ROUTE-054, QRY-011). */
  readonly origin?: 'signing/intro';
  readonly uwDecision?: string;
  /** The status is none we know: the caller logs a warning (ledger ROUTE-059). */
  readonly isUnexpected?: true;
}

/**
 * The screen for a loan as it stands, or undefined while there is none: the last screen stays and polls (ledger ROUTE-001..059).
 * No status leads to start/profile, one we do not know to error/timeout, an underwriting decision DECLINE always to error/decline
 * (resolutions OP-A-042).
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
 * The address of the screen for a loan as it stands: the screen's, the application's own while there is none, the site root, or /dashboard
 * when the loan or its profile is missing (ledger ROUTE-001, ROUTE-063).
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
 * The query that goes on to the next screen: of the present one only `pop-webchat` (ledger ROUTE-062, QRY-005), and what the destination
 * carries. `search` with or without its question mark; the answer has one, or is empty.
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
 * Whether the borrower is taken on without a press: the status is settled or underwriting said DECLINE, unless they are reading their
 * disclosures (ledger ROUTE-060, ROUTE-061). `screen` is the path below the application.
 */
export function routesByItself(input: RouteInput, screen: string): boolean {
  return screen !== 'document/disclosures' && (isSettled(input.checklistStatus) || input.uwDecision === 'DECLINE');
}
