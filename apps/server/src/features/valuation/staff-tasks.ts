import { staffTarget } from '@lintel/domain';
import {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  type StaffTaskFinders,
} from '../../records/staff-tasks/index.ts';

/** Finds open requests to reconsider a home value. */
export const staffTasks: StaffTaskFinders = {
  async reconsideration(at) {
    const rows = await selectScopedApplications(at)
      .innerJoin('valuation_reconsideration as asked', 'asked.application_uuid', 'application.uuid')
      .select(['asked.uuid as subject', 'asked.asked_at'])
      .where('asked.state', '=', 'ASKED')
      .orderBy('asked.asked_at')
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
};
