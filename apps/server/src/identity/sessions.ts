import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { IdentityTables } from './tables.ts';

type SessionRow = IdentityTables['session'];

const MINUTE = 60_000;
const IDLE = 30 * MINUTE;
const LONGEST = 12 * 60 * MINUTE;
const STEP_UP = 20 * MINUTE;
const RENEW_AFTER = 10 * MINUTE;
/** A session row is touched at most this often: exact enough for an idle time of minutes. */
const TOUCH_AFTER = 15_000;

/** Who is calling, from a valid token whose session still lives. */
export interface Caller {
  readonly identityUuid: string;
  readonly sid: string;
  readonly organisation: string;
  readonly typ: 'borrower' | 'signer';
  /** Whether the password or a code was given within the last 20 minutes. */
  readonly steppedUp: boolean;
}

/** Starts a session and answers its token. A password, or a registration, counts as step-up (calls C5). */
export async function startSession(context: Context, trx: Executor, who: { identityUuid: string; organisation: string; typ: Caller['typ'] }): Promise<string> {
  const now = context.sessionNow();
  const row: SessionRow = {
    sid: randomUUID(),
    identity_uuid: who.identityUuid,
    organisation: who.organisation,
    typ: who.typ,
    started_at: now,
    seen_at: now,
    step_up_at: now,
    revoked_at: null,
  };
  await trx.insertInto('session').values(row).execute();
  return tokenOf(context, row, now);
}

/** `forged` and `dead` end the caller's session; a passive call does not prolong it. `renewed` is a token to hand out. */
export async function readSession(context: Context, token: string, passive: boolean): Promise<{ caller: Caller; renewed?: string } | 'forged' | 'dead'> {
  const now = context.sessionNow();
  const claims = await context.tokens.read(token, now);
  if (claims === 'forged' || claims === 'dead') return claims;
  const row = await context.db.selectFrom('session').selectAll().where('sid', '=', claims.sid).executeTakeFirst();
  if (!row || row.identity_uuid !== claims.sub || !alive(row, now)) return 'dead';
  const caller: Caller = {
    identityUuid: row.identity_uuid,
    sid: row.sid,
    organisation: row.organisation,
    typ: row.typ,
    steppedUp: now.getTime() - row.step_up_at.getTime() <= STEP_UP,
  };
  if (passive) return { caller };
  if (now.getTime() - row.seen_at.getTime() > TOUCH_AFTER) {
    await context.db.updateTable('session').set({ seen_at: now }).where('sid', '=', row.sid).execute();
  }
  if (now.getTime() - claims.iat * 1000 < RENEW_AFTER) return { caller };
  return { caller, renewed: await tokenOf(context, row, now) };
}

/** The token is refused from now on, on every replica: each request looks the session up. */
export async function endSession(context: Context, sid: string): Promise<void> {
  await context.db.updateTable('session').set({ revoked_at: context.sessionNow() }).where('sid', '=', sid).where('revoked_at', 'is', null).execute();
}

function alive(row: SessionRow, now: Date): boolean {
  return !row.revoked_at && now.getTime() - row.seen_at.getTime() <= IDLE && now.getTime() - row.started_at.getTime() <= LONGEST;
}

const tokenOf = (context: Context, row: SessionRow, now: Date): Promise<string> =>
  context.tokens.issue({ sub: row.identity_uuid, sid: row.sid, org: row.organisation, typ: row.typ, stepUpAt: row.step_up_at }, now);
