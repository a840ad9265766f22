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

describe('the work of a gate is started again', () => {
  test('where the file stands, when a program does it', () => {
    expect(GATES.filter((gate) => canRerun(file, gate.id)).map((gate) => [gate.id, gate.work])).toEqual([
      ['soft-credit', 'credit.softPull'],
    ]);
  });

  test.each([
    [
      'of another attempt than the present one',
      { ...file, reached: { ...file.reached, 'soft-credit': 2 } },
      'soft-credit',
    ],
    ['that was never started', { ...file, reached: {} }, 'soft-credit'],
    [
      'that is done',
      replay([
        ...START,
        { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: [], report: 'r' } },
      ]),
      'soft-credit',
    ],
    [
      'that is a task of staff',
      replay([
        ...START,
        { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: ['FACTA'], report: 'r' } },
      ]),
      'facta',
    ],
    [
      'that only tells the borrower of a condition',
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
    ['of a gate that is not there', file, 'toString'],
  ])('not %s', (_what, at, gate) => {
    expect(canRerun(at, gate)).toBe(false);
  });
});
