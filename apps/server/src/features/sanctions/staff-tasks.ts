import type { FindStaffTasks } from '../../records/staff-tasks/index.ts';
import { reportDue, reportsDue } from './reports.ts';

export const staffTasks: FindStaffTasks = {
  async 'sanctions-report'({ context, uuid }) {
    return (await reportsDue(context.db, uuid)).map(({ match, decidedAt, ...file }) => ({
      ...file,
      subject: match,
      dueAt: new Date(`${reportDue(decidedAt)}T20:00:00Z`),
    }));
  },
};
