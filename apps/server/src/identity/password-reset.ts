import { randomUUID } from 'node:crypto';
import { findBrand } from '@lintel/brands';
import type { HandlerReply, openPasswordReset, Request, resetPassword as resetPasswordCall } from '@lintel/contract';
import { currentLocale, maskEmail } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { event } from '../kernel/events.ts';
import { refuse, refuseFields, toNetwork, hashToken, remakeTokens, pageAddress } from '../kernel/http/index.ts';
import type { BackgroundJob } from '../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../kernel/locale.ts';
import { withRetries } from '../vendors/index.ts';
import { emailAccountOwner } from './account-mail.ts';
import { isEmailConfirmed, markEmailConfirmed } from './email-verification.ts';
import { endOtherAccess, removeLoginsBesidesPassword } from './end-other-access.ts';
import { accountHash, codeKey, countGuess, forgetGuesses, GUESS_RULES, newDevice } from './guesses.ts';
import { lockOpenAccount } from './lock-account.ts';
import { hashPassword } from './password.ts';
import { readPerson } from './person.ts';
import { hasSecondFactor, useEitherCode } from './second-factor.ts';
import { checkPassword, listPersonalWords, startAccountSession } from './service.ts';
import { startSession } from './sessions.ts';
import { setAside } from './set-aside.ts';
import { staffMember, findStaffPermissions } from './staff.ts';
import { findByEmail, insertIdentity, isOpenAccount, readIdentityRow, type IdentityRow } from './store.ts';
import type { IdentityTables } from './tables.ts';
import { RESET_MAIL, RESET_REFUSED } from './words.ts';

type Reset = Selectable<IdentityTables['password_reset']>;

const LINK_LIFETIME = 30 * 60_000;
/** Links for one account in 15 minutes. The call's rate class limits each address. */
const MAX_RESETS = 5;
const WINDOW = 15 * 60_000;

/**
 * Requests a link that sets a new password, for a borrower or staff. The same statements run and the same job is queued
 * with or without an account, so neither the answer nor its timing shows whether one exists. Earlier links stay valid
 * until they expire, so no one can void a link by requesting another.
 */
export async function requestPasswordReset(
  context: Context,
  { organisation, email, desk }: { organisation: string; email: string; desk: boolean },
): Promise<void> {
  const account = accountHash(context, organisation, email, desk);
  await context.db.transaction().execute(async (trx) => {
    const row = await findByEmail(context, trx, organisation, email, desk);
    const now = context.sessionNow();
    const recent = await trx
      .selectFrom('password_reset')
      .select('uuid')
      .where('account_hash', '=', account)
      .where('made_at', '>', new Date(now.getTime() - WINDOW))
      .execute();
    if (recent.length >= MAX_RESETS * context.config.quotas) return;
    const uuid = randomUUID();
    const [token = ''] = remakeTokens(context, 'password-reset', uuid);
    const resetRow = {
      uuid,
      token_hash: hashToken(token),
      account_hash: account,
      organisation,
      identity_uuid: row?.uuid ?? null,
      made_at: now,
      expires_at: new Date(now.getTime() + LINK_LIFETIME),
      used_at: null,
    };
    await trx.insertInto('password_reset').values(resetRow).execute();
    await context.jobs.queueBackgroundJob(trx, 'password-reset', uuid);
  });
  event(context, 'identity.reset-asked', { organisation });
}

/**
 * Background job: mails the link. A repeated run sends the same email. A console account that is disabled or not set up
 * has nothing to reset.
 */
export const sendReset: BackgroundJob = async (uuid, context, locale = LENDER_LOCALE) => {
  const reset = await context.db.selectFrom('password_reset').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  if (!reset || reset.used_at !== null || reset.identity_uuid === null || reset.expires_at < context.sessionNow())
    return;
  const token = remakeTokens(context, 'password-reset', uuid).find((one) => hashToken(one) === reset.token_hash);
  const row = await readIdentityRow(context, context.db, reset.identity_uuid);
  if (!row || token === undefined || !(await mayReset(context, row))) return;
  const lender = findBrand(row.organisation)?.name.display ?? '';
  const link = `${pageAddress(context.config, row.organisation, row.desk ? '/desk/reset-password' : '/auth/reset-password')}#${token}`;
  const mail = inLocale(row.desk ? LENDER_LOCALE : locale, () => ({
    to: row.email,
    subject: RESET_MAIL.subject(lender),
    text: RESET_MAIL.text(lender, link),
    locale: currentLocale(),
    template: 'account.password-reset',
    organisation: row.organisation,
    applicationUuid: null,
  }));
  await withRetries(() => context.vendors.mail.send(mail, `password-reset:${uuid}`));
};

