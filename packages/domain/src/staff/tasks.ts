import { localized } from '../locale/localized.ts';
import * as en from './tasks-words.en.ts';

/** Work for staff that no gate asks for, with its words. */
export const { STAFF_TASKS } = /* @__PURE__ */ localized({ en });

export type StaffTask = keyof typeof STAFF_TASKS;

/** Tasks about an attorney's opinion: the whole queue of staff whose only permission is attorney. */
export const ATTORNEY_TASKS = ['attorney-review', 'attorney-objected'] as const satisfies readonly StaffTask[];
/** Tasks that end once everything was returned, or a late cancellation was answered. */
export const UNWINDING_TASKS = ['give-back', 'late-rescission'] as const satisfies readonly StaffTask[];

/** Tasks whose due date is in a law; any other is due by the lender's own target. */
const STATUTORY: readonly string[] = [
  ...UNWINDING_TASKS,
  'decision-due',
  'notice-due',
  'sanctions-report',
] satisfies readonly StaffTask[];

export const hasStatutoryDeadline = (task: string): boolean => STATUTORY.includes(task);

export function isStaffTask(name: string): name is StaffTask {
  return Object.hasOwn(STAFF_TASKS, name);
}

/** Days after the application until staff are reminded of the decision that is due on day 30 (12 CFR 1002.9(a)(1)). */
export const DECISION_ALARM_DAYS = 20;
/** Days after a decline until an unsent notice is an alarm; before that the notices' own sweep sends it. */
export const NOTICE_ALARM_DAYS = 1;
/** Days until staff must look into a payment that is not sent or a creditor's receipt that is missing. */
export const MONEY_ALARM_DAYS = 4;
/** Minutes until an alarm says that closing documents are missing: they are made in seconds, or can't be made. */
export const DOCUMENTS_ALARM_MINUTES = 10;
