/**
 * Where an organization lends: the states served, and the ZIP code prefixes in them that are not.
 */
export interface LendingArea {
  readonly states: readonly string[];
  readonly zipPrefixesNotServed: readonly string[];
}

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
 * Whether a visitor goes on the wait list at submit, and which page follows. The crypto campaign `cloc` goes to the marketing list, unless the organization takes its applications.
 */
export function waitlistDecision(of: {
  state: string;
  zip: string;
  utmSource?: string | undefined;
  area: LendingArea | undefined;
  takesCrypto?: boolean;
}): WaitlistDecision {
  if (isCryptoCampaign(of.utmSource) && !of.takesCrypto)
    return { kind: 'WAITLIST', because: 'CAMPAIGN', path: '/marketing-waitlist' };
  if (!of.area) return { kind: 'UNKNOWN' };
  if (!of.area.states.includes(of.state)) return { kind: 'WAITLIST', because: 'STATE', path: '/waitlist' };
  const listed = of.area.zipPrefixesNotServed.some((prefix) => prefix !== '' && of.zip.startsWith(prefix));
  return listed ? { kind: 'WAITLIST', because: 'ZIP', path: '/waitlist' } : { kind: 'LENDS' };
}
