import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { problemsWaiting } from './problems.ts';

export const staffTasks: FindStaffTasks = {
  async 'signing-problem'({ context, uuid }) {
    const told = await problemsWaiting(context.db, uuid);
    return told
      .map(({ problemUuid, at, ...file }) => ({ ...file, subject: problemUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
