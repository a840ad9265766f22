/** Shown for a property in a disaster area; it blocks nothing (ledger REG-038, ELIG-026). */
export const DISASTER_NOTICE =
  'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection ' +
  'per our Disaster Response Policy which is available to you upon request.';

/** The disaster notice when the property's zip is in the list that the flag carries, else undefined. */
export function disasterNotice(zip: string, zipsOfFlag: readonly string[]): string | undefined {
  return zipsOfFlag.includes(zip) ? DISASTER_NOTICE : undefined;
}
