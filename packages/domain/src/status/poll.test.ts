import { describe, expect, test } from 'vitest';
import { CHECKLIST_STATUSES } from '../loan-file/checklist-status.ts';
import { continuePoll, pollDecision, startPoll } from './poll.ts';
import type { Poll } from './poll.ts';

/** Polls a server that always returns the same status: the pauses, and the status that the screen ends with. */
function listPauses(
  status: string | null,
  expectsChange = false,
): { pauses: number[]; end: string | null | undefined } {
  const pauses: number[] = [];
  let poll = startPoll({ status, version: 7 }, expectsChange);
  for (;;) {
    const decision = pollDecision(poll);
    if (!decision.again) return { pauses, end: decision.status };
    if (pauses.length > 20) throw new Error('polls for ever');
    pauses.push(decision.afterMs);
    poll = continuePoll(poll, { status, version: 7 });
  }
}

const FOURTEEN = [1000, 2000, 4000, ...Array<number>(11).fill(5000)];
const SEVEN = FOURTEEN.slice(0, 7);
const WAITING = [
  'GEN_APP_DISCLOSURES',
  'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
  'HARD_CREDIT_PULL',
  'IN_PROGRESS',
  'ONSITE_APPRAISAL_REQUEST',
  'PREQUAL_TITLE',
  'WAITING_FOR_APP_DISCLOSURE',
  'WAITING_FOR_AVM_DATA',
  'WAITING_FOR_ID_VERIFICATION',
  'WAITING_FOR_INITIAL_OFFERS',
  'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
  'WAITING_FOR_SOFT_CREDIT',
  'WAITING_FOR_SUMMARY_DISCLOSURE',
];
const SETTLED = [
  'ASSETS_PREQUAL',
  'CANCELLED',
  'CREDIT_ERROR',
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'DECLINED',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
  'MULTIPLE_PROPERTIES',
  'NO_PROPERTY_FOUND',
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
];

describe('status polling', () => {
  test.each(WAITING)(
    'polls %s 14 times after 1, 2, 4 and then 5 seconds, then reports UNKNOWN [POLL-001, POLL-002, POLL-003, POLL-004, POLL-005, CONST-005, CONST-006, CONST-008]',
    (status) => {
      expect(listPauses(status)).toEqual({ pauses: FOURTEEN, end: 'UNKNOWN' });
    },
  );

  test('waits 62 seconds for a waiting status [POLL-002, POLL-003, POLL-004]', () => {
    expect(listPauses('IN_PROGRESS').pauses.reduce((sum, pause) => sum + pause)).toBe(62_000);
  });

  test('treats any WAITING_FOR_ status as waiting, also an unknown one [POLL-001]', () => {
    expect(listPauses('WAITING_FOR_SOMETHING_NEW')).toEqual({ pauses: FOURTEEN, end: 'UNKNOWN' });
  });

  test('keeps GEN_NOTE_SIGNING after 14 tries [POLL-006]', () => {
    expect(listPauses('GEN_NOTE_SIGNING')).toEqual({ pauses: FOURTEEN, end: 'GEN_NOTE_SIGNING' });
  });

  test.each([
    ...CHECKLIST_STATUSES.filter((status) => ![...WAITING, ...SETTLED, 'GEN_NOTE_SIGNING'].includes(status)),
    null,
  ])(
    'polls %s 7 times after an act of the borrower, never without one, and keeps it [POLL-007, CONST-007]',
    (status) => {
      expect(listPauses(status, true)).toEqual({ pauses: SEVEN, end: status });
      expect(listPauses(status, false)).toEqual({ pauses: [], end: status });
    },
  );

  test.each(SETTLED)('never polls again in %s [POLL-008]', (status) => {
    expect(listPauses(status, true)).toEqual({ pauses: [], end: status });
  });

  test('starts over when the status or only the version changes [POLL-002, POLL-007]', () => {
    const late: Poll = { status: 'WAITING_FOR_SOFT_CREDIT', version: 3, tries: 13, expectsChange: false };
    expect(pollDecision(late)).toEqual({ again: true, afterMs: 5000 });
    for (const status of [
      { status: 'WAITING_FOR_AVM_DATA', version: 3 },
      { status: 'WAITING_FOR_SOFT_CREDIT', version: 4 },
    ]) {
      const poll = continuePoll(late, status);
      expect(poll).toEqual({ ...status, tries: 0, expectsChange: false });
      expect(pollDecision(poll)).toEqual({ again: true, afterMs: 1000 });
    }
    expect(continuePoll(late, { status: late.status, version: 3 }).tries).toBe(14);
  });

  test('stops after the expected change [POLL-007]', () => {
    const poll = continuePoll(startPoll({ status: 'OFFER_SELECTION', version: 3 }, true), {
      status: 'COLLECT_ADDITIONAL_INFO',
      version: 4,
    });
    expect(pollDecision(poll)).toEqual({ again: false, status: 'COLLECT_ADDITIONAL_INFO' });
  });

  test("doesn't time out while the borrower reads a document [POLL-005]", () => {
    const poll: Poll = {
      status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
      version: 1,
      tries: 14,
      expectsChange: false,
    };
    expect(pollDecision(poll, true)).toEqual({ again: false, status: poll.status });
    expect(pollDecision(poll)).toEqual({ again: false, status: 'UNKNOWN' });
  });
});
