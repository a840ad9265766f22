import {
  MAX_TASKS_PER_SWEEP,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';
import { openRescissions, type OpenRescission } from './store.ts';

const givingBack = (open: readonly OpenRescission[], kind: OpenRescission['kind']): WaitingTask[] =>
  open
    .filter((one) => one.kind === kind)
    .map(({ word, dueOn, ...file }) => ({ ...file, subject: word, dueAt: toDueTime(dueOn) }))
    .slice(0, MAX_TASKS_PER_SWEEP);

export const staffTasks: StaffTaskFinders = {
  async 'give-back'({ context, uuid }) {
    return givingBack(await openRescissions(context.db, uuid), 'RESCINDED');
  },
  async 'late-rescission'({ context, uuid }) {
    return givingBack(await openRescissions(context.db, uuid), 'LATE');
  },
};
