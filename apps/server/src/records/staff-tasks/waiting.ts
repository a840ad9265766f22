import type { StaffTask } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { selectApplications } from '../../loan-file/index.ts';

export const A_MINUTE = 60_000;
export const A_DAY = 86_400_000;
/** Of one kind in one sweep; the next one continues. */
export const MOST_TASKS = 500;

/** Something that waits for a person and has no gate. */
export interface WaitingTask {
  readonly uuid: string;
  readonly organisation: string;
  readonly subject: string;
  readonly dueAt: Date;
}

export interface TaskScope {
  readonly context: Context;
  readonly now: Date;
  /** One file; without it all. */
  readonly uuid: string | undefined;
}

/** What should be a task now, by its name. Each feature names its own. */
export type FindStaffTasks = Partial<Record<StaffTask, (scope: TaskScope) => Promise<readonly WaitingTask[]>>>;

export function applicationsIn({ context, uuid }: TaskScope) {
  const all = selectApplications(context.db).select(['application.uuid', 'application.organisation']);
  return uuid === undefined ? all : all.where('application.uuid', '=', uuid);
}

/** Noon of a last day, Pacific. */
export const toNoon = (day: string): Date => new Date(`${day}T20:00:00Z`);
