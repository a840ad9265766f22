import { PAPERS_ALARM_MINUTES, staffTarget } from '@lintel/domain';
import { lettersReturned, lettersToMail, type WaitingLetter } from '../../records/document-store/index.ts';
import {
  A_DAY,
  A_MINUTE,
  MOST_TASKS,
  applicationsIn,
  type FindStaffTasks,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';

const toTask = ({ letterUuid, at, ...file }: WaitingLetter): WaitingTask => ({
  ...file,
  subject: letterUuid,
  dueAt: staffTarget(at),
});

export const staffTasks: FindStaffTasks = {
  async 'letter-to-post'(at) {
    // With a mailing vendor, staff check only letters that wait longer than a day.
    const before = at.context.vendors.post.provider === 'desk' ? at.now : new Date(at.now.getTime() - A_DAY);
    const letters = await lettersToMail(at.context.db, before, MOST_TASKS, at.uuid);
    return letters.map(toTask);
  },
  async 'letter-back'({ context, uuid }) {
    return (await lettersReturned(context.db, MOST_TASKS, uuid)).map(toTask);
  },
  async 'papers-due'(at) {
    const rows = await applicationsIn(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'closing-disclosure')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - PAPERS_ALARM_MINUTES * A_MINUTE))
      .orderBy('application.gate_since')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'closing', dueAt: staffTarget(row.gate_since) }));
  },
};
