import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { refuse, toNetwork, hashToken } from '../kernel/http/index.ts';
import { accountHash, codeKey, countGuess, countPassword, forgetGuesses, GUESS_RULES, newDevice } from './guesses.ts';
import { lockByPassword, lockOpenAccount } from './lock-account.ts';
import { beginChallenge } from './login-challenge.ts';
import { verifyPassword } from './password.ts';
import { renewHash } from './rehash.ts';
import { hasSecondFactor, useEitherCode } from './second-factor.ts';
import { dummyPasswordHash, emailFailedLogins, startAccountSession } from './service.ts';
import { startSession } from './sessions.ts';
import { findStaffPermissions } from './staff.ts';
import { findByEmail, readIdentityRow } from './store.ts';
import { type Visitor } from './visitor.ts';

/** Tries for one challenge. `GUESS_RULES.code` counts a person's tries over all challenges. */
const TRIES = 5;

/**
 * Checks the password of a console login and returns a challenge for the second factor. An unknown address, a wrong
 * password, a disabled account and one that isn't set up take the same time and get the same answer.
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
  const fits = await verifyPassword(
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
  const hash = await renewHash(context, row, given.password);
  return context.db.transaction().execute(async (trx) => {
    const right = { uuid: row.uuid, hash, password: given.password };
    if (!(await lockByPassword(context, trx, right))) refuse('credentials-do-not-match');
    return beginChallenge(context, trx, row.uuid, given.redirect);
  });
}

/**
 * Completes a login by the second factor, for borrowers and staff: an authenticator code or a recovery code. Every try
 * is counted before it is compared.
 *
 * @param desk whether the login is the console's; a challenge of a borrower's login is refused there, and the reverse
 */
export async function answerChallenge(
  context: Context,
  given: { challenge: string; code?: string | null | undefined; recoveryCode?: string | null | undefined },
  visitor: Visitor,
  desk: boolean,
): Promise<{ token: string; redirect: string; device: string }> {
  const now = context.sessionNow();
  const hash = hashToken(given.challenge);
  const challenge = await context.db
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('challenge_hash', '=', hash)
    .executeTakeFirst();
  if (!challenge || challenge.expires_at < now) return refuse('code-expired');
  const row = await readIdentityRow(context, context.db, challenge.identity_uuid);
  if (!row || row.desk !== desk) return refuse('code-expired');
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
  const isRight = await useEitherCode(context, identity, given);
  if (!isRight || (desk && !(await findStaffPermissions(context.db, identity)))) {
    event(context, desk ? 'staff.code-wrong' : 'identity.code-wrong', {
      identity,
      organisation: row.organisation,
      from,
      tries: counted.tries,
    });
    return refuse('code-wrong');
  }
  const { organisation } = row;
  const { userAgent } = visitor;
  const { account, token, redirect } = await context.db.transaction().execute(async (trx) => {
    const locked = (await lockOpenAccount(context, trx, identity)) ?? refuse('code-expired');
    const used = await trx
      .deleteFrom('sign_in_challenge')
      .where('challenge_hash', '=', hash)
      .returning('redirect')
      .executeTakeFirst();
    return {
      account: locked,
      redirect: used?.redirect ?? refuse('code-expired'),
      token: desk
        ? await startSession(context, trx, { identityUuid: identity, organisation, typ: 'staff', userAgent })
        : await startAccountSession(context, trx, locked, userAgent),
    };
  });
  await forgetGuesses(context.db, key);
  event(context, desk ? 'staff.login' : 'identity.login', {
    identity,
    organisation,
    from,
    recovery: given.code == null,
  });
  return {
    token,
    redirect,
    device: newDevice(context, {
      account: accountHash(context, organisation, account.email, desk),
      passwordHash: account.password_hash,
    }),
  };
}
