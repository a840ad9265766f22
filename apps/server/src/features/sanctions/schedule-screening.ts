import type { ScreeningCause } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';

/** Schedules a screening of these files' people against the sanctions lists. The sweep in `due.ts` does it. */
export async function scheduleScreening(
  trx: Executor,
  uuids: readonly string[],
  because: ScreeningCause,
  at: Date,
): Promise<void> {
  if (uuids.length === 0) return;
  const rows = uuids.map((application_uuid) => ({ application_uuid, because, due_at: at }));
  // A changed list outranks a new name: everyone who was screened before is screened again.
  await trx
    .insertInto('sanctions_due')
    .values(rows)
    .onConflict((conflict) =>
      because === 'LIST' ? conflict.column('application_uuid').doUpdateSet({ because }) : conflict.doNothing(),
    )
    .execute();
}
