import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { lettersWaiting } from './review.ts';

export const staffTasks: StaffTaskFinders = {
  async 'bank-letter'({ context, uuid }) {
    const letters = await lettersWaiting(context.db, uuid);
    return letters
      .map(({ accountUuid, at, ...file }) => ({ ...file, subject: accountUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
