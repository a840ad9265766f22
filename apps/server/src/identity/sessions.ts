import { randomUUID } from 'node:crypto';
import type { Browser, Permission, System } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import {
  refuse,
  type ReadSessionRow,
  type SessionRead,
  type SessionRow,
  type Caller,
  type SessionKind,
} from '../kernel/http/index.ts';
import { MINUTE_MS } from '../kernel/time.ts';
import { findStaffPermissions } from './staff.ts';
import type { IdentityTables } from './tables.ts';
import { readUserAgent } from './user-agent.ts';

const IDLE = 30 * MINUTE_MS;
const LONGEST = 12 * 60 * MINUTE_MS;
const STEP_UP = 20 * MINUTE_MS;
const RENEW_AFTER = 10 * MINUTE_MS;
/** Updates a session row at most this often (in milliseconds), which is exact enough for an idle time of minutes. */
const TOUCH_AFTER = 15_000;

/**
 * Starts a session and returns its token. A password or a registration counts as step-up. The transaction holds the
 * account's lock (`lockOpenAccount`) or created it.
 *
 * @param who.stepUpAt when the person proved who they are, if that was before now
 * @param who.userAgent the request's header of that name; only the names of browser and system are stored
 */
export async function startSession(
  context: Context,
  trx: Trx,
  who: {
    identityUuid: string;
    organisation: string;
    typ: SessionKind;
    sid?: string;
    loan?: string;
    stepUpAt?: Date | undefined;
    userAgent?: string | undefined;
  },
): Promise<string> {
  const now = context.sessionNow();
  const row: IdentityTables['session'] = {
    sid: who.sid ?? randomUUID(),
    identity_uuid: who.identityUuid,
    organisation: who.organisation,
    typ: who.typ,
    started_at: now,
    seen_at: now,
    step_up_at: who.stepUpAt ?? now,
    revoked_at: null,
    application_uuid: who.loan ?? null,
    ...(who.userAgent === undefined ? { browser: null, system: null } : readUserAgent(who.userAgent)),
  };
  await trx.insertInto('session').values(row).execute();
  return issueToken(context, row, now);
}

const readSessionRow =
  (context: Context): ReadSessionRow =>
  (sid) =>
    context.db.selectFrom('session').selectAll().where('sid', '=', sid).executeTakeFirst();

/**
 * Returns the caller of a session token, whose session must be open. A passive call doesn't prolong the session.
 *
 * @param readRow for a call that reads more in the same query
 */
export async function readSession(
  context: Context,
  token: string,
  passive: boolean,
  readRow: ReadSessionRow = readSessionRow(context),
): Promise<SessionRead> {
  const now = context.sessionNow();
  const claims = await context.tokens.read(token, now);
  if (claims === 'forged' || claims === 'dead') return claims;
  const row = await readRow(claims.sid);
  if (!row || row.identity_uuid !== claims.sub || !isAlive(row, now)) return 'dead';
  const permissions = isStaffSession(row.typ) ? await findStaffPermissions(context.db, row.identity_uuid) : NONE;
  if (!permissions) return 'dead';
  const caller: Caller = {
    identityUuid: row.identity_uuid,
    sid: row.sid,
    organisation: row.organisation,
    // A signer's hand-off device acts as the signer, as a borrower's acts as the borrower.
    typ: row.typ === 'hand-off' ? (row.application_uuid === null ? 'borrower' : 'signer') : row.typ,
    loan: row.application_uuid,
    ...(row.typ === 'hand-off' ? { handOff: true } : {}),
    steppedUp: row.typ !== 'hand-off' && now.getTime() - row.step_up_at.getTime() <= STEP_UP,
    permissions: row.typ === 'staff' ? permissions : NONE,
  };
  if (passive) return { caller };
  if (now.getTime() - row.seen_at.getTime() > TOUCH_AFTER) {
    await context.db.updateTable('session').set({ seen_at: now }).where('sid', '=', row.sid).execute();
  }
  // A hand-off token isn't renewed.
  if (row.typ === 'hand-off' || now.getTime() - claims.iat * 1000 < RENEW_AFTER) return { caller };
  return { caller, renewed: await issueToken(context, row, now) };
}

const NONE: readonly Permission[] = [];
const isStaffSession = (typ: SessionKind): boolean => typ === 'staff' || typ === 'staff-setup';

/**
 * Records a step-up after a right code, or at the earlier time `at` of a login elsewhere. A session in which a second
 * factor was set up becomes an ordinary one. Returns the new token.
 */
