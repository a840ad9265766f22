import { NOTICE_ALARM_DAYS, noticeDueAt } from '@lintel/domain';
import { sql } from 'kysely';
import { A_DAY, MOST_TASKS, applicationsIn, type FindStaffTasks } from '../staff-tasks/waiting.ts';

const decided30 = (from: Date) => new Date(noticeDueAt('ADVERSE_ACTION', from.toISOString()));

/** What of this feature waits for someone at the lender and has no gate. */
export const staffTasks: FindStaffTasks = {
  async 'notice-due'(at) {
    const isOut = sql<boolean>`not exists (
      select from document where document.application_uuid = application.uuid and document.paper = 'adverse-action' and document.state = 'READY' and (
        exists (select from letter where letter.application_uuid = application.uuid and letter.state = 'POSTED' and jsonb_exists(letter.documents, document.uuid::text))
        or not exists (select from letter where letter.application_uuid = application.uuid and jsonb_exists(letter.documents, document.uuid::text))))`;
    const rows = await applicationsIn(at)
      .select('application.gate_since')
      .where('application.gate', '=', 'declined')
      .where('application.gate_since', '<=', new Date(at.now.getTime() - NOTICE_ALARM_DAYS * A_DAY))
      .where(isOut)
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'adverse-action', dueAt: decided30(row.gate_since) }));
  },
};
