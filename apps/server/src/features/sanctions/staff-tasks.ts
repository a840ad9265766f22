import type { FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { reportDue, reportsDue } from './reports.ts';

/** What of this feature waits for someone at the lender and has no gate. */
export const staffTasks: FindStaffTasks = {
  async 'sanctions-report'({ context, uuid }) {
    return (await reportsDue(context.db, uuid)).map(({ match, decidedAt, ...file }) => ({
      ...file,
      subject: match,
      dueAt: new Date(`${reportDue(decidedAt)}T20:00:00Z`),
    }));
  },
};
