import { describe, expect, test } from 'vitest';
import type { Fact } from '../loan-file/facts.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { replay } from '../loan-file/fold.ts';
import { GATES } from '../loan-file/gates.ts';
import { refusal } from '../loan-file/refusal.ts';
import { STAFF_GATE_IDS, staffGateName, staffGateTask, staffStepName } from './gate-words.ts';
import {
  STAFF_ROLES,
  PERMISSIONS,
  findRole,
  isGrantableTogether,
  isPermitted,
  seesOnlyAssigned,
} from './permission.ts';
import { staffTarget } from './queue.ts';
import {
  STAFF_REVIEWS,
  type StaffReview,
  getReviewOutcomes,
  toReviewResolution,
  unconfirmedEmployment,
} from './reviews.ts';
import { STAFF_TASKS } from './tasks.ts';

const STAFF_REVIEW_GATES = Object.keys(STAFF_REVIEWS) as StaffReview[];

const OPEN: readonly Fact[] = [
  {
    type: 'ApplicationCreated',
    data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'p', profile: 'b' },
  },
  { type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'test' } },
];
const buildCreditFact = (outcome: string, alerts: ('FACTA' | 'DELINQUENCY')[] = [], attempt = 1): Fact => ({
  type: 'SoftCreditReturned',
  data: { attempt, outcome, alerts, report: null },
});
const buildFile = (...facts: Fact[]): LoanFile => replay([...OPEN, ...facts]);
const SSN_GIVEN: Fact = { type: 'SsnGiven', data: { ssn: 's', name: 'n', previousAddress: null } };

const markReached = (file: LoanFile, gate: string): LoanFile => ({ ...file, reached: { ...file.reached, [gate]: 1 } });
const FILES: Record<StaffReview, LoanFile> = {
  facta: buildFile(buildCreditFact('FOUND', ['FACTA'])),
  'delinquency-review': buildFile(buildCreditFact('FOUND', ['DELINQUENCY'])),
  'no-match-ssn': buildFile(
    buildCreditFact('NO_MATCH'),
    SSN_GIVEN,
    buildCreditFact('NO_MATCH', [], 2),
    SSN_GIVEN,
    buildCreditFact('NO_MATCH', [], 3),
  ),
  'soft-error': buildFile(buildCreditFact('ERROR')),
  minor: buildFile(buildCreditFact('MINOR')),
  'hard-error': { ...buildFile(), hardPull: { attempt: 1, outcome: 'ERROR' } },
  employer: markReached(
    { ...buildFile(), income: { ...emptyFile().income, done: true, manual: true, employerContactGiven: true } },
    'employer',
  ),
  'id-review': markReached(
    { ...buildFile(), identity: { attempt: 1, submitted: true, result: 'PENDING_REVIEW' } },
    'id-review',
  ),
};

describe('toReviewResolution', () => {
  const isFact = ({ gate, outcome }: { gate: string; outcome: string }): boolean =>
    gate !== 'facta' || outcome === 'CLEARED';
  const every = STAFF_REVIEW_GATES.flatMap((gate) =>
    Object.entries(getReviewOutcomes(gate)).flatMap(([outcome, { reasons }]) =>
      Object.keys(reasons).map((reason) => ({ gate, outcome, reason })),
    ),
  );

  const all = every.filter(isFact);

  test.each(every.filter((one) => !isFact(one)))(
    '$gate $outcome for $reason logs a phone call and clears nothing',
    ({ gate, outcome, reason }) => {
      expect(toReviewResolution(FILES[gate], { gate, outcome, reason, by: 'staff-1' })).toEqual({ phoneCall: outcome });
    },
  );

  test.each(all)('$gate $outcome for $reason returns a fact that the file accepts', ({ gate, outcome, reason }) => {
    const decided = toReviewResolution(FILES[gate], { gate, outcome, reason, by: 'staff-1' });
    expect(decided).toHaveProperty('fact');
    expect('fact' in decided ? refusal(FILES[gate], decided.fact) : decided).toBeNull();
  });

  test.each(STAFF_REVIEW_GATES.map((gate) => ({ gate })))(
    'requires $gate to be open with an outcome and a reason from its lists',
    ({ gate }) => {
      const [outcome = '', { reasons } = { reasons: {} }] = Object.entries(getReviewOutcomes(gate))[0] ?? [];
      const [reason = ''] = Object.keys(reasons);
      const good = { gate, outcome, reason, by: 'staff-1' };
      expect(toReviewResolution(buildFile(), good)).toEqual({ refused: 'outcome-not-possible' });
      expect(toReviewResolution(FILES[gate], { ...good, outcome: 'toString' })).toEqual({
        refused: 'outcome-not-possible',
      });
      expect(toReviewResolution(FILES[gate], { ...good, reason: 'constructor' })).toEqual({
        refused: 'reason-missing',
      });
      expect(toReviewResolution(FILES[gate], { ...good, reason: '' })).toEqual({ refused: 'reason-missing' });
    },
  );

  test('covers gates owned by staff or income only', () => {
    const owners = STAFF_REVIEW_GATES.map((gate) => GATES.find((one) => one.id === gate)?.owner);
    expect(new Set(owners)).toEqual(new Set(['staff', 'income']));
  });

  test('applies to the named signer only, after the invitation is opened', () => {
    const signer = { role: 'CO_DEEDER', opened: true, identity: false, tries: 1 } as const;
    const file: LoanFile = { ...buildFile(), signers: { 's-1': signer } };
    const review = { gate: 'id-review', outcome: 'VERIFIED', reason: 'COMPARED', by: 'staff-1', signer: 's-1' };
    expect(toReviewResolution(file, review)).toEqual({
      fact: { type: 'SignerIdentityChecked', data: { signer: 's-1', result: 'VERIFIED' } },
    });
    expect(toReviewResolution(file, { ...review, signer: 's-2' })).toEqual({ refused: 'outcome-not-possible' });
    expect(toReviewResolution(file, { ...review, gate: 'facta', outcome: 'CLEARED' })).toEqual({
      refused: 'outcome-not-possible',
    });
  });
});

