import { BORROWER, type LoanFile } from '../file.ts';
import { hasDeclined } from '../people.ts';
import { never, type GateRow } from './gate.ts';

type State = 'ASKED' | 'ANSWERED';

/**
 * Whether a condition in a state blocks the file now, or the closing. Any state except ASKED and CLEARED counts as
 * ANSWERED, so an unknown one goes to staff.
 */
function hasOpenCondition(file: LoanFile, blocks: 'NOW' | 'CLOSING', state: State): boolean {
  return Object.values(file.conditions).some((one) => {
    if (one.blocks !== blocks || one.state === 'CLEARED') return false;
    return state === 'ASKED' ? one.state === 'ASKED' : one.state !== 'ASKED';
  });
}

/**
 * Increases whenever a condition of this kind is posted, answered, returned or cleared, so each change sends the owner
 * a new message.
 */
function sumRounds(file: LoanFile, blocks: 'NOW' | 'CLOSING'): number {
  return Object.values(file.conditions).reduce((sum, one) => (one.blocks === blocks ? sum + one.round : sum), 0);
}

/** The gates of conditions that block a loan file at any step. */
export const holdGates = [
  {
    id: 'hold-borrower',
    status: 'TRUST_AND_INSURANCE',
    owner: 'borrower',
    stage: 'SAME',
    when: (file) => hasOpenCondition(file, 'NOW', 'ASKED'),
    until: never,
    work: 'tell.borrower',
    attempt: (file) => sumRounds(file, 'NOW'),
  },
  {
    id: 'hold-staff',
    status: 'TRUST_AND_INSURANCE',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => hasOpenCondition(file, 'NOW', 'ANSWERED'),
    until: never,
    work: 'staff.review',
    attempt: (file) => sumRounds(file, 'NOW'),
    variant: (file) => (hasDeclined(file, BORROWER) ? 'DECLINED_TO_SIGN' : null),
  },
] as const satisfies readonly GateRow[];

/** The gates of conditions that must be met before the closing documents are made. */
export const closingConditionGates = [
  {
    id: 'closing-conditions-borrower',
    status: 'TRUST_AND_INSURANCE',
    owner: 'borrower',
    stage: 'SIGNING',
    when: (file) => hasOpenCondition(file, 'CLOSING', 'ASKED'),
    until: never,
    work: 'tell.borrower',
    attempt: (file) => sumRounds(file, 'CLOSING'),
  },
  {
    id: 'closing-conditions-staff',
    status: 'TRUST_AND_INSURANCE',
    owner: 'staff',
    stage: 'SIGNING',
    when: (file) => hasOpenCondition(file, 'CLOSING', 'ANSWERED'),
    until: never,
    work: 'staff.review',
    attempt: (file) => sumRounds(file, 'CLOSING'),
  },
] as const satisfies readonly GateRow[];
