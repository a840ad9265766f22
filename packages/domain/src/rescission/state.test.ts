import { describe, expect, test } from 'vitest';
import { rescissionCheck } from '../funding/checks.ts';
import { emptyFile, type LoanFile } from '../loan-file/file.ts';
import { canOwnersConfirmLater } from '../loan-file/people.ts';
import { getRescissionState, mayConfirmNonRescission } from './state.ts';

const HOME: LoanFile = {
  ...emptyFile(),
  created: { occupancy: 'HOME', crypto: false, softConsent: true },
  closingSet: 1,
};
const withClocks = (period: boolean, margin: boolean): LoanFile => ({
  ...HOME,
  clocks: {
    RESCISSION: { due: '2026-12-01T07:00:00.000Z', reached: period },
    SATISFIED: { due: '2026-12-02T07:00:00.000Z', reached: margin },
  },
});

describe('the right to cancel before money leaves', () => {
  test.each<[string, LoanFile, string, string]>([
    [
      'a second home without other owners',
      { ...HOME, created: { occupancy: 'SECONDARY', crypto: false, softConsent: true } },
      'NONE',
      'NOT_NEEDED',
    ],
    ['a closing that is not signed', HOME, 'NOT_STARTED', 'WAITING'],
    ['a running period', withClocks(false, false), 'RUNNING', 'WAITING'],
    ['the margin for mail', withClocks(true, false), 'MARGIN', 'WAITING'],
    [
      'the word of every owner',
      { ...withClocks(true, false), nonRescissionSets: { BORROWER: 1 } },
      'CONFIRMED',
      'PASSED',
    ],
    ['both ends', withClocks(true, true), 'OVER', 'PASSED'],
    [
      'a cancellation',
      { ...withClocks(false, false), ended: { status: 'CANCELLED', why: 'RESCINDED' } },
      'CANCELED',
      'FAILED',
    ],
  ])('with %s', (_when, file, standing, check) => {
    expect(getRescissionState(file)).toBe(standing);
    expect(rescissionCheck(getRescissionState(file))).toBe(check);
  });
});

const AGREED = { given: true, changes: 1 };

/** A signed home of two owners, during the margin for mailed letters. */
const SIGNED: LoanFile = {
  ...withClocks(true, false),
  signers: { co: { role: 'CO_DEEDER', opened: true, identity: true, tries: 1 } },
  noteSignedSets: { BORROWER: 1 },
  deedSignedSets: { BORROWER: 1, co: 1 },
  esignConsents: { BORROWER: AGREED, co: AGREED },
};

describe('an owner who confirms on a screen that they did not cancel', () => {
  test('may do so during the margin for mailed letters', () => {
    expect(mayConfirmNonRescission(SIGNED, 'co')).toBe(true);
    expect(mayConfirmNonRescission({ ...SIGNED, nonRescissionSets: { BORROWER: 1 } }, 'co')).toBe(true);
  });

  test.each<[string, Partial<LoanFile>]>([
    ['the period still runs', { clocks: withClocks(false, false).clocks }],
    ['the margin is over', { clocks: withClocks(true, true).clocks }],
    ['they have confirmed', { nonRescissionSets: { co: 1 } }],
    ['another owner has no agreement to electronic documents', { esignConsents: { co: AGREED } }],
    ['another owner withdrew it', { esignConsents: { BORROWER: { given: false, changes: 2 }, co: AGREED } }],
    ['someone has not signed', { deedSignedSets: { BORROWER: 1 } }],
    ['the money was sent', { fundsSent: true }],
    ['the application has ended', { ended: { status: 'CANCELLED', why: 'RESCINDED' } }],
  ])('may not when %s', (_when, changes) => {
    expect(mayConfirmNonRescission({ ...SIGNED, ...changes }, 'co')).toBe(false);
  });

  test('is expected to before the signing if the borrower has agreed to electronic documents', () => {
    const unsigned: LoanFile = { ...SIGNED, closingSet: 0, deedSignedSets: {}, noteSignedSets: {} };
    const withConsents = (esignConsents: LoanFile['esignConsents']) => ({ ...unsigned, esignConsents });
    expect(canOwnersConfirmLater(withConsents({ BORROWER: AGREED }))).toBe(true);
    expect(canOwnersConfirmLater(withConsents({ co: AGREED }))).toBe(false);
    expect(canOwnersConfirmLater(withConsents({ BORROWER: { given: false, changes: 2 } }))).toBe(false);
  });
});
