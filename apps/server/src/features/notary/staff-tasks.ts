import { staffTarget } from '@lintel/domain';
import { sql } from 'kysely';
import {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  type StaffTaskFinders,
} from '../../records/staff-tasks/index.ts';

/** An SQL condition: the attorney's latest opinion on the current documents is an objection. */
const objected = sql<boolean>`coalesce((
  select outcome = 'OBJECTED' from attorney_opinion where application_uuid = application.uuid and papers = (projection ->> 'closingSet')::int order by sequence desc limit 1), false)`;

/** Finds files that wait for an attorney's review, and files with an attorney's objection. */
export const staffTasks: StaffTaskFinders = {
  async 'attorney-review'(at) {
    const rows = await selectScopedApplications(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(sql<boolean>`not ${objected}`)
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
  async 'attorney-objected'(at) {
    const rows = await selectScopedApplications(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(objected)
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
};
