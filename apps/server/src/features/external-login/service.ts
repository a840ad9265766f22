import {
  findIdentityByEmail,
  findPasswordlessAccount,
  isSetAside,
  makeExternalAccount,
  markEmailConfirmed,
  startExternalSession,
  stepUpExternally,
} from '../../identity/index.ts';
import type { ExternalProvider } from '../../kernel/config/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, newToken, refuse, Refused, refuseWith } from '../../kernel/http/index.ts';
import { MINUTE_MS } from '../../kernel/time.ts';
import { authorizationUrl, endSessionUrl, ProviderUnavailable, redeem } from './provider.ts';
import { consumeLogin, findLinkedAccount, hasExternalLogin, insertLogin, linkAccount } from './store.ts';
import type { ExternalPerson, StartedLogin } from './types.ts';
import { EXTERNAL } from './words.ts';

export const LOGIN_MINUTES = 10;

const findProvider = ({ config }: Pick<Context, 'config'>, organization: string): ExternalProvider | undefined =>
  config.externalLogin[organization];

/** A login to start: `browser` is the browser's cookie, `redirect` a path of this site that was checked. */
interface LoginStart extends Pick<StartedLogin, 'returnAddress' | 'redirect' | 'again'> {
  readonly organisation: string;
  readonly browser: string;
}

/** Starts a login and returns the address at the provider. */
export async function beginLogin(context: Context, { organisation, browser, ...start }: LoginStart): Promise<string> {
  const provider = findProvider(context, organisation) ?? refuse('not-available');
  const [state, nonce, codeVerifier] = [newToken(), newToken(), newToken() + newToken()];
  const login = { ...start, nonce, codeVerifier };
  try {
    const address = await authorizationUrl(provider, context.config, state, login);
    const expiresAt = new Date(context.sessionNow().getTime() + LOGIN_MINUTES * MINUTE_MS);
    await insertLogin(context, { state, browser, organisation, expiresAt, login });
    return address;
  } catch (error) {
    return refuseLogin(context, organisation, error);
  }
}

interface LoginResponse {
  readonly organisation: string;
  readonly browser: string | undefined;
  /** The query that the provider added to our return address. */
  readonly response: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Whose session a login again raises, if the browser has one. */
  readonly caller: Caller | null;
}

/** Finishes a login: returns our own token and where the login leads. */
export async function finishLogin(
  context: Context,
  { organisation, browser = '', response, address, userAgent, caller }: LoginResponse,
): Promise<{ readonly token: string; readonly redirect: string }> {
  const provider = findProvider(context, organisation) ?? refuse('not-available');
  const state = new URLSearchParams(response).get('state') ?? '';
  const login = await consumeLogin(context, { state, browser, organisation, now: context.sessionNow() });
  if (!login) return refuseLogin(context, organisation, new Error('no such login'));
  const { redirect } = login;
  try {
    const person = await redeem(provider, context.config, state, login, response);
    const ownSession = login.again ? caller : null;
    const find = () =>
      context.db.transaction().execute(async (trx) => {
        const account = await findAccount(context, trx, organisation, person);
        // Another person at the provider gets neither the caller's session nor one of their own in its place.
        if (ownSession && account !== undefined && account !== ownSession.identityUuid) refuse('login-not-completed');
        return account;
      });
    // Of two first logins at the same time one creates the account, and the other finds it on its second try.
    const identityUuid = (await find()) ?? (await find()) ?? refuseWith('identity-exists', { redirectUrl: redirect });
    const provenEmail = person.emailVerified ? person.email : '';
    const stepUpAt = new Date(context.sessionNow().getTime() - person.loginAge);
    const session = { asSigner: isSignerRedirect(redirect), provenEmail, stepUpAt, address, userAgent };
    const token = ownSession
      ? await stepUpExternally(context, ownSession, session)
      : await context.db.transaction().execute((trx) => startExternalSession(context, trx, identityUuid, session));
    return { token, redirect };
  } catch (error) {
    return refuseLogin(context, organisation, error, redirect);
  }
}

/** Returns whether the login leads to signing. Such a person logs in as a signer, even if the account has a loan. */
const isSignerRedirect = (redirect: string): boolean =>
  redirect.startsWith('/account/heloc/heloc-signer') || redirect === '/auth/external?done-confirm-signer';

/**
 * Returns the person's account: the linked one, one of theirs that has no password, or a new one. Undefined if the
 * email address belongs to another account: only its owner may connect it, and an address doesn't prove who that is.
 */
async function findAccount(
  context: Context,
  trx: Trx,
  organization: string,
  person: ExternalPerson,
): Promise<string | undefined> {
  const linked = await findLinkedAccount(trx, organization, person);
  if (linked !== undefined && !(await isSetAside(trx, linked))) return linked;
  if (person.email === '') throw new Error('The provider sent no email address');
  const account =
    (await findIdentityByEmail(context, trx, organization, person.email)) === undefined
      ? await makeExternalAccount(context, trx, { organisation: organization, ...person })
      : await findOwnAccount(context, trx, organization, person);
  if (account === undefined) return undefined;
  await linkAccount(trx, organization, person, account);
  if (person.emailVerified) await markEmailConfirmed(trx, account, context.sessionNow());
  return account;
}

/** Finds the person's account without a password. It logs in by emailed codes, so a confirmed address owns it. */
async function findOwnAccount(
  context: Context,
  trx: Trx,
  organization: string,
  person: ExternalPerson,
): Promise<string | undefined> {
  const account = await findPasswordlessAccount(context, trx, organization, person.email);
  const isTheirs = person.emailVerified && account !== undefined && !(await hasExternalLogin(trx, account));
  return isTheirs ? account : undefined;
}

/**
 * Returns the page where the browser ends the login at the provider. Undefined for an account with a password or
 * without such a page.
 */
export async function externalLogout(
  context: Context,
  caller: { readonly organisation: string; readonly identityUuid: string },
  after: string,
): Promise<string | undefined> {
  const provider = findProvider(context, caller.organisation);
  if (!provider || !(await hasExternalLogin(context.db, caller.identityUuid))) return undefined;
  return endSessionUrl(provider, context.config, after).catch((error: unknown) => {
    context.log.warn({ err: error }, 'external logout');
    return undefined;
  });
}

/** Refuses a login. Logs the library's code for the reason, never its text, which may quote a token. */
function refuseLogin(context: Context, organization: string, error: unknown, redirectUrl?: string): never {
  if (error instanceof Refused) throw error;
  const isUnavailable = error instanceof ProviderUnavailable;
  event(context, 'identity.login-failed', {
    organisation: organization,
    why: isUnavailable ? 'provider-away' : toReason(error),
  });
  if (isUnavailable) return refuseWith('vendor-unavailable', { redirectUrl }, { partner: EXTERNAL.provider });
  return refuseWith('login-not-completed', { redirectUrl });
}

const toReason = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'refused';
