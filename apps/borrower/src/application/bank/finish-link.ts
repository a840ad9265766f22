import { ApiError, completeBankLink, getErrorMessage } from '@lintel/contract';
import type { Confirmed } from '@lintel/web';
import { api } from '../../platform/later/api.ts';
import { METHODS } from '../income/methods-copy.ts';

interface Ended {
  /** Below the application; where another way is chosen when nothing was connected. */
  to: string;
  /** Why nothing was connected. */
  trouble?: string;
}

/** Ends a connection of an account, however often its return page is opened; a person who came back without one reads why. */
export async function finishBankLink(
  uuid: string,
  linkUuid: string,
  callback: Record<string, string>,
  confirmed: Confirmed,
): Promise<Ended> {
  try {
    const { account, left, status } = await confirmed(() =>
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
      trouble: METHODS.exits[left?.reason ?? 'OTHER'](left?.institution ?? METHODS.nobody),
    };
  } catch (error) {
    if (error instanceof ApiError && error.name === 'account-not-usable')
      return { to: 'bank/disburse', trouble: getErrorMessage(error) };
    // The step is over, as on a second look at this page: the status leads on from there.
    if (error instanceof ApiError && error.name === 'not-at-this-step') return { to: '' };
    throw error;
  }
}
