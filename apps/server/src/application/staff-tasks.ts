import { DECISION_ALARM_DAYS, noticeDueAt, staffTarget } from '@lintel/domain';
import { sql } from 'kysely';
import { A_DAY, MOST_TASKS, applicationsIn, type FindStaffTasks } from '../staff-tasks/waiting.ts';

const decided30 = (from: Date) => new Date(noticeDueAt('ADVERSE_ACTION', from.toISOString()));

/** What of this feature waits for someone at the lender and has no gate. */
export const staffTasks: FindStaffTasks = {
  async correction(at) {
    const rows = await applicationsIn(at)
      .innerJoin('correction', 'correction.application_uuid', 'application.uuid')
      .select(['correction.uuid as subject', 'correction.asked_at'])
      .where('correction.state', '=', 'ASKED')
      .orderBy('correction.asked_at')
      .limit(MOST_TASKS)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async 'decision-due'(at) {
    // Papers to sign, a counter-offer and a notice of what is missing are answers, as an end is.
    const isUnanswered = sql<boolean>`(projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`;
    const before = new Date(at.now.getTime() - DECISION_ALARM_DAYS * A_DAY);
    const rows = await applicationsIn(at)
      .innerJoin('fact', 'fact.application_uuid', 'application.uuid')
      .select((set) => set.fn.min('fact.at').as('submitted'))
      .where('fact.type', '=', sql.lit('ApplicationSubmitted'))
      .where('application.active', '=', true)
      .where('application.created_at', '<=', before)
      .where(isUnanswered)
      .groupBy(['application.uuid', 'application.organisation'])
      .having((set) => set.fn.min('fact.at'), '<=', before)
      .limit(MOST_TASKS)
      .execute();
    return rows.map(({ submitted, ...row }) => ({ ...row, subject: 'decision', dueAt: decided30(submitted) }));
  },
};
