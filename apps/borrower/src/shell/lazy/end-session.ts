import { logOut } from '@lintel/contract';
import { api } from '../../platform/lazy/api.ts';
import { reportError } from '../../platform/report-error.ts';
import { session } from '../../platform/session.ts';
import { localStore } from '../../platform/storage.ts';
import { urls } from '../../platform/urls.ts';

let ending: Promise<void> | undefined;

/**
 * Logs out here and on the server, then opens `to`; if the server fails, it still opens the login. Runs once per page:
 * a second logout would lead past the identity provider's.
 */
export const endSession = (to: string): Promise<void> => (ending ??= logOutAndLeave(to));

async function logOutAndLeave(to: string): Promise<void> {
  let next = to;
  session.beginLeaving();
  try {
    const { redirect } = await api(logOut, {});
    // A login at the lender's identity provider ends on a page of the provider.
    if (URL.canParse(redirect)) next = redirect;
  } catch (error) {
    reportError('logout', error);
    next = to.startsWith('/auth/') ? to : urls.login();
  }
  localStore.remove('lintel-tracker');
  session.leave(next);
}
