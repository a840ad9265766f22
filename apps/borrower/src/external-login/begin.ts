import { beginExternalLogin } from '@lintel/contract';
import { publicApi } from '../platform/lazy/api.ts';
import { session } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';

/** The path to which the identity provider returns. */
export const RETURN_PATH = '/auth/external';
/** Queries of that path that start a confirmation (step-up) of a borrower or a signer, in a separate window. */
export const CONFIRM = { borrower: 'confirm', signer: 'confirm-signer' } as const;
/** Returns the path at which that window ends. */
export const confirmedPath = (confirm: string): string => `${RETURN_PATH}?done-${confirm}`;

/** Returns the path of the password form, for older accounts of a lender with an identity provider. */
export function passwordLoginPath(redirect: string | undefined): string {
  const login = urls.login(redirect);
  return `${login}${login.includes('?') ? '&' : '?'}with=password`;
}

/**
 * Opens the provider's login page, which returns to `redirectUrl`. `again` asks for the login even within a session.
 */
export async function goToProvider(redirectUrl: string | undefined, again = false): Promise<void> {
  const { authorizationUrl } = await publicApi(beginExternalLogin, { body: { redirectUrl, again } });
  // A logout that began in the meantime has its own way to the provider.
  if (!session.isLeaving()) location.assign(authorizationUrl);
  // The page stays busy until the browser leaves it.
  await new Promise<never>(() => {});
}
