import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, type FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { heldRecords } from './holders.ts';

export const staffTasks: FindStaffTasks = {
  async 'income-record'({ context, uuid }) {
    const held = await heldRecords(context, uuid);
    return held
      .map(({ recordUuid, at, ...file }) => ({ ...file, subject: recordUuid, dueAt: staffTarget(at) }))
      .slice(0, MOST_TASKS);
  },
};
