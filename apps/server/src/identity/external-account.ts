import { randomUUID } from 'node:crypto';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { event } from '../kernel/events.ts';
import { type Caller, emailKey, refuse, toNetwork } from '../kernel/http/index.ts';
import { lockOpenAccount } from './lock-account.ts';
import { savePerson } from './person.ts';
import { startAccountSession } from './service.ts';
import { startSession, stepUpSession } from './sessions.ts';
import { findByEmail, insertIdentity } from './store.ts';

interface NewExternalAccount {
  readonly organisation: string;
  readonly email: string;
  readonly phone: string;
  /** As the identity provider knows it. */
  readonly name: { readonly firstName: string; readonly lastName: string } | undefined;
}

/**
 * Creates the account of a person who logs in at a lender's identity provider. Returns undefined when the address has
 * an account.
 */
export async function makeExternalAccount(
  context: Pick<Context, 'keys' | 'vault' | 'log' | 'audit'>,
  trx: Trx,
  { organisation, email, phone, name }: NewExternalAccount,
): Promise<string | undefined> {
  const uuid = randomUUID();
  const account = { uuid, organisation, email, phone, profile_type: 'BORROWER' as const, password_hash: '' };
  if (!(await insertIdentity(context, trx, account))) return undefined;
  if (name)
    await savePerson(context, trx, uuid, { name: { ...name, middleName: '', suffix: '' }, dob: null, addresses: [] });
  event(context, 'identity.registered', { identity: uuid, organisation });
  return uuid;
}

/** Returns the account under an address if no one can log in to it with a password. */
export async function findPasswordlessAccount(
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  organization: string,
  email: string,
): Promise<string | undefined> {
  const row = await findByEmail(context, trx, organization, email);
  return row?.password_hash === '' ? row.uuid : undefined;
}

interface ExternalLogin {
  readonly asSigner: boolean;
  /** The address that the provider confirmed; empty if it confirmed none. */
  readonly provenEmail: string;
  /** When the person gave the password at the provider. */
  readonly stepUpAt: Date;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Logs a person in whom an identity provider knows, as after a password. A signer was invited at an address, so only a
 * person whose provider confirmed it gets a signer's session: anyone can open an account under an unconfirmed one.
 */
export async function startExternalSession(
  context: Context,
  trx: Trx,
  identityUuid: string,
  { asSigner, provenEmail, stepUpAt, address, userAgent }: ExternalLogin,
): Promise<string> {
  const row = (await lockOpenAccount(context, trx, identityUuid)) ?? refuse('login-not-completed');
  if (asSigner && emailKey(provenEmail) !== emailKey(row.email)) refuse('login-not-completed');
  const { organisation } = row;
  event(context, 'identity.login', { identity: identityUuid, organisation, from: toNetwork(address) });
  const loan = asSigner ? await context.accountLinks.findLoanToSign(trx, identityUuid) : undefined;
  return loan === undefined
    ? startAccountSession(context, trx, row, userAgent, stepUpAt)
    : startSession(context, trx, { identityUuid, organisation, typ: 'signer', loan, stepUpAt, userAgent });
}

/**
 * Records a repeated login at the identity provider as a step-up of the caller's session, and returns its new token.
 */
export async function stepUpExternally(
  context: Context,
  caller: Caller,
  { stepUpAt, address }: Pick<ExternalLogin, 'stepUpAt' | 'address'>,
): Promise<string> {
  const { identityUuid: identity, organisation, sid } = caller;
  event(context, 'identity.stepped-up', { identity, organisation, from: toNetwork(address), by: 'provider' });
  return stepUpSession(context, context.db, sid, stepUpAt);
}
