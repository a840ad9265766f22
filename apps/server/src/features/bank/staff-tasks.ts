import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { lettersWaiting } from './review.ts';

export const staffTasks: FindStaffTasks = {
  async 'bank-letter'({ context, uuid }) {
    const letters = await lettersWaiting(context.db, uuid);
    return letters
      .map(({ accountUuid, at, ...file }) => ({ ...file, subject: accountUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
