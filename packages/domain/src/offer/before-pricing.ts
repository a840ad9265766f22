import type { DeclineReason } from './decline-reasons.ts';
import type { Policy } from './policy.ts';

const DAY = 86_400_000;

/** Returns the reason to decline an application at intake, if any: the home is for sale. */
export function intakeDecline(application: { readonly propertyListedForSale: boolean }): DeclineReason | undefined {
  return application.propertyListedForSale ? 'LISTED_FOR_SALE' : undefined;
}

/**
 * Returns the reason to decline a home once its records are known, if any: title was transferred less than the policy's
 * 90 days ago.
 *
 * @param lastTransferOn yyyy-MM-dd, or null if no transfer is on record
 * @param today yyyy-MM-dd
 */
export function transferDecline(
  lastTransferOn: string | null,
  today: string,
  policy: Policy,
): DeclineReason | undefined {
  if (lastTransferOn === null) return undefined;
  const days = (Date.parse(today) - Date.parse(lastTransferOn)) / DAY;
  return days < policy.daysAfterTransfer ? 'TITLE_TRANSFERRED' : undefined;
}

/** Reasons that end with time, on a day that the policy doesn't name. */
const ENDS_ON_UNKNOWN_DAY: readonly string[] = ['BANKRUPTCY', 'FORECLOSURE_OR_REPOSSESSION'] satisfies DeclineReason[];

/**
 * Returns the first day (yyyy-MM-dd) on which every reason that ends with time has ended: the policy's 90 days after the
 * transfer, or the day of the decline. Null if the day isn't known, as after a bankruptcy.
 *
 * @param decidedOn yyyy-MM-dd
 * @param lastTransferOn yyyy-MM-dd, or null if no transfer is on record: then the days count from the decline
 */
export function reapplyOn(
  reasons: readonly string[],
  { decidedOn, lastTransferOn }: { readonly decidedOn: string; readonly lastTransferOn: string | null },
  policy: Policy,
): string | null {
  if (reasons.some((reason) => ENDS_ON_UNKNOWN_DAY.includes(reason))) return null;
  if (!reasons.includes('TITLE_TRANSFERRED')) return decidedOn;
  const endsAt = Date.parse(lastTransferOn ?? decidedOn) + policy.daysAfterTransfer * DAY;
  const endsOn = new Date(endsAt).toISOString().slice(0, 10);
  return endsOn > decidedOn ? endsOn : decidedOn;
}
