import { NOTICE_ALARM_DAYS, noticeDueAt } from '@lintel/domain';
import { DAY_MS } from '../../kernel/time.ts';
import { isDocumentSent } from '../../records/document-store/index.ts';
import {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  type StaffTaskFinders,
} from '../../records/staff-tasks/index.ts';

const getAdverseActionDue = (from: Date) => new Date(noticeDueAt('ADVERSE_ACTION', from.toISOString()));

/**
 * Finds declined files whose adverse action notice still isn't sent, before its 30 days (12 CFR 1002.9(a)(1)) are over.
 */
export const staffTasks: StaffTaskFinders = {
  async 'notice-due'(at) {
    const rows = await selectScopedApplications(at)
      .select('application.gate_since')
      .where('application.gate', '=', 'declined')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - NOTICE_ALARM_DAYS * DAY_MS))
      .where((set) => set.not(isDocumentSent('adverse-action')))
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'adverse-action', dueAt: getAdverseActionDue(row.gate_since) }));
  },
};
