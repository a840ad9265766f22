import { ApiError, completeBankLink, getErrorMessage } from '@lintel/contract';
import type { WithStepUp } from '@lintel/web';
import { api } from '../../platform/lazy/api.ts';
import { LINK_EXITS } from '../income/link-exit-words.en.ts';

interface LinkOutcome {
  /** The path below the application; if nothing was connected, the page that offers another way. */
  to: string;
  /** The reason that nothing was connected. */
  trouble?: string;
}

/**
 * Completes a bank connection, however often the return page is opened; a borrower who returns without an account gets
 * the reason.
 */
export async function finishBankLink(
  uuid: string,
  linkUuid: string,
  callback: Record<string, string>,
  withStepUp: WithStepUp,
): Promise<LinkOutcome> {
  try {
    const { account, left, status } = await withStepUp(() =>
      api(completeBankLink, { params: { uuid, linkUuid }, body: { callback }, idempotencyKey: linkUuid }),
    );
    const isForMoney =
      (account?.purpose ?? (status.checklistStatus === 'DISBURSEMENT_ACCOUNT' ? 'DISBURSEMENT' : 'AUTOPAY')) ===
      'DISBURSEMENT';
    if (account)
      return {
        to: isForMoney ? (account.verification === 'VERIFIED' ? 'bank/confirm' : 'bank/disburse') : 'bank/autopay',
      };
    return {
      to: isForMoney ? 'bank/disburse' : 'bank/autopay',
      trouble: LINK_EXITS.reasons[left?.reason ?? 'OTHER'](left?.institution ?? LINK_EXITS.unnamed),
    };
  } catch (error) {
    if (error instanceof ApiError && error.name === 'account-not-usable')
      return { to: 'bank/disburse', trouble: getErrorMessage(error) };
    // The step is over, for example when this page is opened again: the status leads to the next page.
    if (error instanceof ApiError && error.name === 'not-at-this-step') return { to: '' };
    throw error;
  }
}
