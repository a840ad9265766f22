import type { Context } from '../../kernel/context.ts';
import { hashToken } from '../../kernel/http/index.ts';
import { MINUTE_MS } from '../../kernel/time.ts';
import type { PasskeyPurpose } from './tables.ts';

/** Milliseconds in which a browser must answer. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** The purpose, site and session of a challenge. Its answer must be for the same. */
interface ChallengeUse {
  readonly purpose: PasskeyPurpose;
  readonly rpId: string;
  readonly sid: string | null;
}

/** Saves the hash of a challenge that a browser is sent to sign. */
export async function saveChallenge(
  context: Context,
  challenge: string,
  { purpose, rpId, sid }: ChallengeUse,
): Promise<void> {
  const now = context.sessionNow();
  await context.db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
  await context.db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      rp_id: rpId,
      sid,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
    })
    .execute();
}

/**
 * Uses up the challenge in a browser's answer, whether or not the rest of the answer is right. Returns undefined for
 * one that is unknown, used, expired, or was made for something else.
 */
export async function consumeChallenge(
  context: Context,
  clientDataJSON: string,
  { purpose, rpId, sid }: ChallengeUse,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const saved = await context.db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst();
  const isGood =
    saved?.purpose === purpose && saved.rp_id === rpId && saved.sid === sid && saved.expires_at >= context.sessionNow();
  return isGood ? challenge : undefined;
}

/** Reads the challenge that a browser signed. A page inside another site's frame has none that we accept. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge, crossOrigin } = data as Readonly<Record<string, unknown>>;
    return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
  } catch {
    return undefined;
  }
}
