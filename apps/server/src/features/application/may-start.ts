import { dayAfter, DAYS_BETWEEN_LINES, startModal, type StartModal } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadApplications, loanToday, lastFunding, pacificDay } from '../../loan-file/index.ts';
import { findInquiry } from './inquiry.ts';

/** Whether a person may start an application at a lender, and what prevents it. */
export interface StartEligibility {
  readonly canStartApplication: boolean;
  readonly organizationsWithActiveApplication: string[];
  readonly reason: StartModal | null;
  /** The application that prevents a new one. */
  readonly applicationUuid: string | null;
  /** The loan officer of an open inquiry. */
  readonly originator: { readonly phoneNumber: string; readonly email: string } | null;
  /** yyyy-MM-dd from which the next application is possible. */
  readonly startAgainOn: string | null;
}

/**
 * Returns whether a person may start an application at a lender, and what prevents it. An open inquiry prevents it at
 * every lender.
 */
export async function loadStartEligibility(
  context: Context,
  trx: Executor,
  identityUuid: string,
  organization: string,
): Promise<StartEligibility> {
  const active = (await loadApplications(trx, identityUuid, organization)).filter((row) => row.active);
  const inquiry = await findInquiry(context, trx, identityUuid, organization);
  const elsewhere = inquiry && inquiry.organisation !== organization ? [inquiry.organisation] : [];
  const organizationsWithActiveApplication = [...active.map((row) => row.organisation), ...elsewhere];
  const isOpen = organizationsWithActiveApplication.length > 0;
  const startAgainOn = isOpen ? null : await findWaitEnd(context, trx, identityUuid, organization);
  const ability = { canStartApplication: !isOpen && startAgainOn === null, organizationsWithActiveApplication };
  const reason = startModal(ability, inquiry !== undefined) ?? null;
  const { phoneNumber, email } = inquiry?.originator ?? {};
  return {
    ...ability,
    reason,
    applicationUuid: active[0]?.uuid ?? null,
    originator: reason === 'INQUIRY' && phoneNumber && email ? { phoneNumber, email } : null,
    startAgainOn,
  };
}

/** Counts whole days, so that the next application really is possible on the day in the dialog. */
async function findWaitEnd(
  context: Context,
  trx: Executor,
  identityUuid: string,
  organization: string,
): Promise<string | null> {
  const funded = await lastFunding(trx, identityUuid, organization);
  if (!funded) return null;
  const again = dayAfter(pacificDay(funded), DAYS_BETWEEN_LINES);
  return again > (await loanToday(context, trx)) ? again : null;
}
