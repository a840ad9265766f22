import type { StaffTaskFinders } from '../../records/staff-tasks/index.ts';
import { reportDueDate, loadMissingReports } from './reports.ts';

export const staffTasks: StaffTaskFinders = {
  async 'sanctions-report'({ context, uuid }) {
    return (await loadMissingReports(context.db, uuid)).map(({ match, decidedAt, ...file }) => ({
      ...file,
      subject: match,
      dueAt: new Date(`${reportDueDate(decidedAt)}T20:00:00Z`),
    }));
  },
};
