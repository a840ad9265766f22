import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { noteSealContext } from './notes.ts';

/** Returns staff notes that the borrower may read, oldest first. The borrower doesn't learn who wrote them. */
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
  return rows.map((row) => ({ text: vault.open<string>(noteSealContext(row.uuid), row), at: row.at.toISOString() }));
}
