import { NOTICE_ALARM_DAYS, noticeDueAt } from '@lintel/domain';
import { isDocumentSent } from '../../records/document-store/index.ts';
import { A_DAY, MOST_TASKS, applicationsIn, type FindStaffTasks } from '../../records/staff-tasks/index.ts';

const decided30 = (from: Date) => new Date(noticeDueAt('ADVERSE_ACTION', from.toISOString()));

export const staffTasks: FindStaffTasks = {
  async 'notice-due'(at) {
    const rows = await applicationsIn(at)
      .select('application.gate_since')
      .where('application.gate', '=', 'declined')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - NOTICE_ALARM_DAYS * A_DAY))
      .where((set) => set.not(isDocumentSent('adverse-action')))
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'adverse-action', dueAt: decided30(row.gate_since) }));
  },
};