const mayReset = async (context: Context, row: IdentityRow): Promise<boolean> =>
  isOpenAccount(row) &&
  (!row.desk ||
    ((await findStaffPermissions(context.db, row.uuid)) !== undefined && (await hasSecondFactor(context, row.uuid))));

/**
 * Returns the account of this link. Refuses one that is unknown, used, expired or another lender's with `link-expired`.
 */
async function findReset(
  context: Context,
  organization: string,
  token: string,
): Promise<{ reset: Reset; row: IdentityRow }> {
  const reset = await context.db
    .selectFrom('password_reset')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('organisation', '=', organization)
    .executeTakeFirst();
  if (!reset || reset.used_at !== null || reset.identity_uuid === null || reset.expires_at < context.sessionNow())
    return refuse('link-expired');
  const row = await readIdentityRow(context, context.db, reset.identity_uuid);
  return row && (await mayReset(context, row)) ? { reset, row } : refuse('link-expired');
}

/**
 * Returns the proofs that the link requires besides a new password. A code where the account has a second factor,
 * because the mailbox alone must not replace it. For an account whose address was never confirmed, facts that its owner
 * knows by heart, because another person may have typed this address (decision 0039).
 */
async function loadResetRequirements(
  context: Context,
  row: IdentityRow,
): Promise<{ code: boolean; proof: boolean; birthdate: string | null }> {
  const proof = !row.desk && row.email_verified_at === null;
  return {
    code: row.desk || (await hasSecondFactor(context, row.uuid)),
    proof,
    birthdate: proof ? ((await readPerson(context, context.db, row.uuid))?.person.dob ?? null) : null,
  };
}

/** Returns the fields that the reset page shows for a link. */
export async function openReset(
  context: Context,
  organization: string,
  token: string,
): Promise<HandlerReply<typeof openPasswordReset>> {
  const { row } = await findReset(context, organization, token);
  const needs = await loadResetRequirements(context, row);
  return {
    email: maskEmail(row.email),
    asksCode: needs.code,
    asksProof: needs.proof,
    asksBirthdate: needs.birthdate !== null,
  };
}

type PasswordResetRequest = Request<typeof resetPasswordCall>['body'];

/**
 * Sets the new password and logs in. Ends every other session of the account, voids every other link and tells the
 * owner.
 */
