import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, type Caller, refuse } from '../../kernel/http/index.ts';
import { findCheck, type CheckRow, type Person } from './store.ts';

/** Whose check a caller on a loan can mean: their own. */
export const toCheckedPerson = ({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): Person => ({
  uuid,
  person: audience,
});

/** A check of the caller that photos may still come in for. With a hand-off token it is the one that the token was made for, or none. */
export async function checkFor(
  context: Context,
  caller: Caller,
  loan: OpenedLoan,
  checkUuid: string,
): Promise<CheckRow> {
  const row = (await findCheck(context.db, toCheckedPerson(loan), checkUuid.toLowerCase())) ?? refuse('not-found');
  if (!caller.handOff) return row;
  const link = await context.db
    .selectFrom('hand_off')
    .select('check_uuid')
    .where('sid', '=', caller.sid)
    .executeTakeFirst();
  return link?.check_uuid === row.uuid ? row : refuse('not-found');
}
