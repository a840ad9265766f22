import { PAPERS_ALARM_MINUTES, staffTarget } from '@lintel/domain';
import { sql } from 'kysely';
import { A_DAY, A_MINUTE, MOST_TASKS, applicationsIn, type FindStaffTasks } from '../staff-tasks/waiting.ts';

/** What of this feature waits for someone at the lender and has no gate. */
export const staffTasks: FindStaffTasks = {
  async 'letter-to-post'(at) {
    // With a post office that takes letters over the wire one that waits longer than a day is looked at.
    const before = at.context.vendors.post.provider === 'desk' ? at.now : new Date(at.now.getTime() - A_DAY);
    const rows = await applicationsIn(at)
      .innerJoin('letter', 'letter.application_uuid', 'application.uuid')
      .select(['letter.uuid as subject', 'letter.asked_at'])
      .where('letter.state', '=', 'ASKED')
      .where('letter.asked_at', '<=', before)
      .orderBy('letter.asked_at')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async 'letter-back'(at) {
    const again = sql<boolean>`not exists (select from letter as later where later.application_uuid = letter.application_uuid and later.audience = letter.audience and later.asked_at > letter.back_at)`;
    const rows = await applicationsIn(at)
      .innerJoin('letter', 'letter.application_uuid', 'application.uuid')
      .select(['letter.uuid as subject', 'letter.back_at'])
      .where('letter.state', '=', 'BACK')
      .where(again)
      .orderBy('letter.back_at')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.back_at ?? new Date(0)) }));
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
