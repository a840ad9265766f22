import { staffTarget } from '@lintel/domain';
import { MOST_TASKS, applicationsIn, type FindStaffTasks } from '../../records/staff-tasks/index.ts';

export const staffTasks: FindStaffTasks = {
  async reconsideration(at) {
    const rows = await applicationsIn(at)
      .innerJoin('valuation_reconsideration as asked', 'asked.application_uuid', 'application.uuid')
      .select(['asked.uuid as subject', 'asked.asked_at'])
      .where('asked.state', '=', 'ASKED')
      .orderBy('asked.asked_at')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
};
