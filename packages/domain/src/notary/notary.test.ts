import { describe, expect, test } from 'vitest';
import { startOfDay, zonedInstant } from '../calendar/local-time.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { GATE_WORDS } from '../loan-file/gates/words.ts';
import { TURNS } from '../reminders/table.ts';
import { type WaitInputs, getFirstNotaryDay, texasTwelfthDay } from '../signing/first-day.ts';
import { NOTARY_CHECKLIST, SESSION_ENDS } from './enums.ts';
import { type WeekdayHours, notaryHours } from './hours.ts';
import { isRemotePossible, planNotary } from './plan.ts';
import { getSessionActions, changeableUntil } from './sessions.ts';
import { stateNotary } from './states.ts';

const buildFile = (change: Partial<LoanFile>) => ({ ...emptyFile(), ...change });
const buildDisclosedNotary = (mode: 'REMOTE' | 'MANUAL', fee: number | null) => ({ disclosedNotary: { mode, fee } });

describe('planNotary', () => {
  test.each([
    [
      'Colorado as disclosed',
      buildDisclosedNotary('REMOTE', null),
      'CO',
      true,
      { mode: 'REMOTE', fee: null, attorney: false },
    ],
    [
      "a county that doesn't record electronic deeds",
      buildDisclosedNotary('REMOTE', null),
      'CO',
      false,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'an in-person notary the borrower chose',
      buildDisclosedNotary('MANUAL', 300),
      'CO',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'a different fee than disclosed',
      buildDisclosedNotary('MANUAL', 250),
      'CO',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'a Texas homestead',
      { ...buildDisclosedNotary('MANUAL', 300), regime: 'TX_50A6' as const },
      'TX',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'another home in Texas',
      buildDisclosedNotary('REMOTE', null),
      'TX',
      true,
      { mode: 'REMOTE', fee: null, attorney: false },
    ],
    ['California', buildDisclosedNotary('MANUAL', 300), 'CA', true, { mode: 'MANUAL', fee: 300, attorney: false }],
    [
      'Massachusetts, where an attorney reviews the documents',
      buildDisclosedNotary('REMOTE', null),
      'MA',
      true,
      { mode: 'REMOTE', fee: null, attorney: true },
    ],
    [
      'Georgia, in person with an attorney',
      buildDisclosedNotary('MANUAL', 300),
      'GA',
      true,
      { mode: 'MANUAL', fee: 300, attorney: true },
    ],
    [
      'an unknown state',
      buildDisclosedNotary('REMOTE', null),
      'colorado',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
  ])('returns a plan for %s and repeats it once disclosed [OP-A-068]', (_what, change, state, remote, plan) => {
    expect(planNotary(buildFile(change), state, { remote }, 300)).toEqual(plan);
    // Once its terms are disclosed the plan stays the same: one surprise makes new documents once.
    expect(
      planNotary(buildFile({ ...change, disclosedNotary: { mode: plan.mode, fee: plan.fee } }), state, { remote }, 300),
    ).toEqual(plan);
  });

  test('isRemotePossible is false for a Texas homestead, and every state row cites its source and date', () => {
    expect(isRemotePossible('TX_50A6', 'TX', { remote: true })).toBe(false);
    for (const state of ['CO', 'GA', 'MA', '??'])
      expect(stateNotary(state)).toMatchObject({
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        source: expect.stringMatching(/.{10}/) as string,
      });
  });
});

describe('first day for signing a deed', () => {
  const waits = (change: Partial<WaitInputs>): WaitInputs => ({
    regime: null,
    applied: '2026-11-02',
    notices: [],
    closing: null,
    yearOver: null,
    today: '2026-11-20',
    ...change,
  });

  test('getFirstNotaryDay in Texas is the latest of 12th day, costs and year, with its arithmetic', () => {
    const texas = { regime: 'TX_50A6', notices: [{ on: '2026-11-02', how: 'ELECTRONIC' }] } as const;
    expect(getFirstNotaryDay(waits(texas))).toMatchObject({ on: '2026-11-14', because: 'TEXAS_12_DAYS' });
    expect(getFirstNotaryDay(waits({ ...texas, closing: { on: '2026-11-23', because: 'TEXAS_COSTS' } }))).toMatchObject(
      {
        on: '2026-11-23',
        because: 'TEXAS_COSTS',
        arithmetic: expect.stringContaining('2026-11-14') as string,
      },
    );
    expect(getFirstNotaryDay(waits({ ...texas, yearOver: '2027-02-01' }))).toMatchObject({
      on: '2027-02-01',
      because: 'TEXAS_YEAR',
    });
  });

  test('getFirstNotaryDay elsewhere is only a closing day in the future', () => {
    expect(getFirstNotaryDay(waits({ closing: { on: '2026-11-20', because: null } }))).toBeNull();
    expect(getFirstNotaryDay(waits({ closing: { on: '2026-11-24', because: 'VALUATION_COPY' } }))).toMatchObject({
      on: '2026-11-24',
      because: 'VALUATION_COPY',
    });
    expect(getFirstNotaryDay(waits({ closing: { on: '2026-11-20', because: 'VALUATION_COPY' } }))).toBeNull();
    expect(getFirstNotaryDay(waits({ yearOver: '2027-02-01' }))).toBeNull();
  });

  test('texasTwelfthDay counts a mailed notice from its third mail day and uses the last owner’s notice', () => {
    // Thursday; Thanksgiving is the 26th: Friday 27, Saturday 28, Monday 30.
    expect(texasTwelfthDay('2026-11-01', [{ on: '2026-11-25', how: 'MAIL' }]).on).toBe('2026-12-12');
    expect(
      texasTwelfthDay('2026-11-01', [
        { on: '2026-11-03', how: 'ELECTRONIC' },
        { on: '2026-11-10', how: 'HANDED' },
      ]).on,
    ).toBe('2026-11-22');
  });

  test('startOfDay returns midnight in the given zone', () => {
    expect([startOfDay('2026-11-14', 'America/Chicago'), startOfDay('2026-07-04', 'America/Chicago')]).toEqual([
      '2026-11-14T06:00:00.000Z',
      '2026-07-04T05:00:00.000Z',
    ]);
  });
});

describe('notaryHours and zonedInstant', () => {
  const week: WeekdayHours[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (weekday, index) => ({
      weekday,
      weekdayValue: index + 1,
      startTime: index < 5 ? '09:00' : null,
      endTime: index < 5 ? '17:00' : null,
      isOpen: index < 5,
    }),
  );

  test.each([
    ['2026-11-20T17:00:00Z', true, null],
    ['2026-11-20T16:59:00Z', false, '2026-11-20T17:00:00.000Z'],
    ['2026-11-21T01:00:00Z', false, '2026-11-23T17:00:00.000Z'],
    // Daylight saving time begins on March 8, 2026.
    ['2026-03-07T20:00:00Z', false, '2026-03-09T16:00:00.000Z'],
  ])('notaryHours returns open or the next opening at %s', (at, isOpen, opensAt) => {
    expect(notaryHours(week, 'America/Los_Angeles', at)).toEqual({ isOpen, opensAt });
  });

  test('notaryHours has no next opening without any open day', () => {
    expect(notaryHours([], 'America/Denver', '2026-11-20T17:00:00Z')).toEqual({ isOpen: false, opensAt: null });
  });

  test('zonedInstant converts a local time to an instant across daylight saving changes', () => {
    expect([
      zonedInstant('2026-11-20', '10:00', 'America/Denver'),
      zonedInstant('2026-03-08', '10:00', 'America/Denver'),
      zonedInstant('2026-07-01', '00:00', 'America/New_York'),
    ]).toEqual(['2026-11-20T17:00:00.000Z', '2026-03-08T16:00:00.000Z', '2026-07-01T04:00:00.000Z']);
  });
});

test('getSessionActions offers a next step after every failed session, and changeableUntil ends a day before', () => {
  expect(SESSION_ENDS.filter((end) => getSessionActions(end).length === 0)).toEqual(['SIGNED']);
  expect(getSessionActions(null)).toEqual([]);
  expect(changeableUntil('2026-11-20T17:00:00Z')).toBe('2026-11-19T17:00:00.000Z');
});

test('every text about the notary appointment says 20 minutes', () => {
  const step = GATE_WORDS.deed;
  const texts = { step, letter: TURNS['deed-others'], ...NOTARY_CHECKLIST };
  const figures = Object.entries(texts).map(([where, words]) => [
    where,
    [...new Set(JSON.stringify(words).match(/\d+ minutes/g))],
  ]);
  expect(figures).toEqual(['step', 'letter', 'ELECTRONIC', 'MANUAL'].map((where) => [where, ['20 minutes']]));
});
