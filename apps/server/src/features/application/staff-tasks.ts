import { DECISION_ALARM_DAYS, noticeDueAt, staffTarget } from '@lintel/domain';
import { DAY_MS } from '../../kernel/time.ts';
import { findUndecidedSubmittedBy } from '../../loan-file/index.ts';
import {
  MAX_TASKS_PER_SWEEP,
  selectScopedApplications,
  type StaffTaskFinders,
} from '../../records/staff-tasks/index.ts';

const getDecisionDueAt = (submittedAt: Date) => new Date(noticeDueAt('ADVERSE_ACTION', submittedAt.toISOString()));

/** Finds correction requests that staff must decide, and submitted applications whose decision is due. */
export const staffTasks: StaffTaskFinders = {
  async correction(scope) {
    const rows = await selectScopedApplications(scope)
      .innerJoin('correction', 'correction.application_uuid', 'application.uuid')
      .select(['correction.uuid as subject', 'correction.asked_at'])
      .where('correction.state', '=', 'ASKED')
      .orderBy('correction.asked_at')
      .limit(MAX_TASKS_PER_SWEEP)
      .execute();
    return rows.map((row) => ({ ...row, dueAt: staffTarget(row.asked_at) }));
  },
  async 'decision-due'({ context, now, uuid }) {
    const before = new Date(now.getTime() - DECISION_ALARM_DAYS * DAY_MS);
    const rows = await findUndecidedSubmittedBy(context.db, before, MAX_TASKS_PER_SWEEP, uuid);
    return rows.map(({ submittedAt, ...row }) => ({
      ...row,
      subject: 'decision',
      dueAt: getDecisionDueAt(submittedAt),
    }));
  },
};
