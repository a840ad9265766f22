import { randomUUID } from 'node:crypto';
import { STAFF_TASKS, type StaffTask } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/index.ts';
import { MAX_TASKS_PER_SWEEP, type TaskScope, type WaitingTask } from './task-finders.ts';
import { openTakenOver } from './tasks.ts';

const NAMES = Object.keys(STAFF_TASKS) as StaffTask[];

/**
 * Opens and closes the tasks that belong to no staff gate, so that they match the current state, of one file or of all.
 * Returns how many changed.
 */
export async function syncStaffTasks(context: Context, uuid?: string): Promise<number> {
  const now = await loanNow(context, context.db);
  const openByName = Map.groupBy(await loadOpenTasks(context, uuid), ({ gate }) => gate);
  let changed = 0;
  for (const name of NAMES)
    changed += await syncTasksOfName(
      name,
      { wanted: (await context.staffTasks[name]?.({ context, now, uuid })) ?? [], open: openByName.get(name) ?? [] },
      { context, now },
    );
  return changed + (await openTakenOver(context, now, uuid));
}

/**
 * Syncs one file's tasks after a committed write. Only logs a failure: an error would make the caller repeat the write,
 * and the next sweep catches up.
 */
export async function syncFileTasks(context: Context, uuid: string): Promise<void> {
  await syncStaffTasks(context, uuid).catch((error: unknown) => {
    context.log.warn({ err: error, application: uuid }, 'The staff tasks of a file could not be synced.');
  });
}

interface OpenTask {
  readonly uuid: string;
  readonly gate: string;
  readonly application_uuid: string;
  readonly subject: string | null;
}

/** One query for all kinds of task: this runs every minute, and rarely has anything to change. */
async function loadOpenTasks({ db }: Context, uuid: string | undefined): Promise<OpenTask[]> {
  const query = db
    .selectFrom('desk_task')
    .select(['uuid', 'gate', 'application_uuid', 'subject'])
    .where('gate', 'in', NAMES)
    .where('closed_at', 'is', null);
  return (uuid === undefined ? query : query.where('application_uuid', '=', uuid)).execute();
}

/** Opens the wanted tasks of one name that don't exist yet, and closes the others. Returns how many changed. */
async function syncTasksOfName(
  name: StaffTask,
  { wanted, open }: { readonly wanted: readonly WaitingTask[]; readonly open: readonly OpenTask[] },
  { context: { db }, now }: Pick<TaskScope, 'context' | 'now'>,
): Promise<number> {
  const toKey = (application: string, subject: string | null): string => `${application} ${subject}`;
  const due = new Set(wanted.map((one) => toKey(one.uuid, one.subject)));
  const over =
    wanted.length === MAX_TASKS_PER_SWEEP
      ? []
      : open.filter((task) => !due.has(toKey(task.application_uuid, task.subject))).map((task) => task.uuid);
  if (over.length > 0)
    await db
      .updateTable('desk_task')
      .set({ closed_at: now })
      .where('uuid', 'in', over)
      .where('closed_at', 'is', null)
      .execute();
  const known = new Set(open.map((task) => toKey(task.application_uuid, task.subject)));
  const missing = wanted.filter((one) => !known.has(toKey(one.uuid, one.subject)));
  for (const one of missing) {
    const { n } = await db
      .selectFrom('desk_task')
      .select((set) => set.fn.countAll<string | number>().as('n'))
      .where('application_uuid', '=', one.uuid)
      .where('gate', '=', name)
      .executeTakeFirstOrThrow();
    const task = {
      uuid: randomUUID(),
      application_uuid: one.uuid,
      organisation: one.organisation,
      kind: 'TASK' as const,
      gate: name,
      attempt: Number(n) + 1,
      subject: one.subject,
      opened_at: now,
      due_at: one.dueAt,
      closed_at: null,
    };
    await db
      .insertInto('desk_task')
      .values(task)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return over.length + missing.length;
}
