import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, type Caller, refuse } from '../../kernel/http/index.ts';
import { findCheck, type CheckRow, type CheckedPerson } from './store.ts';

/** Returns the person whose identity a caller on a loan can prove: only their own. */
export const toCheckedPerson = ({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): CheckedPerson => ({
  uuid,
  person: audience,
});

/**
 * Returns a check of the caller that still accepts photos. A hand-off token returns only the check that it was created
 * for.
 */
export async function requireCheck(
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
