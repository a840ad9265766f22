import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../records/staff-tasks/index.ts';
import { bouncedTurns } from './bounced.ts';

export const staffTasks: FindStaffTasks = {
  async 'mail-bounced'({ context, uuid }) {
    const bounced = await bouncedTurns(context.db, uuid);
    return bounced
      .map(({ turn, at, ...file }) => ({ ...file, subject: turn, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
