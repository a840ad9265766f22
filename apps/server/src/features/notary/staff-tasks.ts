import { staffTarget } from '@lintel/domain';
import { sql } from 'kysely';
import { MOST_TASKS, applicationsIn, type FindStaffTasks } from '../../records/staff-tasks/index.ts';

/** The last that an attorney said of the present papers is no. */
const objected = sql<boolean>`coalesce((
  select outcome = 'OBJECTED' from attorney_opinion where application_uuid = application.uuid and papers = (projection ->> 'closingSet')::int order by sequence desc limit 1), false)`;

/** What of this feature waits for someone at the lender and has no gate. */
export const staffTasks: FindStaffTasks = {
  async 'attorney-review'(at) {
    const rows = await applicationsIn(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(sql<boolean>`not ${objected}`)
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
  async 'attorney-objected'(at) {
    const rows = await applicationsIn(at)
      .select('application.gate_since')
      .where('application.active', '=', true)
      .where('application.gate', '=', 'attorney')
      .where(objected)
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, subject: 'papers', dueAt: staffTarget(row.gate_since) }));
  },
};
