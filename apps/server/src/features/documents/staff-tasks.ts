import { DOCUMENTS_ALARM_MINUTES, staffTarget } from '@lintel/domain';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.ts';
import { loadReturnedLetters, loadLettersToMail, type WaitingLetter } from '../../records/document-store/index.ts';
import {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  type StaffTaskFinders,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';

const toTask = ({ letterUuid, at, ...file }: WaitingLetter): WaitingTask => ({
  ...file,
  subject: letterUuid,
  dueAt: staffTarget(at),
});

/** Finds letters to mail, letters that came back, and closing documents that are late. */
export const staffTasks: StaffTaskFinders = {
  async 'letter-to-post'(scope) {
    // With a mailing vendor, staff check only letters that wait longer than a day.
    const before = scope.context.vendors.post.provider === 'desk' ? scope.now : new Date(scope.now.getTime() - DAY_MS);
    const letters = await loadLettersToMail(scope.context.db, before, MAX_TASKS_PER_SWEEP, scope.uuid);
    return letters.map(toTask);
  },
  async 'letter-back'({ context, uuid }) {
    return (await loadReturnedLetters(context.db, MAX_TASKS_PER_SWEEP, uuid)).map(toTask);
  },
  async 'papers-due'(scope) {
    const rows = await selectScopedApplications(scope)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'closing-disclosure')
      .where('application.gate_since', '<=', new Date(scope.now.getTime() - DOCUMENTS_ALARM_MINUTES * MINUTE_MS))
      .orderBy('application.gate_since')
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'closing', dueAt: staffTarget(row.gate_since) }));
  },
};