export async function resetPassword(
  context: Context,
  organization: string,
  given: PasswordResetRequest,
  address: string,
  userAgent?: string,
): Promise<{ token: string; redirect: string; device: string; desk: boolean }> {
  const { reset, row } = await findReset(context, organization, given.token);
  const name = row.desk ? (await staffMember(context, context.db, row.organisation, row.uuid))?.name : undefined;
  checkPassword(given.password, listPersonalWords(row.organisation, row.email, name));
  const startsOver = (await checkRequirements(context, row, given, address)) === 'START_OVER';
  const passwordHash = await hashPassword(context.keys.password, given.password);
  const account = reset.account_hash;
  const token = await context.db.transaction().execute(async (trx) => {
    if (!(await lockOpenAccount(context, trx, row.uuid))) return refuse('link-expired');
    const used = await trx
      .updateTable('password_reset')
      .set({ used_at: context.sessionNow() })
      .where('uuid', '=', reset.uuid)
      .where('used_at', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    if (!used) return refuse('link-expired');
    await trx
      .updateTable('password_reset')
      .set({ used_at: context.sessionNow() })
      .where('account_hash', '=', account)
      .where('used_at', 'is', null)
      .execute();
    await endOtherAccess(context, trx, row.uuid, null);
    if (!row.desk && !(await isEmailConfirmed(trx, row.uuid)))
      await removeLoginsBesidesPassword(context, trx, row.uuid);
    await forgetGuesses(trx, `password ${account}`);
    // The person who used up the login tries knew the old password, which no longer works.
    await forgetGuesses(trx, codeKey('sign-in', row.uuid));
    const owner = startsOver
      ? await startOver(context, trx, row, passwordHash)
      : await savePassword(context, trx, row, passwordHash);
    await markEmailConfirmed(trx, owner.uuid, context.sessionNow());
    await emailAccountOwner(context, trx, startsOver ? 'started-over' : 'password-changed', owner.uuid);
    return owner.desk
      ? startSession(context, trx, { identityUuid: owner.uuid, organisation: organization, typ: 'staff', userAgent })
      : startAccountSession(context, trx, owner, userAgent);
  });
  event(context, row.desk ? 'staff.password-reset' : 'identity.password-reset', {
    identity: row.uuid,
    organisation: organization,
    from: toNetwork(address),
    startedOver: startsOver,
  });
  const redirect = row.desk
    ? '/desk/'
    : row.profile_type === 'CO_DEEDER' && !startsOver
      ? '/account/heloc/heloc-signer/resume'
      : '/dashboard';
  return { token, redirect, device: newDevice(context, { account, passwordHash }), desk: row.desk };
}

/** Counts each code or proof try before it is compared, over all links of the account. */
async function checkRequirements(
  context: Context,
  row: IdentityRow,
  given: PasswordResetRequest,
  address: string,
): Promise<'PROVED' | 'START_OVER'> {
  const needs = await loadResetRequirements(context, row);
  // The new account has nothing of the old one, whose second factor doesn't matter then.
  if (needs.proof && given.startOver === true) return 'START_OVER';
  if (needs.code) {
    if (given.code == null && given.recoveryCode == null)
      refuseFields([{ field: 'code', message: RESET_REFUSED.codeMissing }]);
    const key = codeKey('password-reset', row.uuid);
    await countGuess(context, key, GUESS_RULES.code);
    if (!(await useEitherCode(context, row.uuid, given))) {
      event(context, row.desk ? 'staff.code-wrong' : 'identity.code-wrong', {
        identity: row.uuid,
        organisation: row.organisation,
        from: toNetwork(address),
      });
      refuse('code-wrong');
    }
    await forgetGuesses(context.db, key);
  }
  if (needs.proof) {
    const key = `proof ${row.uuid}`;
    await countGuess(context, key, GUESS_RULES.proof);
    const isRight =
      // Without a number on the account, no answer proves anything.
      row.phone !== '' &&
      normalizePhone(given.phone ?? '') === row.phone &&
      (needs.birthdate === null || given.birthdate === needs.birthdate);
    if (!isRight) {
      event(context, 'identity.proof-wrong', {
        identity: row.uuid,
        organisation: row.organisation,
        from: toNetwork(address),
      });
      refuse('proof-wrong');
    }
    await forgetGuesses(context.db, key);
  }
  return 'PROVED';
}

const normalizePhone = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

async function savePassword(
  context: Context,
  trx: Executor,
  row: IdentityRow,
  passwordHash: string,
): Promise<IdentityRow> {
  await trx
    .updateTable('identity')
    .set({ password_hash: passwordHash, password_expired_at: null, updated_at: context.sessionNow() })
    .where('uuid', '=', row.uuid)
    .execute();
  return row;
}

/** Gives the address a new, empty account, so that the person with the new password sees nothing of the old one. */
async function startOver(context: Context, trx: Trx, row: IdentityRow, passwordHash: string): Promise<IdentityRow> {
  // A code confirmed the address since this request was checked.
  if (!(await setAside(context, trx, row.uuid))) refuse('link-expired');
  const uuid = randomUUID();
  const { organisation, email } = row;
  const account = { uuid, organisation, email, phone: '', password_hash: passwordHash };
  if (!(await insertIdentity(context, trx, { ...account, profile_type: 'BORROWER' }))) refuse('identity-exists');
  return (await readIdentityRow(context, trx, uuid)) ?? refuse('not-found');
}
