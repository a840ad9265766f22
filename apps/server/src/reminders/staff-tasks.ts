import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../records/staff-tasks/index.ts';
import { bouncedTurns } from './bounced.ts';

export const staffTasks: StaffTaskFinders = {
  async 'mail-bounced'({ context, uuid }) {
    const bounced = await bouncedTurns(context.db, uuid);
    return bounced
      .map(({ turn, at, ...file }) => ({ ...file, subject: turn, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
