import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../records/staff-tasks/index.ts';
import { loadBouncedTurns } from './bounced.ts';

/** A staff task for each turn whose email bounced: the person must be reached in another way. */
export const staffTasks: StaffTaskFinders = {
  async 'mail-bounced'({ context, uuid }) {
    const bounced = await loadBouncedTurns(context.db, uuid);
    return bounced
      .map(({ turn, at, ...file }) => ({ ...file, subject: turn, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
