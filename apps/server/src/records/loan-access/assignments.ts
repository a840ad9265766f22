import type { Executor } from '../../kernel/db/index.ts';

/** Returns the colleague to whom a file is assigned, or null. */
export async function findAssignee(trx: Executor, uuid: string): Promise<string | null> {
  const row = await trx
    .selectFrom('desk_assignment')
    .select('staff_uuid')
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row?.staff_uuid ?? null;
}

/** Assigns a file to a colleague, replacing any earlier assignment. */
export async function assign(trx: Executor, uuid: string, staffUuid: string, at: Date): Promise<void> {
  const row = { staff_uuid: staffUuid, assigned_at: at };
  await trx
    .insertInto('desk_assignment')
    .values({ application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
    .execute();
}

/** Removes all assignments of a colleague, whose permissions no longer allow what they allowed. */
export async function unassignAll(trx: Executor, staffUuid: string): Promise<void> {
  await trx.deleteFrom('desk_assignment').where('staff_uuid', '=', staffUuid).execute();
}

/** Removes a file's assignment. */
export async function unassign(trx: Executor, uuid: string): Promise<void> {
  await trx.deleteFrom('desk_assignment').where('application_uuid', '=', uuid).execute();
}
