import { describe, expect, test } from 'vitest';
import { rescissionCheck } from '../funding/checks.ts';
import { emptyFile, type LoanFile } from '../loan-file/file.ts';
import { getRescissionState } from './state.ts';

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
