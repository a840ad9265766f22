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

/**
 * Returns the day from which a new application can have another outcome, if every reason passes with time or by the
 * borrower's own act: a transfer ages, a listing is withdrawn. Null if one of the reasons has no such day.
 *
 * @param declinedOn yyyy-MM-dd
 */
export function reapplyOn(reasons: readonly string[], declinedOn: string, policy: Policy): string | null {
  const waits = new Map<string, number>([
    ['TITLE_TRANSFERRED', policy.daysAfterTransfer],
    ['LISTED_FOR_SALE', 0],
  ]);
  const most = Math.max(...reasons.map((reason) => waits.get(reason) ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(most) ? new Date(Date.parse(declinedOn) + most * DAY).toISOString().slice(0, 10) : null;
}
