import { INVITATION_DAYS } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { hashToken, remakeTokens } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { loanNow } from '../../loan-file/index.ts';
import { changeSigner, startRound } from '../../records/named-signers/index.ts';
import type { InvitationKind, InvitationTables } from './tables.ts';

/** A link that was sent to a signer. Reminders of a signer's turn are sent with everyone else's (`reminders/`). */
export type Invitation = InvitationTables['signer_invitation'];

const DAY = 24 * 3600;
const LINK_LIFETIME = INVITATION_DAYS * DAY;
/** A signer who hasn't opened their invitation is reminded on its third and seventh day. */
const REMIND_AFTER_DAYS = [3, 7] as const;

/** Returns when the next reminder is due, after this many. */
async function getNextReminder(trx: Executor, person: string, kind: InvitationKind, at: Date): Promise<Date | null> {
  if (kind === 'AGAIN') return null;
  const sent = await countInvitations(trx, person, 'REMIND');
  const [first, second] = REMIND_AFTER_DAYS;
  if (sent === 0) return new Date(at.getTime() + first * DAY_MS);
  return sent === 1 ? new Date(at.getTime() + (second - first) * DAY_MS) : null;
}

const remakeInvitationTokens = (context: Context, person: string, round: number): string[] =>
  remakeTokens(context, 'signer-invitation', person, String(round));

/** Creates a signer's invitation and queues its message, in the caller's transaction. Voids every earlier link. */
export async function createInvitation(
  context: Context,
  trx: Trx,
  person: string,
  kind: InvitationKind,
): Promise<void> {
  const at = await loanNow(context, trx);
  const round = await startRound(trx, person, at);
  const now = context.sessionNow();
  await trx
    .updateTable('signer_invitation')
    .set({ void_at: now })
    .where('person', '=', person)
    .where('void_at', 'is', null)
    .execute();
  const [token = ''] = remakeInvitationTokens(context, person, round);
  await trx
    .insertInto('signer_invitation')
    .values({
      token_hash: hashToken(token),
      person,
      round,
      kind,
      expires_at: new Date(now.getTime() + LINK_LIFETIME * 1000),
      void_at: null,
      accepted_at: null,
    })
    .execute();
  await context.jobs.queueBackgroundJob(trx, 'invite-signer', `${person}:${round}`);
  if (kind !== 'AGAIN') await changeSigner(trx, person, { remind_at: await getNextReminder(trx, person, kind, at) });
}

/** Returns a round's invitation with its token, for the message to the signer. Undefined once a newer one exists. */
export async function findInvitationWithToken(
  context: Context,
  person: string,
  round: number,
): Promise<(Invitation & { readonly token: string }) | undefined> {
  const row = await context.db
    .selectFrom('signer_invitation')
    .selectAll()
    .where('person', '=', person)
    .where('round', '=', round)
    .where('void_at', 'is', null)
    .executeTakeFirst();
  const token = row && remakeInvitationTokens(context, person, round).find((one) => hashToken(one) === row.token_hash);
  return row && token !== undefined ? { ...row, token } : undefined;
}

/** Returns the invitation of a link's token, in any state. */
export const findInvitationByToken = (trx: Executor, token: string): Promise<Invitation | undefined> =>
  trx.selectFrom('signer_invitation').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst();

/** Marks an invitation as accepted. Of two concurrent calls, one returns true. */
export async function claimInvitation(trx: Trx, { token_hash: hash }: Invitation, at: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('signer_invitation')
    .set({ accepted_at: at })
    .where('token_hash', '=', hash)
    .where('accepted_at', 'is', null)
    .where('void_at', 'is', null)
    .returning('person')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The most new links that one signer can request with an old one, within a window in seconds. */
const [MAX_RESENDS, WINDOW] = [5, 900];

/** Returns whether a signer may request another link now. */
export async function canRequestNewLink(context: Context, trx: Executor, person: string): Promise<boolean> {
  const since = new Date(context.sessionNow().getTime() + (LINK_LIFETIME - WINDOW) * 1000);
  const rows = await trx
    .selectFrom('signer_invitation')
    .select('round')
    .where('person', '=', person)
    .where('kind', '=', 'AGAIN')
    .where('expires_at', '>', since)
    .execute();
  return rows.length < MAX_RESENDS * context.config.quotas;
}

/** Counts a signer's invitations of one kind, void ones too. */
export async function countInvitations(trx: Executor, person: string, kind: InvitationKind): Promise<number> {
  const rows = await trx
    .selectFrom('signer_invitation')
    .select('round')
    .where('person', '=', person)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

/** Returns when each of these people's current link expires. */
export async function loadLinkExpiries(trx: Executor, people: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (people.length === 0) return new Map();
  const rows = await trx
    .selectFrom('signer_invitation')
    .select(['person', 'expires_at'])
    .where('person', 'in', [...people])
    .where('void_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.person, row.expires_at]));
}
