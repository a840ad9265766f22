import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { deedsByHand } from './store.ts';

export const staffTasks: StaffTaskFinders = {
  async 'deed-to-record'({ context, uuid }) {
    const deeds = await deedsByHand(context.db, uuid);
    return deeds
      .map(({ papers: setNumber, at, ...file }) => ({ ...file, subject: String(setNumber), dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
