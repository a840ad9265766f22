import type { StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { getReportDueDate, loadMissingReports } from './reports.ts';

/** Finds confirmed matches that must be reported to OFAC. */
export const staffTasks: StaffTaskFinders = {
  async 'sanctions-report'({ context, uuid }) {
    return (await loadMissingReports(context.db, uuid)).map(({ match, decidedAt, ...file }) => ({
      ...file,
      subject: match,
      dueAt: new Date(`${getReportDueDate(decidedAt)}T20:00:00Z`),
    }));
  },
};
