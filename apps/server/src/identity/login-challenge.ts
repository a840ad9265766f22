import type { Context, Trx } from '../kernel/context.ts';
import { hashToken, newToken } from '../kernel/http/index.ts';
import { MINUTE_MS } from '../kernel/time.ts';

const CHALLENGE_LIFETIME = 10 * MINUTE_MS;

/**
 * Saves a login whose password was right until its second factor arrives (`answerChallenge`). Returns the challenge for
 * the browser.
 */
export async function beginChallenge(
  context: Context,
  trx: Trx,
  identityUuid: string,
  redirect: string,
): Promise<string> {
  const challenge = newToken();
  const now = context.sessionNow();
  await trx.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute();
  await trx
    .insertInto('sign_in_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      identity_uuid: identityUuid,
      redirect,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME),
    })
    .execute();
  return challenge;
}