describe('staff permissions', () => {
  test('isPermitted requires any one of the listed permissions', () => {
    expect(isPermitted(['file'], ['file', 'attorney'])).toBe(true);
    expect(isPermitted(['file'], ['fund'])).toBe(false);
    expect(isPermitted([], [])).toBe(true);
    expect(isPermitted([], ['file'])).toBe(false);
  });

  test('no role both decides and funds loans, and an admin does neither', () => {
    const joinPermissions = (...some: readonly (typeof PERMISSIONS)[number][]) =>
      Object.values(STAFF_ROLES).filter((role: readonly string[]) => some.every((one) => role.includes(one)));
    expect(joinPermissions('decide', 'fund')).toEqual([]);
    expect(joinPermissions('admin', 'decide')).toEqual([]);
    expect(joinPermissions('admin', 'fund')).toEqual([]);
    expect(joinPermissions('admin', 'reveal')).toEqual([]);
  });

  test('findRole finds the role with exactly the held permissions, in any order', () => {
    expect(findRole([...STAFF_ROLES.CLOSER].toReversed())).toBe('CLOSER');
    expect(findRole([...STAFF_ROLES.CLOSER, 'fund'])).toBeNull();
    expect(findRole([])).toBeNull();
  });

  test.each([
    [['attorney'], true],
    [['pipeline', 'file'], true],
    [[], true],
    [['attorney', 'chat'], false],
    [['file', 'attorney'], false],
  ] as const)('isGrantableTogether allows attorney only alone: %j is %s', (wanted, isAllowed) => {
    expect(isGrantableTogether(wanted)).toBe(isAllowed);
  });

  test('seesOnlyAssigned is true for an attorney without the permission file', () => {
    expect(seesOnlyAssigned(STAFF_ROLES.ATTORNEY)).toBe(true);
    expect(seesOnlyAssigned(['attorney', 'chat'])).toBe(true);
    expect(seesOnlyAssigned(['attorney', 'attorney'])).toBe(true);
    expect(seesOnlyAssigned(['attorney', 'file'])).toBe(false);
    expect(seesOnlyAssigned([])).toBe(false);
  });
});

test.each([
  ['2026-11-24T17:00:00Z', '2026-11-25T17:00:00.000Z', 'a Tuesday'],
  ['2026-11-27T17:00:00Z', '2026-11-30T17:00:00.000Z', 'a Friday'],
  ['2026-11-28T17:00:00Z', '2026-11-30T17:00:00.000Z', 'a Saturday'],
  ['2026-11-27T01:30:00Z', '2026-11-28T01:30:00.000Z', 'a Thursday evening'],
  ['2026-11-28T01:30:00Z', '2026-12-01T01:30:00.000Z', 'a Friday evening'],
])('staffTarget of a task from %s is %s: %s', (since, due) => {
  expect(staffTarget(new Date(since)).toISOString()).toBe(due);
});

test('unconfirmedEmployment has one sentence for the borrower per reason', () => {
  const reasons = Object.keys(getReviewOutcomes('employer')['NOT_CONFIRMED']?.reasons ?? {});
  expect(new Set(reasons.map(unconfirmedEmployment)).size).toBe(3);
  expect(unconfirmedEmployment('NO_ANSWER')).toMatch(/^We couldn’t reach your employer/);
});

describe('gate names and tasks in the console', () => {
  const SPEAKS = /\b(?:you|your|yours|we|us|our)\b/i;

  test.each(GATES.map(({ id }) => ({ id })))("$id doesn't address the borrower or speak for the lender", ({ id }) => {
    expect(staffGateName(id)).not.toMatch(SPEAKS);
    expect(staffGateTask(id) ?? '').not.toMatch(SPEAKS);
    expect(staffStepName(id)).toBe(staffGateName(id));
  });

  test('staffGateTask describes every gate that can be a task and no other', () => {
    expect(GATES.map(({ id }) => id).filter((id) => staffGateTask(id) !== null)).toEqual(STAFF_GATE_IDS);
    expect(STAFF_GATE_IDS).toContain('employer');
    expect(staffStepName('complete')).toBe('The line is open');
    expect(
      Object.values(STAFF_TASKS)
        .flatMap(({ title, text }) => [title, text])
        .filter((words) => SPEAKS.test(words)),
    ).toEqual([]);
  });
});
