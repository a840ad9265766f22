import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import { passwordFault, phoneField, startsWithOne } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context, Trx } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse, toNetwork } from '../kernel/http/index.ts';
import { emailAccountOwner } from './account-mail.ts';
import { textFormerPhone } from './account-texts.ts';
import { endOtherAccess } from './end-other-access.ts';
import {
  accountHash,
  countGuess,
  countPassword,
  forgetGuesses,
  GUESS_RULES,
  newDevice,
  TELL_AFTER,
} from './guesses.ts';
import { isWellKnown } from './known-passwords.ts';
import { lockByPassword, lockOwnAccount } from './lock-account.ts';
import { beginChallenge } from './login-challenge.ts';
import { recordPasswordExpiry } from './password-expiry.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { renewHash } from './rehash.ts';
import { hasSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';
import { staffMember } from './staff.ts';
import { findByEmail, insertIdentity, readIdentityRow, savePhone, type IdentityRow } from './store.ts';
import { type Visitor } from './visitor.ts';

interface Registration {
  readonly organisation: string;
  /** As the contract parses them: a valid address, 10 digits. */
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
  /** The name typed during registration. A password made of it is refused. */
  readonly name?: string | undefined;
  readonly userAgent?: string | undefined;
  /** When the person proved that the address is theirs. */
  readonly emailVerifiedAt?: Date;
}

/** A session token, and the device cookie for the next login. */
export interface NewSession {
  readonly token: string;
  readonly device: string;
}

/** Creates a borrower's account with a password and logs it in. `first` runs before in the same transaction. */
export async function register(
  context: Context,
  registration: Registration,
  first?: (trx: Trx) => Promise<void>,
): Promise<NewSession> {
  const { email, phoneNumber: phone } = registration;
  checkPassword(registration.password, listPersonalWords(registration.organisation, email, registration.name));
  const uuid = randomUUID();
  const row = {
    uuid,
    organisation: registration.organisation,
    email,
    phone,
    profile_type: 'BORROWER' as const,
    password_hash: await hashPassword(context.keys.password, registration.password),
    email_verified_at: registration.emailVerifiedAt ?? null,
  };
  const token = await context.db.transaction().execute(async (trx) => {
    await first?.(trx);
    if (!(await insertIdentity(context, trx, row))) refuse('identity-exists');
    const { organisation, userAgent } = registration;
    return startSession(context, trx, { identityUuid: uuid, organisation, typ: 'borrower', userAgent });
  });
  event(context, 'identity.registered', { identity: uuid, organisation: registration.organisation });
  return {
    token,
    device: newDevice(context, {
      account: accountHash(context, registration.organisation, email),
      passwordHash: row.password_hash,
    }),
  };
}

/**
 * Logs a borrower or signer in by password. An unknown address, a wrong password and a disabled account take the same
 * time and get the same answer. The try is counted for the account before anything is compared, wherever it comes from.
 * An account with a second factor gets a challenge for it.
 */
export async function logIn(
  context: Context,
  given: { organisation: string; email: string; password: string; redirect: string },
  visitor: Visitor,
): Promise<NewSession | { challenge: string }> {
  const account = accountHash(context, given.organisation, given.email);
  const row = await findByEmail(context, context.db, given.organisation, given.email);
  const { key, failures } = await countPassword(
    context,
    { account, passwordHash: row?.password_hash ?? '' },
    visitor.device,
  );
  const fits = await verifyPassword(
    context.keys.password,
    given.password,
    row?.password_hash || (await dummyPasswordHash(context)),
  );
  if (!row || !fits) {
    await emailFailedLogins(context, failures, row?.uuid);
    event(context, 'identity.login-failed', {
      organisation: given.organisation,
      account: account.slice(0, 22),
      from: toNetwork(visitor.address),
      failures,
    });
    return refuse('credentials-do-not-match');
  }
  await forgetGuesses(context.db, key);
  const passwordHash = await renewHash(context, row, given.password);
  await recordPasswordExpiry(context, row, given.password, listPersonalWords(row.organisation, row.email));
  const right = { uuid: row.uuid, hash: passwordHash, password: given.password };
  const begun = await context.db.transaction().execute(async (trx) => {
    const locked = (await lockByPassword(context, trx, right)) ?? refuse('credentials-do-not-match');
    return (await hasSecondFactor({ db: trx }, row.uuid))
      ? { challenge: await beginChallenge(context, trx, row.uuid, given.redirect) }
      : startAccountSession(context, trx, locked, visitor.userAgent);
  });
  if (typeof begun !== 'string') return begun;
  event(context, 'identity.login', {
    identity: row.uuid,
    organisation: row.organisation,
    from: toNetwork(visitor.address),
  });
  return { token: begun, device: newDevice(context, { account, passwordHash }) };
}

/** Emails the owner after many wrong passwords in a row. For an address without an account it does the same work. */
export async function emailFailedLogins(
  context: Context,
  failures: number,
  identityUuid: string | undefined,
): Promise<void> {
  if (TELL_AFTER.includes(failures))
    await context.db.transaction().execute((trx) => emailAccountOwner(context, trx, 'many-failures', identityUuid));
}

/** Starts the session of an account: of a borrower, or of a signer for the loan that they sign. */
export async function startAccountSession(
  context: Context,
  trx: Trx,
  row: IdentityRow,
  userAgent?: string,
  stepUpAt?: Date,
): Promise<string> {
  const who = { identityUuid: row.uuid, organisation: row.organisation, userAgent, stepUpAt };
  if (row.profile_type !== 'CO_DEEDER') return startSession(context, trx, { ...who, typ: 'borrower' });
  const loan = await context.accountLinks.findLoanToSign(trx, row.uuid);
  return startSession(context, trx, { ...who, typ: 'signer', ...(loan === undefined ? {} : { loan }) });
}

/**
 * Checks the caller's password before a sensitive action. Tries are counted, so an open session doesn't allow
 * unlimited guesses.
 */
export async function checkOwnPassword(context: Context, caller: Caller, password: string): Promise<void> {
  const key = `own password ${caller.identityUuid}`;
  await countGuess(context, key, GUESS_RULES.ownPassword);
  const { password_hash: hash } = await loadIdentity(context, caller);
  if (!(await verifyPassword(context.keys.password, password, hash))) refuse('credentials-do-not-match');
  await forgetGuesses(context.db, key);
}

/** Changes the caller's password. Ends every other session, open link and unfinished login, and tells the owner. */
export async function changePassword(
  context: Context,
  caller: Caller,
  given: { currentPassword: string; password: string },
): Promise<void> {
  await checkOwnPassword(context, caller, given.currentPassword);
  const row = await loadIdentity(context, caller);
  checkPassword(
    given.password,
    listPersonalWords(
      row.organisation,
      row.email,
      row.desk ? (await staffMember(context, context.db, row.organisation, row.uuid))?.name : undefined,
    ),
  );
  const passwordHash = await hashPassword(context.keys.password, given.password);
  await context.db.transaction().execute(async (trx) => {
    await lockOwnAccount(context, trx, caller);
    await trx
      .updateTable('identity')
      .set({ password_hash: passwordHash, password_expired_at: null, updated_at: context.sessionNow() })
      .where('uuid', '=', row.uuid)
      .execute();
    await endOtherAccess(context, trx, row.uuid, caller.sid);
    await emailAccountOwner(context, trx, 'password-changed', row.uuid);
  });
  event(context, row.desk ? 'staff.password-changed' : 'identity.password-changed', {
    identity: row.uuid,
    organisation: row.organisation,
  });
}

/** Returns the caller's account. */
export async function loadIdentity(context: Context, caller: Caller): Promise<IdentityRow> {
  return (await readIdentityRow(context, context.db, caller.identityUuid)) ?? refuse('unauthenticated');
}

/**
 * Changes the caller's phone number without a code, so the new number isn't confirmed. `confirmPhoneChange` changes it
 * with one.
 */
export async function changePhone(context: Context, caller: Caller, value: string): Promise<IdentityRow> {
  const phone = parsePhone(value);
  const before = await context.db.transaction().execute(async (trx) => {
    const account = await lockOwnAccount(context, trx, caller);
    await savePhone(context, trx, caller.identityUuid, phone, context.sessionNow());
    await context.accountLinks.indexFilesAgain(trx, caller.identityUuid, caller.organisation);
    await emailAccountOwner(context, trx, 'phone-changed', caller.identityUuid);
    return account;
  });
  if (before.phone !== phone) await textFormerPhone(context, before);
  event(context, 'identity.phone-changed', { identity: caller.identityUuid });
  return loadIdentity(context, caller);
}

let cachedDummyHash: Promise<string> | undefined;
/** Returns a hash to compare with when there is no account, so that the comparison takes the same time. */
export const dummyPasswordHash = (context: Context): Promise<string> =>
  (cachedDummyHash ??= hashPassword(context.keys.password, randomUUID()));

/** Parses a phone number to 10 digits. Refuses a leading 1 with its own message, as the input field does. */
function parsePhone(text: string): string {
  const parsed = z.safeParse(phoneField, text);
  if (parsed.success) return parsed.data;
  return refuse('phone-invalid', { startsWithOne: startsWithOne(parsed.error) });
}

/** Lists words that an attacker knows of a person: the lender's names, the email address, the name. */
export function listPersonalWords(organization: string, email: string, name = ''): string[] {
  const brand = findBrand(organization);
  return [organization, brand?.name.display ?? '', brand?.name.legal ?? '', email.split('@')[0] ?? '', name];
}

/** Refuses a password that is too weak or too well known. */
export function checkPassword(password: string, personalWords: readonly string[]): void {
  const fault = passwordFault(password);
  if (fault) refuse('password-refused', { rule: fault });
  if (isWellKnown(password, personalWords)) refuse('password-refused', {});
}
