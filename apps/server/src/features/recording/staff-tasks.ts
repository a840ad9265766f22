import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { loadDeedsToRecord } from './store.ts';

/** Finds deeds that staff must bring to a county, or correct because the county returned them. */
export const staffTasks: StaffTaskFinders = {
  async 'deed-to-record'({ context, uuid }) {
    const deeds = await loadDeedsToRecord(context.db, uuid);
    return deeds
      .map(({ papers: setNumber, at, ...file }) => ({ ...file, subject: String(setNumber), dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
