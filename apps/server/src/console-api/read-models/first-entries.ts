import { sql, type ExpressionBuilder } from 'kysely';
import type { Database, Executor } from '../../kernel/db/index.ts';
import { toColleague } from '../rows.ts';
import type { StoredTask } from './queue.ts';

const ENTRY = 'payoff-entry';

interface Row extends Pick<StoredTask, 'task_uuid' | 'task_gate' | 'subject'> {
  readonly application_uuid: string;
}

/**
 * Returns who made the first entry of the payoff figures behind each of these tasks, by task. A second person confirms
 * it.
 */
export async function firstEntries(db: Executor, tasks: readonly Row[]) {
  const wanted = tasks.filter((task) => task.task_gate === ENTRY);
  if (wanted.length === 0) return new Map<string, { by: NonNullable<ReturnType<typeof toColleague>>; at: string }>();
  const rows = await db
    .selectFrom('payoff_entry')
    .leftJoin('staff', 'staff.identity_uuid', 'payoff_entry.staff_uuid')
    .select([
      'payoff_entry.application_uuid',
      'payoff_entry.liability_uuid',
      'payoff_entry.staff_uuid',
      'staff.name',
      'payoff_entry.at',
    ])
    .where('payoff_entry.application_uuid', 'in', [...new Set(wanted.map((task) => task.application_uuid))])
    .orderBy('payoff_entry.attempt')
    .execute();
  return new Map(
    wanted.flatMap((task) => {
      const entry = rows.findLast(
        (row) => row.application_uuid === task.application_uuid && row.liability_uuid === task.subject,
      );
      return entry
        ? [
            [
              task.task_uuid,
              { by: { staffUuid: entry.staff_uuid, name: entry.name ?? '' }, at: entry.at.toISOString() },
            ] as const,
          ]
        : [];
    }),
  );
}

/** SQL condition: leaves out tasks to confirm the caller's own entry, which needs a second person. */
export const isNotOwnEntry = (set: ExpressionBuilder<Database, 'desk_task'>, staff: string) =>
  set.or([
    set('desk_task.gate', '!=', ENTRY),
    set.not(
      set.exists(
        set
          .selectFrom('payoff_entry as entry')
          .select('entry.staff_uuid')
          .whereRef('entry.application_uuid', '=', 'desk_task.application_uuid')
          .where(sql<boolean>`entry.liability_uuid::text = desk_task.subject`)
          .where('entry.staff_uuid', '=', staff)
          .where(
            sql<boolean>`entry.attempt = (select max(attempt) from payoff_entry as latest where latest.application_uuid = entry.application_uuid)`,
          ),
      ),
    ),
  ]);
