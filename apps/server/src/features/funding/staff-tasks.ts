import { MONEY_ALARM_DAYS, staffTarget } from '@lintel/domain';
import { DAY_MS } from '../../kernel/time.ts';
import {
  loadDifferenceTasks,
  loadFailedFinalChecks,
  loadOverduePayments,
  loadAwaitingApproval,
  loadAwaitingRecall,
  type MoneyWaiting,
} from '../../records/funding-orders/index.ts';
import {
  MAX_TASKS_PER_SWEEP,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';

const toTasks = (files: readonly MoneyWaiting[]): WaitingTask[] =>
  files.map(({ at, ...file }) => ({ ...file, dueAt: staffTarget(at) })).slice(0, MAX_TASKS_PER_SWEEP);

/** Finds payments that staff must approve, recall, settle or look into. */
export const staffTasks: StaffTaskFinders = {
  async 'money-checks'({ context, uuid }) {
    return toTasks(await loadFailedFinalChecks(context.db, uuid));
  },
  async 'money-to-approve'({ context, uuid }) {
    return toTasks(await loadAwaitingApproval(context.db, uuid));
  },
  async 'money-recall'({ context, uuid }) {
    return (await loadAwaitingRecall(context.db, uuid))
      .map(({ dueOn, ...file }) => ({ ...file, dueAt: toDueTime(dueOn) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
  async 'money-differs'({ context, uuid }) {
    return toTasks(await loadDifferenceTasks(context.db, uuid));
  },
  async 'money-not-there'({ context, now, uuid }) {
    return toTasks(await loadOverduePayments(context.db, new Date(now.getTime() - MONEY_ALARM_DAYS * DAY_MS), uuid));
  },
};
