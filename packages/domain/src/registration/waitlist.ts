/**
 * The area in which an organization lends: the states served, and the ZIP code prefixes in them that are not.
 */
export interface LendingArea {
  readonly states: readonly string[];
  readonly zipPrefixesNotServed: readonly string[];
}

/** Whether a visitor can apply or goes on a wait list, and the page that follows. */
export type WaitlistDecision =
  | { readonly kind: 'LENDS' }
  | {
      readonly kind: 'WAITLIST';
      readonly because: 'STATE' | 'ZIP' | 'CAMPAIGN';
      readonly path: '/waitlist' | '/marketing-waitlist';
    }
  /** The area couldn't be read: submit is blocked, because no one is eligible by default. */
  | { readonly kind: 'UNKNOWN' };

/** Whether a visitor came for the line backed by crypto: by its campaign, verbatim. */
export const isCryptoCampaign = (utmSource: string | null | undefined): boolean => utmSource === 'cloc';

/**
 * Decides at submit whether a visitor goes on a wait list, and which page follows. The crypto campaign `cloc` goes to
 * the marketing list, unless the organization takes its applications.
 */
export function waitlistDecision({
  state,
  zip,
  utmSource,
  area,
  takesCrypto = false,
}: {
  state: string;
  zip: string;
  utmSource?: string | undefined;
  area: LendingArea | undefined;
  takesCrypto?: boolean;
}): WaitlistDecision {
  if (isCryptoCampaign(utmSource) && !takesCrypto)
    return { kind: 'WAITLIST', because: 'CAMPAIGN', path: '/marketing-waitlist' };
  if (!area) return { kind: 'UNKNOWN' };
  if (!area.states.includes(state)) return { kind: 'WAITLIST', because: 'STATE', path: '/waitlist' };
  const listed = area.zipPrefixesNotServed.some((prefix) => prefix !== '' && zip.startsWith(prefix));
  return listed ? { kind: 'WAITLIST', because: 'ZIP', path: '/waitlist' } : { kind: 'LENDS' };
}
