import { staffTarget } from '@lintel/domain';
import { MAX_TASKS_PER_SWEEP, type StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { heldRecords } from './holders.ts';

/** Finds income records whose holder staff must review. */
export const staffTasks: StaffTaskFinders = {
  async 'income-record'({ context, uuid }) {
    const held = await heldRecords(context, uuid);
    return held
      .map(({ recordUuid, at, ...file }) => ({ ...file, subject: recordUuid, dueAt: staffTarget(at) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
};
