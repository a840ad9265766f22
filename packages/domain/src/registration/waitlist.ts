/**
 * Where an organisation lends: the states served, and the zip prefixes within them that are not
 * (ledger ELIG-019, ELIG-020, resolutions OP-A-029).
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
  /** The area could not be read: submit is blocked, nobody is eligible by silence. */
  | { readonly kind: 'UNKNOWN' };

/** Whether a visitor came for the line on crypto holdings: by its campaign, to the letter (ledger SCOPE-017, QRY-003). */
export const isCryptoCampaign = (utmSource: string | null | undefined): boolean => utmSource === 'cloc';

/**
 * Whether a visitor is put on the waiting list at submit, and where it leads (ledger ELIG-015..018, resolutions OP-A-013, OP-A-029, OP-B-032).
 * The crypto campaign `cloc` goes to the marketing list, unless the organisation takes its applications.
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
