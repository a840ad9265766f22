import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { deedsByHand } from './store.ts';

export const staffTasks: FindStaffTasks = {
  async 'deed-to-record'({ context, uuid }) {
    const deeds = await deedsByHand(context.db, uuid);
    return deeds
      .map(({ papers, at, ...file }) => ({ ...file, subject: String(papers), dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
