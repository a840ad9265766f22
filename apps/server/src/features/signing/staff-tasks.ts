import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { problemsWaiting } from './problems.ts';

export const staffTasks: StaffTaskFinders = {
  async 'signing-problem'({ context, uuid }) {
    const problems = await problemsWaiting(context.db, uuid);
    return problems
      .map(({ problemUuid, at, ...file }) => ({ ...file, subject: problemUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
