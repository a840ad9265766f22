import { randomUUID } from 'node:crypto';
import { GATES, isOpen, staffTarget, type Gate, type LoanFile } from '@lintel/domain';
import type { Context, FollowUp, WorkHandler } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { loanNow } from '../loan-file/clock.ts';
import { lockApplication } from '../loan-file/applications.ts';

const STAFF_GATES: readonly Gate[] = GATES.filter((gate) => gate.owner === 'staff');
const CONDITION_GATES: ReadonlySet<string> = new Set(['hold-staff', 'closing-conditions-staff']);

/** With every fact: a task for each gate of staff that was reached and is open, and the end of those whose gate is closed or has a new turn. */
export const tasksFollow: FollowUp = async ({ uuid, file, trx }, context) => {
  await syncTasks(context, trx, uuid, file);
  return [];
};

/** The job of a gate of staff. The task is there already when this version recorded the fact; a file of before gets it here. */
export const openTask: WorkHandler = async (job, context) => {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, job.uuid);
    if (row) await syncTasks(context, trx, job.uuid, row.projection);
  });
};

async function syncTasks(context: Context, trx: Executor, uuid: string, file: LoanFile): Promise<void> {
  const ever = STAFF_GATES.filter((gate) => file.reached[gate.id] !== undefined);
  if (ever.length === 0) return;
  const open = ever.filter((gate) => isOpen(gate, file));
  const now = await loanNow(context, trx);
  const known = await trx.selectFrom('desk_task').select(['uuid', 'gate', 'attempt', 'closed_at']).where('application_uuid', '=', uuid).where('kind', '!=', 'TASK').execute();
  const isSame = (gate: Gate) => (task: { gate: string; attempt: number }) => task.gate === gate.id && task.attempt === file.reached[gate.id];
  const over = known.filter((task) => task.closed_at === null && !open.some((gate) => isSame(gate)(task))).map((task) => task.uuid);
  if (over.length > 0) await trx.updateTable('desk_task').set({ closed_at: now }).where('uuid', 'in', over).execute();
  for (const gate of open.filter((one) => !known.some(isSame(one)))) {
    const application = await trx.selectFrom('application').select('organisation').where('uuid', '=', uuid).executeTakeFirstOrThrow();
    const turn = { gate: gate.id, attempt: file.reached[gate.id] ?? 1, subject: null, kind: CONDITION_GATES.has(gate.id) ? ('CONDITION' as const) : ('GATE' as const) };
    await trx
      .insertInto('desk_task')
      .values({ uuid: randomUUID(), application_uuid: uuid, organisation: application.organisation, ...turn, opened_at: now, due_at: staffTarget(now), closed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
