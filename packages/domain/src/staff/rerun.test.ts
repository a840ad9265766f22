import { describe, expect, test } from 'vitest';
import type { Fact } from '../loan-file/facts.ts';
import { replay } from '../loan-file/fold.ts';
import { GATES } from '../loan-file/gates.ts';
import { canRerun } from './rerun.ts';

const START: readonly Fact[] = [
  {
    type: 'ApplicationCreated',
    data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'p', profile: 'b' },
  },
  { type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'test' } },
];
const file = replay(START);

describe('canRerun', () => {
  test('allows the current gate when a job does its work', () => {
    expect(GATES.filter((gate) => canRerun(file, gate.id)).map((gate) => [gate.id, gate.work])).toEqual([
      ['soft-credit', 'credit.softPull'],
    ]);
  });

  test.each([
    [
      'for another attempt than the current one',
      { ...file, reached: { ...file.reached, 'soft-credit': 2 } },
      'soft-credit',
    ],
    ['for a gate that was never started', { ...file, reached: {} }, 'soft-credit'],
    [
      'for a gate that is done',
      replay([
        ...START,
        { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: [], report: 'r' } },
      ]),
      'soft-credit',
    ],
    [
      'for a staff task',
      replay([
        ...START,
        { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: ['FACTA'], report: 'r' } },
      ]),
      'facta',
    ],
    [
      'for a gate that only notifies the borrower of a condition',
      replay([
        ...START,
        {
          type: 'ConditionPosted',
          data: {
            id: 'title-trust',
            category: 'REVIEW_TRUST_REQUIREMENTS',
            blocks: 'NOW',
            askBorrower: true,
            person: 'BORROWER',
            documents: [],
            text: 'Send it.',
            deadline: null,
          },
        },
      ]),
      'hold-borrower',
    ],
    ['for an unknown gate', file, 'toString'],
  ])('is false %s', (_what, at, gate) => {
    expect(canRerun(at, gate)).toBe(false);
  });
});
