import { beginExternalLogin } from '@lintel/contract';
import { publicApi } from '../platform/lazy/api.ts';
import { urls } from '../platform/urls.ts';

/** Where the provider returns to. */
export const RETURN_PATH = '/auth/external';
/** The same page in a window of its own, which confirms who a borrower or a signer is. */
export const CONFIRM = { borrower: 'confirm', signer: 'confirm-signer' } as const;
/** Where that window ends. */
export const confirmedPath = (confirm: string): string => `${RETURN_PATH}?done-${confirm}`;

/** The password form of a lender whose new accounts are at an identity provider. */
export function passwordLogin(redirect: string | undefined): string {
  const login = urls.login(redirect);
  return `${login}${login.includes('?') ? '&' : '?'}with=password`;
}

/** Goes to the provider's login page, which leads back to a path of this site. */
export async function goToProvider(redirectUrl: string | undefined, again = false): Promise<void> {
  const { authorizationUrl } = await publicApi(beginExternalLogin, { body: { redirectUrl, again } });
  location.assign(authorizationUrl);
  // The page stays busy until the browser leaves it.
  await new Promise<never>(() => {});
}
