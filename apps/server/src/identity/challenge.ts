import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { refuse, toNetwork, hashOfToken, newToken } from '../kernel/http/index.ts';
import { MINUTE_MS } from '../kernel/time.ts';
import { accountHash, codeKey, countGuess, countPassword, forgetGuesses, GUESS_RULES, newDevice } from './guesses.ts';
import { passwordFits } from './password.ts';
import { renewHash } from './rehash.ts';
import { hasSecondFactor, useCode, useRecoveryCode } from './second-factor.ts';
import { dummyPasswordHash, emailFailedLogins } from './service.ts';
import { startSession } from './sessions.ts';
import { findStaffPermissions } from './staff.ts';
import { findByEmail, readIdentityRow } from './store.ts';
import { type Visitor } from './visitor.ts';

const LIVES = 10 * MINUTE_MS;
/** Tries for one challenge. `GUESS_RULES.code` counts a person's tries over all challenges. */
const TRIES = 5;

/**
 * First half of a console login. An unknown address, a wrong password, a disabled account and one that isn't set up
 * take the same time and get the same answer.
 */
export async function logInStaff(
  context: Context,
  given: { organisation: string; email: string; password: string; redirect: string },
  visitor: Visitor,
): Promise<string> {
  const account = accountHash(context, given.organisation, given.email, true);
  const row = await findByEmail(context, context.db, given.organisation, given.email, true);
  const { key, failures } = await countPassword(
    context,
    { account, passwordHash: row?.password_hash ?? '' },
    visitor.device,
  );
  const fits = await passwordFits(
    context.keys.password,
    given.password,
    row?.password_hash || (await dummyPasswordHash(context)),
  );
  if (
    !row ||
    !fits ||
    !(await findStaffPermissions(context.db, row.uuid)) ||
    !(await hasSecondFactor(context, row.uuid))
  ) {
    await emailFailedLogins(context, failures, row?.uuid);
    event(context, 'staff.login-failed', {
      organisation: given.organisation,
      account: account.slice(0, 22),
      from: toNetwork(visitor.address),
      failures,
      ...(row ? { identity: row.uuid } : {}),
    });
    return refuse('credentials-do-not-match');
  }
  await forgetGuesses(context.db, key);
  await renewHash(context, row, given.password);
  const challenge = newToken();
  const now = context.sessionNow();
  await context.db.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
  await context.db
    .insertInto('sign_in_challenge')
    .values({
      challenge_hash: hashOfToken(challenge),
      identity_uuid: row.uuid,
      redirect: given.redirect,
      expires_at: new Date(now.getTime() + LIVES),
    })
    .execute();
  return challenge;
}

/** Second half: the authenticator code or a recovery code. Every try is counted before it is compared. */
export async function answerChallenge(
  context: Context,
  given: { challenge: string; code?: string | null | undefined; recoveryCode?: string | null | undefined },
  visitor: Visitor,
): Promise<{ token: string; redirect: string; device: string }> {
  const now = context.sessionNow();
  const hash = hashOfToken(given.challenge);
  const challenge = await context.db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('challenge_hash', '=', hash)
    .executeTakeFirst();
  if (!challenge || challenge.expires_at < now) return refuse('code-expired');
  const key = codeKey('sign-in', challenge.identity_uuid);
  await countGuess(context, key, GUESS_RULES.code);
  const counted = await context.db
    .updateTable('sign_in_challenge')
    .set({ tries: sql`tries + 1` })
    .where('challenge_hash', '=', hash)
    .where('tries', '<', TRIES)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) return refuse('code-expired');
  const { identity_uuid: identity } = challenge;
  const from = toNetwork(visitor.address);
  const isRight =
    given.code != null
      ? await useCode(context, identity, given.code)
      : await useRecoveryCode(context, identity, given.recoveryCode ?? '');
  const row = await readIdentityRow(context, context.db, identity);
  if (!isRight || !row || !(await findStaffPermissions(context.db, identity))) {
    event(context, 'staff.code-wrong', { identity, organisation: row?.organisation ?? '', from, tries: counted.tries });
    return refuse('code-wrong');
  }
  const used = await context.db
    .deleteFrom('sign_in_challenge')
    .where('challenge_hash', '=', hash)
    .returning('redirect')
    .executeTakeFirst();
  if (!used) return refuse('code-expired');
  await forgetGuesses(context.db, key);
  event(context, 'staff.login', { identity, organisation: row.organisation, from, recovery: given.code == null });
  const token = await startSession(context, context.db, {
    identityUuid: identity,
    organisation: row.organisation,
    typ: 'staff',
  });
  return {
    token,
    redirect: used.redirect,
    device: newDevice(context, {
      account: accountHash(context, row.organisation, row.email, true),
      passwordHash: row.password_hash,
    }),
  };
}
