import {
  MAX_TASKS_PER_SWEEP,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';
import { loadOpenRescissions, type OpenRescission } from './store.ts';

const toUnwindingTasks = (open: readonly OpenRescission[], kind: OpenRescission['kind']): WaitingTask[] =>
  open
    .filter((one) => one.kind === kind)
    .map(({ statement, dueOn, ...file }) => ({ ...file, subject: statement, dueAt: toDueTime(dueOn) }))
    .slice(0, MAX_TASKS_PER_SWEEP);

/** Finds rescissions whose loan staff must unwind within 20 days, and late ones that they must answer. */
export const staffTasks: StaffTaskFinders = {
  async 'give-back'({ context, uuid }) {
    return toUnwindingTasks(await loadOpenRescissions(context.db, uuid), 'RESCINDED');
  },
  async 'late-rescission'({ context, uuid }) {
    return toUnwindingTasks(await loadOpenRescissions(context.db, uuid), 'LATE');
  },
};
