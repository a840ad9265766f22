import { sql } from 'kysely';
import type { Context, Trx } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import { DAY_MS } from '../kernel/time.ts';

/** Days in which an invitation ties two colleagues together. */
const TIED_DAYS = 30;

/**
 * Whether two colleagues count as two people. One admin can invite an account and use it as well, so in the first 30
 * days a colleague counts as the person who invited them, and so does everyone whom that colleague invited. An
 * invitation from the terminal ties no one.
 */
async function areIndependent(context: Context, trx: Trx, one: string, other: string): Promise<boolean> {
  const since = new Date(context.sessionNow().getTime() - TIED_DAYS * DAY_MS);
  const selectInviters = (colleague: string) => sql`
    with recursive tied (uuid) as (
      select ${colleague}::text
      union
      select staff.invited_by from staff join tied on staff.identity_uuid::text = tied.uuid
      where staff.created_at > ${since}
    )
    select uuid from tied where exists (select from staff where staff.identity_uuid::text = tied.uuid)`;
  const { rows } =
    await sql`select 1 from (${selectInviters(one)}) as ours join (${selectInviters(other)}) as theirs using (uuid)`.execute(
      trx,
    );
  return rows.length === 0;
}

/**
 * Enforces that two people act, as for sending money: refuses the second one who is the first, or who doesn't count as
 * another person.
 */
export async function requireSecondPerson(context: Context, trx: Trx, first: string, second: string): Promise<void> {
  if (first === second) refuse('second-person-needed');
  if (!(await areIndependent(context, trx, first, second))) refuse('independent-person-needed');
}
