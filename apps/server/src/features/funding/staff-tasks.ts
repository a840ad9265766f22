import { MONEY_ALARM_DAYS, staffTarget } from '@lintel/domain';
import { DAY_MS } from '../../kernel/time.ts';
import {
  loadDifferingPayments,
  failedChecks,
  loadUnpaid,
  toApprove,
  toRecall,
  type MoneyWaiting,
} from '../../records/funding-orders/index.ts';
import {
  MAX_TASKS_PER_SWEEP,
  toDueTime,
  type StaffTaskFinders,
  type WaitingTask,
} from '../../records/staff-tasks/index.ts';

const waitingMoney = (files: readonly MoneyWaiting[]): WaitingTask[] =>
  files.map(({ at, ...file }) => ({ ...file, dueAt: staffTarget(at) })).slice(0, MAX_TASKS_PER_SWEEP);

export const staffTasks: StaffTaskFinders = {
  async 'money-checks'({ context, uuid }) {
    return waitingMoney(await failedChecks(context.db, uuid));
  },
  async 'money-to-approve'({ context, uuid }) {
    return waitingMoney(await toApprove(context.db, uuid));
  },
  async 'money-recall'({ context, uuid }) {
    return (await toRecall(context.db, uuid))
      .map(({ dueOn, ...file }) => ({ ...file, dueAt: toDueTime(dueOn) }))
      .slice(0, MAX_TASKS_PER_SWEEP);
  },
  async 'money-differs'({ context, uuid }) {
    return waitingMoney(await loadDifferingPayments(context.db, uuid));
  },
  async 'money-not-there'({ context, now, uuid }) {
    return waitingMoney(await loadUnpaid(context.db, new Date(now.getTime() - MONEY_ALARM_DAYS * DAY_MS), uuid));
  },
};