export async function stepUpSession(
  context: Context,
  trx: Executor,
  sid: string,
  at = context.sessionNow(),
): Promise<string> {
  const now = context.sessionNow();
  const row = await trx
    .updateTable('session')
    .set((set) => ({
      step_up_at: at,
      seen_at: now,
      typ: set.case().when('typ', '=', 'staff-setup').then(set.val<SessionKind>('staff')).else(set.ref('typ')).end(),
    }))
    .where('sid', '=', sid)
    .returningAll()
    .executeTakeFirstOrThrow();
  return issueToken(context, row, now);
}

/** Ends every session of a person but one, as after a new second factor or a removed permission. */
export async function endOtherSessions(
  context: Context,
  trx: Trx,
  identityUuid: string,
  keptSid: string | null,
): Promise<void> {
  const all = trx
    .updateTable('session')
    .set({ revoked_at: context.sessionNow() })
    .where('identity_uuid', '=', identityUuid)
    .where('revoked_at', 'is', null)
    .returning('sid');
  const ended = await (keptSid === null ? all : all.where('sid', '!=', keptSid)).execute();
  await context.accountLinks.leaveChats(
    trx,
    ended.map(({ sid }) => sid),
  );
}

/** An open session of a person. */
export interface OpenSession {
  readonly sid: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly browser: Browser | null;
  readonly system: System | null;
}

/**
 * Returns the caller's open sessions, newest first. A signer, whom a mailed link may have let in, has only the one that
 * it opened.
 */
export async function openSessions(
  context: Context,
  { identityUuid, typ, sid: own }: Pick<Caller, 'identityUuid' | 'typ' | 'sid'>,
): Promise<OpenSession[]> {
  const rows = await context.db
    .selectFrom('session')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .where('revoked_at', 'is', null)
    .orderBy('started_at', 'desc')
    .execute();
  const now = context.sessionNow();
  return rows
    .filter((row) => isAlive(row, now) && (typ !== 'signer' || row.sid === own))
    .map(({ sid, started_at: startedAt, seen_at: lastUsedAt, browser, system }) => ({
      sid,
      startedAt,
      lastUsedAt,
      browser,
      system,
    }));
}

/** Ends one of the caller's own sessions. Another person's and one that ended are `not-found` alike. */
export async function endOwnSession(context: Context, caller: Caller, sid: string): Promise<void> {
  const open = await openSessions(context, caller);
  if (!open.some((session) => session.sid === sid)) refuse('not-found');
  await endSession(context, sid);
}

/** Whether a session is neither ended nor expired. */
export const isSessionOpen = async (context: Context, trx: Executor, sid: string): Promise<boolean> =>
  (await findOpenSessions(context, trx, [sid])).has(sid);

/** Returns those of these sessions that are neither ended nor expired. */
export async function findOpenSessions(
  context: Context,
  trx: Executor,
  sids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('session')
    .selectAll()
    .where('sid', 'in', [...sids])
    .execute();
  const now = context.sessionNow();
  return new Set(rows.filter((row) => isAlive(row, now)).map(({ sid }) => sid));
}

/**
 * Ends a session. Every replica refuses its token from now on, because each request looks the session up. A borrower's
 * logout also ends the sessions of their hand-off devices.
 */
export const endSession = (context: Context, sid: string): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('session')
      .set({ revoked_at: context.sessionNow() })
      .where('revoked_at', 'is', null)
      .where((row) => {
        const borrower = row
          .selectFrom('session as own')
          .select('own.identity_uuid')
          .where('own.sid', '=', sid)
          .where('own.typ', 'in', ['borrower', 'signer']);
        return row.or([
          row('sid', '=', sid),
          row.and([row('typ', '=', 'hand-off'), row('identity_uuid', 'in', borrower)]),
        ]);
      })
      .returning('sid')
      .execute();
    await context.accountLinks.leaveChats(
      trx,
      ended.map((row) => row.sid),
    );
  });

function isAlive(row: SessionRow, now: Date): boolean {
  return (
    !row.revoked_at &&
    now.getTime() - row.seen_at.getTime() <= IDLE &&
    now.getTime() - row.started_at.getTime() <= LONGEST
  );
}

const issueToken = (context: Context, row: SessionRow, now: Date): Promise<string> =>
  context.tokens.issue(
    {
      sub: row.identity_uuid,
      sid: row.sid,
      org: row.organisation,
      typ: row.typ === 'staff-setup' ? 'staff' : row.typ,
      loan: row.application_uuid,
      stepUpAt: row.step_up_at,
    },
    now,
  );
