import { STAFF_GATE_IDS } from './gate-words.ts';
import type { Permission } from './permission.ts';
import { isStaffTask, STAFF_TASKS, type StaffTask } from './tasks.ts';

/**
 * The permissions to settle each task without a gate; any one is enough. A task that isn't listed is open to everyone
 * who opens loan files.
 */
const TASKS: Readonly<Partial<Record<StaffTask, Permission | readonly Permission[]>>> = {
  correction: 'review',
  reconsideration: 'review',
  'income-record': 'review',
  'bank-letter': 'review',
  'signer-id': 'review',
  'payoff-letter': 'closing',
  'payoff-entry': 'closing',
  'signing-problem': 'closing',
  'give-back': 'closing',
  'late-rescission': 'closing',
  'papers-due': 'closing',
  'deed-to-record': 'closing',
  'attorney-review': 'closing',
  'attorney-objected': 'closing',
  'letter-to-post': 'document',
  'letter-back': 'document',
  'decision-due': 'decide',
  'notice-due': 'decide',
  'sanctions-report': 'compliance',
  'money-checks': 'fund',
  'money-to-approve': 'fund',
  'money-not-there': 'fund',
  'money-recall': ['fund', 'closing'],
  'money-differs': ['fund', 'closing'],
};

/** Staff gates that need a permission other than review. */
const GATES: Readonly<Record<string, readonly Permission[]>> = {
  'hold-staff': ['condition'],
  'closing-conditions-staff': ['condition'],
  payoff: ['closing'],
  'payoff-renew': ['closing'],
  attorney: ['closing'],
  recording: ['closing'],
  'funding-decision': ['fund'],
  'file-review': ['compliance'],
};

/** Returns the permissions to settle a console task, by its gate or its name; any one is enough. */
export const taskPermissions = (name: string): readonly Permission[] =>
  isStaffTask(name) ? [TASKS[name] ?? 'file'].flat() : (GATES[name] ?? ['review']);

/** Returns the tasks that a person with these permissions can settle, by gate or name. */
export const tasksFor = (held: readonly Permission[]): string[] =>
  [...STAFF_GATE_IDS, ...Object.keys(STAFF_TASKS)].filter((name) =>
    taskPermissions(name).some((one) => held.includes(one)),
  );
