import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { loadProblemsWaiting } from './problems.ts';

/** Finds errors that signers reported and staff haven't answered. */
export const staffTasks: StaffTaskFinders = {
  async 'signing-problem'({ context, uuid }) {
    const problems = await loadProblemsWaiting(context.db, uuid);
    return problems
      .map(({ problemUuid, at, ...file }) => ({ ...file, subject: problemUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
