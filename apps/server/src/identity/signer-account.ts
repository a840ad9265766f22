import { randomUUID } from 'node:crypto';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { event } from '../kernel/events.ts';
import { toNetwork } from '../kernel/http/index.ts';
import { hashPassword } from './password.ts';
import { checkPassword, listPersonalWords } from './service.ts';
import { startSession } from './sessions.ts';
import { setAside } from './set-aside.ts';
import { findByEmail, insertIdentity, type IdentityRow } from './store.ts';

/** Returns the borrower or signer account under an address at one lender, never a console account. */
export const findIdentityByEmail = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  organization: string,
  email: string,
): Promise<IdentityRow | undefined> => findByEmail(context, trx, organization, email);

/**
 * Returns the account under an address for the person who reads its email. An account that never confirmed the address
 * may be another person's: it is set aside, so that the address is free (decision 0039).
 */
export async function claimAccount(
  context: Context,
  trx: Trx,
  organization: string,
  email: string,
): Promise<{ readonly uuid: string | undefined; readonly wasSetAside: boolean }> {
  const account = await findByEmail(context, trx, organization, email);
  const wasSetAside = account !== undefined && (await setAside(context, trx, account.uuid));
  return { uuid: wasSetAside ? undefined : account?.uuid, wasSetAside };
}

/** Returns the stored form of a signer's chosen password. Refuses a weak one. */
export async function hashSignerPassword(
  context: Context,
  organization: string,
  email: string,
  password: string,
): Promise<string> {
  checkPassword(password, listPersonalWords(organization, email));
  return hashPassword(context.keys.password, password);
}

/**
 * Creates the account of a signer, or returns null when the address has one. Without a password it can log in only by
 * links.
 */
export async function makeSignerAccount(
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Trx,
  given: { organisation: string; email: string; phone: string; passwordHash: string | null },
): Promise<string | null> {
  const { organisation, email, phone, passwordHash } = given;
  const uuid = randomUUID();
  const identity = await insertIdentity(context, trx, {
    uuid,
    organisation,
    email,
    phone,
    profile_type: 'CO_DEEDER',
    password_hash: passwordHash ?? '',
  });
  return identity ? uuid : null;
}

/** Logs a signer in for one loan and returns the token. */
export async function startSignerSession(
  context: Context,
  trx: Trx,
  {
    identityUuid,
    organisation,
    loan,
    address,
    userAgent,
  }: { identityUuid: string; organisation: string; loan: string; address: string; userAgent?: string | undefined },
): Promise<string> {
  event(context, 'identity.login', { identity: identityUuid, organisation, from: toNetwork(address) });
  return startSession(context, trx, { identityUuid, organisation, typ: 'signer', loan, userAgent });
}
