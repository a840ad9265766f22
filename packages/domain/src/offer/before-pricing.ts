import type { DeclineReason } from './reasons.ts';
import type { Policy } from './policy.ts';

const DAY = 86_400_000;

/** The reason for which an application is declined as soon as it is taken in: the home is for sale (resolutions OP-A-021). */
export function intakeDecline(application: { readonly propertyListedForSale: boolean }): DeclineReason | undefined {
  return application.propertyListedForSale ? 'LISTED_FOR_SALE' : undefined;
}

/**
 * The reason for which a home is declined once its records are known: title was transferred less than the policy's 90 days ago (ledger
 * ELIG-001, resolutions OP-A-089).
 *
 * @param lastTransferOn yyyy-MM-dd, or null when no transfer is on record
 * @param today yyyy-MM-dd
 */
export function transferDecline(lastTransferOn: string | null, today: string, policy: Policy): DeclineReason | undefined {
  if (lastTransferOn === null) return undefined;
  const days = (Date.parse(today) - Date.parse(lastTransferOn)) / DAY;
  return days < policy.daysAfterTransfer ? 'TITLE_TRANSFERRED' : undefined;
}
