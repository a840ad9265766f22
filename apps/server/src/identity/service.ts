import { randomUUID } from 'node:crypto';
import { passwordField, phoneField, startsWithOne } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { event } from '../events.ts';
import { indexFile } from '../file-index/index-file.ts';
import { refuse } from '../http/errors.ts';
import { loanToSign } from '../signers/access.ts';
import { isWellKnown } from './known-passwords.ts';
import { hashPassword, passwordFits } from './password.ts';
import { startSession, type Caller } from './sessions.ts';
import { emailKey } from './email-key.ts';
import { applicationsOf } from '../loan-file/applications.ts';
import { findByEmail, insertIdentity, readIdentityRow, savePhone, type IdentityRow } from './store.ts';

interface Registration {
  readonly organisation: string;
  /** As the contract reads them: a valid address, 10 digits. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
}

/** Makes an identity and signs it in; answers the token. */
export async function register(context: Context, given: Registration): Promise<string> {
  const { email, phoneNumber: phone } = given;
  checkPassword(given.password, [given.organisation, email.split('@')[0] ?? '']);
  const uuid = randomUUID();
  const row = {
    uuid,
    organisation: given.organisation,
    email_key: emailKey(email),
    email,
    phone,
    profile_type: 'BORROWER' as const,
    password_hash: await hashPassword(context.keys.password, given.password),
  };
  const token = await context.db.transaction().execute(async (trx) => {
    if (!(await insertIdentity(trx, row))) refuse('identity-exists');
    return startSession(context, trx, { identityUuid: uuid, organisation: given.organisation, typ: 'borrower' });
  });
  event(context, 'identity.registered', { identity: uuid, organisation: given.organisation });
  return token;
}

/** Signs in. A stranger, a wrong password and a disabled person cost the same time and get the same answer. */
export async function logIn(context: Context, given: { organisation: string; email: string; password: string }): Promise<string> {
  const row = await findByEmail(context.db, given.organisation, given.email);
  const fits = await passwordFits(context.keys.password, given.password, row?.password_hash || (await nobody(context)));
  if (!row || !fits) {
    event(context, 'identity.login-failed', { organisation: given.organisation });
    return refuse('credentials-do-not-match');
  }
  event(context, 'identity.login', { identity: row.uuid, organisation: row.organisation });
  const who = { identityUuid: row.uuid, organisation: row.organisation };
  if (row.profile_type !== 'CO_DEEDER') return startSession(context, context.db, { ...who, typ: 'borrower' });
  const loan = await loanToSign(context.db, row.uuid);
  return startSession(context, context.db, { ...who, typ: 'signer', ...(loan === undefined ? {} : { loan }) });
}

/** The caller's own password, asked again before something that matters. */
export async function checkOwnPassword(context: Context, caller: Caller, password: string): Promise<void> {
  const { password_hash: hash } = await identityOf(context, caller);
  if (!(await passwordFits(context.keys.password, password, hash))) refuse('credentials-do-not-match');
}

export async function identityOf(context: Context, caller: Caller): Promise<IdentityRow> {
  return (await readIdentityRow(context.db, caller.identityUuid)) ?? refuse('unauthenticated');
}

export async function changePhone(context: Context, caller: Caller, value: string): Promise<IdentityRow> {
  const phone = phoneOf(value);
  await context.db.transaction().execute(async (trx) => {
    await savePhone(trx, caller.identityUuid, phone, context.sessionNow());
    for (const { uuid } of await applicationsOf(trx, caller.identityUuid, caller.organisation)) await indexFile(context, trx, uuid);
  });
  event(context, 'identity.phone-changed', { identity: caller.identityUuid });
  return identityOf(context, caller);
}

let hashOfNobody: Promise<string> | undefined;
/** What a password is compared with when there is nobody: it costs the same time. */
export const nobody = (context: Context): Promise<string> => (hashOfNobody ??= hashPassword(context.keys.password, randomUUID()));

/** 10 digits; a leading 1 is told apart, as the field tells it (calls D19). */
function phoneOf(text: string): string {
  const parsed = z.safeParse(phoneField, text);
  if (parsed.success) return parsed.data;
  return refuse('phone-invalid', { startsWithOne: startsWithOne(parsed.error) });
}

const LONGEST = 128;
const PREFIX = 'Password is not strong enough: ';

/** Refuses a password that is too weak or too well known. */
export function checkPassword(password: string, context: readonly string[]): void {
  const parsed = z.safeParse(passwordField, password);
  if (!parsed.success) refuse('password-refused', { rule: (parsed.error.issues[0]?.message ?? '').replace(PREFIX, '') });
  if (Array.from(password).length > LONGEST) refuse('password-refused', { rule: `must be at most ${LONGEST} characters` });
  if (isWellKnown(password, context)) refuse('password-refused', {});
}
