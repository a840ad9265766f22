import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse, toNetwork } from '../kernel/http/index.ts';
import { codeKey, countGuess, forgetGuesses, GUESS_RULES } from './guesses.ts';
import { useCode } from './second-factor.ts';
import { stepUpSession } from './sessions.ts';

const STEP_UP_LIFETIME = 10 * 60_000;
const TRIES = 5;

/** Starts a staff member's step-up by an authenticator code, and returns its ID. */
export async function beginStepUp(context: Context, caller: Caller): Promise<string> {
  const now = context.sessionNow();
  const uuid = randomUUID();
  await context.db.deleteFrom('step_up').where('expires_at', '<', now).execute();
  await context.db
    .insertInto('step_up')
    .values({ uuid, sid: caller.sid, expires_at: new Date(now.getTime() + STEP_UP_LIFETIME) })
    .execute();
  return uuid;
}

/** Records a staff member's step-up by a right code, for 20 minutes. Returns the session's new token. */
export async function finishStepUp(
  context: Context,
  caller: Caller,
  { uuid, code, address }: { readonly uuid: string; readonly code: string; readonly address: string },
): Promise<string> {
  const updateOwn = () =>
    context.db
      .updateTable('step_up')
      .where('uuid', '=', uuid)
      .where('sid', '=', caller.sid)
      .where('expires_at', '>=', context.sessionNow());
  const counted = await updateOwn()
    .set({ tries: sql`tries + 1` })
    .where('tries', '<', TRIES)
    .returning('tries')
    .executeTakeFirst();
  if (!counted) return refuse('code-expired');
  const key = codeKey('step-up', caller.identityUuid);
  await countGuess(context, key, GUESS_RULES.code);
  if (!(await useCode(context, caller.identityUuid, code))) {
    event(context, 'staff.code-wrong', {
      identity: caller.identityUuid,
      organisation: caller.organisation,
      from: toNetwork(address),
      tries: counted.tries,
    });
    return refuse('code-wrong');
  }
  await forgetGuesses(context.db, key);
  await context.db.deleteFrom('step_up').where('uuid', '=', uuid).execute();
  event(context, 'staff.stepped-up', {
    identity: caller.identityUuid,
    organisation: caller.organisation,
    from: toNetwork(address),
  });
  return stepUpSession(context, context.db, caller.sid);
}
