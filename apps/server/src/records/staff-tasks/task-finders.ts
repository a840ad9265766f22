import type { StaffTask } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { selectApplications } from '../../loan-file/index.ts';

/** Most tasks of one kind per sweep. The next sweep continues. */
export const MAX_TASKS_PER_SWEEP = 500;

/** A task that should exist: something that waits for staff and has no gate. */
export interface WaitingTask {
  readonly uuid: string;
  readonly organisation: string;
  readonly subject: string;
  readonly dueAt: Date;
}

/** The files whose tasks are looked for, and the time. */
export interface TaskScope {
  readonly context: Context;
  readonly now: Date;
  /** One file, or all when undefined. */
  readonly uuid: string | undefined;
}

/** Returns the tasks that should exist now, by name. Each feature provides its own. */
export type StaffTaskFinders = Partial<Record<StaffTask, (scope: TaskScope) => Promise<readonly WaitingTask[]>>>;

/** Starts a query at the applications of a scope. */
export function selectScopedApplications({ context, uuid }: TaskScope) {
  const all = selectApplications(context.db).select(['application.uuid', 'application.organisation']);
  return uuid === undefined ? all : all.where('application.uuid', '=', uuid);
}

/** Returns when a task is due on its last day: 20:00 UTC, which is noon in Pacific Standard Time and 1 p.m. in summer. */
export const toDueTime = (day: string): Date => new Date(`${day}T20:00:00Z`);
