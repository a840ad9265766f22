import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { event } from '../events.ts';
import { refuse, refuseTooMany } from '../http/errors.ts';
import { hashOfToken, newToken } from './one-time-token.ts';
import { passwordFits } from './password.ts';
import { hasSecondFactor, useCode, useRecoveryCode } from './second-factor.ts';
import { nobody } from './service.ts';
import { startSession } from './sessions.ts';
import { staffOf } from './staff.ts';
import { findByEmail, readIdentityRow } from './store.ts';

const MINUTE = 60_000;
const LIVES = 10 * MINUTE;
/** Tries for one challenge, and for one person in a quarter of an hour over all of them (calls C9, L6). */
const TRIES = 5;
const WINDOW = 15 * MINUTE;

/** First half of a sign-in at the desk. Stranger, wrong password, disabled and not yet set up cost the same time and get the same answer. */
export async function logInStaff(context: Context, given: { organisation: string; email: string; password: string; redirect: string }): Promise<string> {
  const row = await findByEmail(context.db, given.organisation, given.email, true);
  const fits = await passwordFits(context.keys.password, given.password, row?.password_hash || (await nobody(context)));
  if (!row || !fits || !(await staffOf(context.db, row.uuid)) || !(await hasSecondFactor(context, row.uuid))) {
    event(context, 'staff.login-failed', { organisation: given.organisation, ...(row ? { identity: row.uuid } : {}) });
    return refuse('credentials-do-not-match');
  }
  const challenge = newToken();
  const now = context.sessionNow();
  await context.db.deleteFrom('sign_in_challenge').where('expires_at', '<', new Date(now.getTime() - WINDOW)).execute();
  await context.db
    .insertInto('sign_in_challenge')
    .values({ challenge_hash: hashOfToken(challenge), identity_uuid: row.uuid, redirect: given.redirect, expires_at: new Date(now.getTime() + LIVES) })
    .execute();
  return challenge;
}

/** Second half: the code, or one of the recovery codes. Every try counts before it is looked at. */
export async function answerChallenge(context: Context, given: { challenge: string; code?: string | null | undefined; recoveryCode?: string | null | undefined }): Promise<{ token: string; redirect: string }> {
  const now = context.sessionNow();
  const hash = hashOfToken(given.challenge);
  const found = await context.db.selectFrom('sign_in_challenge').selectAll().where('challenge_hash', '=', hash).executeTakeFirst();
  if (!found || found.expires_at < now) return refuse('code-expired');
  await refuseWhenSpent(context, found.identity_uuid, now);
  const counted = await context.db.updateTable('sign_in_challenge').set({ tries: sql`tries + 1` }).where('challenge_hash', '=', hash).where('tries', '<', TRIES).returning('tries').executeTakeFirst();
  if (!counted) return refuse('code-expired');
  const { identity_uuid: identity } = found;
  const isRight = given.code != null ? await useCode(context, identity, given.code) : await useRecoveryCode(context, identity, given.recoveryCode ?? '');
  const row = await readIdentityRow(context.db, identity);
  if (!isRight || !row || !(await staffOf(context.db, identity))) {
    event(context, 'staff.code-wrong', { identity, organisation: row?.organisation ?? '', tries: counted.tries });
    return refuse('code-wrong');
  }
  const used = await context.db.deleteFrom('sign_in_challenge').where('challenge_hash', '=', hash).returning('redirect').executeTakeFirst();
  if (!used) return refuse('code-expired');
  event(context, 'staff.login', { identity, organisation: row.organisation, recovery: given.code == null });
  return { token: await startSession(context, context.db, { identityUuid: identity, organisation: row.organisation, typ: 'staff' }), redirect: used.redirect };
}

/** A right code takes its challenge away, so what is left are wrong ones. A limit is a wait, never a lock. */
async function refuseWhenSpent(context: Context, identity: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() + LIVES - WINDOW);
  const row = await context.db
    .selectFrom('sign_in_challenge')
    .select((set) => set.fn.sum<string | number | null>('tries').as('tries'))
    .where('identity_uuid', '=', identity)
    .where('expires_at', '>', since)
    .executeTakeFirst();
  if (Number(row?.tries ?? 0) >= TRIES * context.config.quotas) refuseTooMany(WINDOW / 1000);
}
