import { getGate, type GateId, type Owner } from '../loan-file/gates.ts';
import type { StaffTask } from './tasks.ts';

/** Who acts next on a loan file, as the console sorts it. `US`: our systems, without staff. */
export type WaitingOn = 'STAFF' | 'BORROWER' | 'SIGNERS' | 'VENDOR' | 'US' | 'NOBODY';

const BY_OWNER: Readonly<Record<Owner, WaitingOn>> = {
  staff: 'STAFF',
  // A user of the console; until staff have assigned one, staff are the ones to act.
  attorney: 'STAFF',
  borrower: 'BORROWER',
  signers: 'SIGNERS',
  lender: 'US',
  documents: 'US',
  nobody: 'NOBODY',
  clock: 'NOBODY',
  credit: 'VENDOR',
  property: 'VENDOR',
  income: 'VENDOR',
  identity: 'VENDOR',
  valuation: 'VENDOR',
  bank: 'VENDOR',
  title: 'VENDOR',
  flood: 'VENDOR',
  esign: 'VENDOR',
  notary: 'VENDOR',
  recording: 'VENDOR',
};

/** Gates of the lender that only staff end: they enter figures, resolve failed checks or approve the payment. */
const BY_STAFF: ReadonlySet<GateId> = new Set<GateId>(['payoff', 'payoff-renew', 'final-checks', 'funding-decision']);

/** Tasks that wait for staff at a step which someone else completes, or which is the end. */
const STOPPED_BY: Readonly<Partial<Record<GateId, StaffTask>>> = {
  cancelled: 'give-back',
  income: 'income-record',
  note: 'signing-problem',
  'note-others': 'signing-problem',
  'deed-manual': 'signing-problem',
  'deed-manual-others': 'signing-problem',
  deed: 'signing-problem',
  'deed-others': 'signing-problem',
  recording: 'deed-to-record',
};

/** Returns the open task that staff must complete before the gate can continue; undefined without one. */
export function getStoppingTask(id: GateId, openTasks: readonly string[]): StaffTask | undefined {
  const task = STOPPED_BY[id];
  return task !== undefined && openTasks.includes(task) ? task : undefined;
}

/** Returns who acts at a gate of a file with these open tasks; without tasks, who usually does. */
export function waitingOn(id: GateId, openTasks: readonly string[] = []): WaitingOn {
  const isStopped = getStoppingTask(id, openTasks) !== undefined;
  return BY_STAFF.has(id) || isStopped ? 'STAFF' : BY_OWNER[getGate(id).owner];
}
