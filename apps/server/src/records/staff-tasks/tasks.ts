import { randomUUID } from 'node:crypto';
import {
  getAttempt,
  STAFF_GATE_IDS,
  getGate,
  isOpen,
  staffTarget,
  type Gate,
  type GateId,
  type LoanFile,
} from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { lockApplication, selectApplications, loanNow, type FollowUp } from '../../loan-file/index.ts';
import type { FindTakenOver, GateTakeover } from './context.ts';

const TASK_GATES: readonly Gate[] = STAFF_GATE_IDS.map(getGate);
const CONDITION_GATES: ReadonlySet<string> = new Set(['hold-staff', 'closing-conditions-staff']);

/**
 * With every fact, opens a task for each staff gate that was reached and is open, and ends the tasks of gates that
 * closed or have a new attempt, and of files that ended.
 */
export const syncTasksAfterFact: FollowUp = async ({ uuid, file, trx }, context) => {
  await syncTasks(context, trx, uuid, file);
  return [];
};

/** The job of a staff gate. The task exists already if this version recorded the fact; older files get it here. */
export const openTask: WorkHandler = async (job, context) => {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, job.uuid);
    if (row) await syncTasks(context, trx, job.uuid, row.projection);
  });
};

async function syncTasks(context: Context, trx: Executor, uuid: string, file: LoanFile): Promise<void> {
  const ever = TASK_GATES.filter((gate) => file.reached[gate.id] !== undefined);
  if (ever.length === 0) return;
  // A gate that is open for an attempt that wasn't requested yet needs no task.
  const open =
    file.ended === null
      ? ever.filter((gate) => isOpen(gate, file) && file.reached[gate.id] === getAttempt(gate, file))
      : [];
  const now = await loanNow(context, trx);
  const known = await trx
    .selectFrom('desk_task')
    .select(['uuid', 'gate', 'attempt', 'closed_at'])
    .where('application_uuid', '=', uuid)
    .where('kind', '!=', 'TASK')
    .execute();
  const isSame = (gate: Gate) => (task: { gate: string; attempt: number }) =>
    task.gate === gate.id && task.attempt === file.reached[gate.id];
  const over = known
    .filter((task) => task.closed_at === null && !open.some((gate) => isSame(gate)(task)))
    .map((task) => task.uuid);
  if (over.length > 0) await trx.updateTable('desk_task').set({ closed_at: now }).where('uuid', 'in', over).execute();
  for (const gate of open.filter((one) => one.owner === 'staff' && !known.some(isSame(one)))) {
    const { organisation } = await selectApplications(trx)
      .select('organisation')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    await insertGateTask(trx, {
      uuid,
      organisation,
      gate: gate.id,
      attempt: file.reached[gate.id] ?? 1,
      at: now,
      dueAt: staffTarget(now),
    });
  }
}

/** Creates the task of one attempt of a gate, once however often it is called. Returns whether it is new. */
async function insertGateTask(
  trx: Executor,
  {
    uuid,
    organisation,
    gate,
    attempt,
    at,
    dueAt,
  }: { uuid: string; organisation: string; gate: GateId; attempt: number; at: Date; dueAt: Date },
): Promise<boolean> {
  const kind = CONDITION_GATES.has(gate) ? ('CONDITION' as const) : ('GATE' as const);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desk_task')
    .values({
      uuid: randomUUID(),
      application_uuid: uuid,
      organisation,
      kind,
      gate,
      attempt,
      subject: null,
      opened_at: at,
      due_at: dueAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/**
 * Opens the tasks of gates that staff take over by now, of one file or of all. They end with their gate. Returns how
 * many are new.
 */
export async function openTakenOver(context: Context, now: Date, uuid?: string): Promise<number> {
  let opened = 0;
  for (const [gate, find] of Object.entries(context.staffTakeOver) as [GateId, FindTakenOver][])
    opened += await openTakeoverTasks(gate, await find(context, now, uuid), context, { now, uuid });
  return opened;
}

async function openTakeoverTasks(
  gate: GateId,
  found: readonly GateTakeover[],
  { db }: Context,
  { now, uuid: only }: { readonly now: Date; readonly uuid: string | undefined },
): Promise<number> {
  let known = db
    .selectFrom('desk_task')
    .select('application_uuid')
    .where('gate', '=', gate)
    .where('closed_at', 'is', null);
  if (only !== undefined) known = known.where('application_uuid', '=', only);
  const waiting = new Set((await known.execute()).map((task) => task.application_uuid));
  let opened = 0;
  for (const { uuid, from } of found.filter((one) => !waiting.has(one.uuid))) {
    const isNew = await db.transaction().execute(async (trx) => {
      const row = await lockApplication(trx, uuid);
      const attempt = row?.projection.reached[gate];
      // The gate may have been passed since the search.
      if (!row || attempt === undefined || row.gate !== gate) return false;
      return insertGateTask(trx, {
        uuid,
        organisation: row.organisation,
        gate,
        attempt,
        at: now,
        dueAt: staffTarget(from),
      });
    });
    if (isNew) opened += 1;
  }
  return opened;
}

/** Changes when the open tasks of a gate are due. */
export async function postponeTask(trx: Executor, uuid: string, gate: GateId, dueAt: Date): Promise<void> {
  await trx
    .updateTable('desk_task')
    .set({ due_at: dueAt })
    .where('application_uuid', '=', uuid)
    .where('gate', '=', gate)
    .where('closed_at', 'is', null)
    .execute();
}

/** Returns the open tasks of a loan, oldest first. */
export function loadOpenTasks(trx: Executor, uuid: string) {
  return trx
    .selectFrom('desk_task')
    .select(['uuid', 'kind', 'gate', 'subject', 'opened_at', 'due_at'])
    .where('application_uuid', '=', uuid)
    .where('closed_at', 'is', null)
    .orderBy('opened_at')
    .orderBy('uuid')
    .execute();
}

/** SQL condition: a loan has an open task. */
export const hasOpenTask = (uuid: string) =>
  sql<boolean>`exists (select from desk_task where application_uuid = ${uuid} and closed_at is null)`;
