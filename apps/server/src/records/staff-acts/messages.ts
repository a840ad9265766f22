import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { placeOfNote } from './notes.ts';

/** Notes of a file that staff wrote for the borrower to read, oldest first; who wrote one is the desk's own affair. */
export async function loadMessages(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  application: string,
): Promise<{ text: string; at: string }[]> {
  const rows = await trx
    .selectFrom('desk_note')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('visible_to_borrower', '=', true)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({ text: vault.open<string>(placeOfNote(row.uuid), row), at: row.at.toISOString() }));
}
