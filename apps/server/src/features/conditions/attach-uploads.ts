import type { Executor } from '../../kernel/db/index.ts';

/** Attaches uploads to the condition that they answer, in part or whole. */
export async function attachToCondition(
  trx: Executor,
  { application, condition }: { application: string; condition: string },
  documents: readonly string[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows = documents.map((uuid) => ({
    document_uuid: uuid,
    application_uuid: application,
    condition_id: condition,
  }));
  // An upload attached to another condition stays there.
  await trx
    .insertInto('condition_document')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
