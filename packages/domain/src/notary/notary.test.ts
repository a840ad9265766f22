import { describe, expect, test } from 'vitest';
import { dayBegins, zonedInstant } from '../calendar/local-time.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { GATE_WORDS } from '../loan-file/gates/words.ts';
import { TURNS } from '../reminders/table.ts';
import { type Waits, signingNotBefore, texasTwelfthDay } from '../signing/first-day.ts';
import { NOTARY_CHECKLIST, SESSION_ENDS } from './enums.ts';
import { type WeekdayHours, notaryHours } from './hours.ts';
import { isRemotePossible, planNotary } from './plan.ts';
import { afterSession, changeableUntil } from './sessions.ts';
import { stateNotary } from './states.ts';

const buildFile = (change: Partial<LoanFile>) => ({ ...emptyFile(), ...change });
const buildDisclosedNotary = (mode: 'REMOTE' | 'MANUAL', fee: number | null) => ({ disclosedNotary: { mode, fee } });

describe('the plan of a notary', () => {
  test.each([
    [
      'Colorado, as disclosed',
      buildDisclosedNotary('REMOTE', null),
      'CO',
      true,
      { mode: 'REMOTE', fee: null, attorney: false },
    ],
    [
      'a county that records no electronic deeds',
      buildDisclosedNotary('REMOTE', null),
      'CO',
      false,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'in person because the borrower wanted it',
      buildDisclosedNotary('MANUAL', 300),
      'CO',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
    [
      'another fee than was disclosed',
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
      'another Texas home',
      buildDisclosedNotary('REMOTE', null),
      'TX',
      true,
      { mode: 'REMOTE', fee: null, attorney: false },
    ],
    ['California', buildDisclosedNotary('MANUAL', 300), 'CA', true, { mode: 'MANUAL', fee: 300, attorney: false }],
    [
      'Massachusetts, where a lawyer reads the papers',
      buildDisclosedNotary('REMOTE', null),
      'MA',
      true,
      { mode: 'REMOTE', fee: null, attorney: true },
    ],
    [
      'Georgia, in person and with a lawyer',
      buildDisclosedNotary('MANUAL', 300),
      'GA',
      true,
      { mode: 'MANUAL', fee: 300, attorney: true },
    ],
    [
      'a state that is not known',
      buildDisclosedNotary('REMOTE', null),
      'colorado',
      true,
      { mode: 'MANUAL', fee: 300, attorney: false },
    ],
  ])('for %s [OP-A-068]', (_what, change, state, remote, plan) => {
    expect(planNotary(buildFile(change), state, { remote }, 300)).toEqual(plan);
    // Once its terms are disclosed the plan stays the same: one surprise makes new documents once.
    expect(
      planNotary(buildFile({ ...change, disclosedNotary: { mode: plan.mode, fee: plan.fee } }), state, { remote }, 300),
    ).toEqual(plan);
  });

  test('knows no video for a Texas homestead wherever it lies, and every row says when and where it was looked up', () => {
    expect(isRemotePossible('TX_50A6', 'TX', { remote: true })).toBe(false);
    for (const state of ['CO', 'GA', 'MA', '??'])
      expect(stateNotary(state)).toMatchObject({
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        source: expect.stringMatching(/.{10}/) as string,
      });
  });
});

describe('the first day for a deed', () => {
  const waits = (change: Partial<Waits>): Waits => ({
    regime: null,
    applied: '2026-11-02',
    notices: [],
    closing: null,
    yearOver: null,
    today: '2026-11-20',
    ...change,
  });

  test('of a Texas homestead is the latest of the 12th day, the costs and the year, and says how it was counted', () => {
    const texas = { regime: 'TX_50A6', notices: [{ on: '2026-11-02', how: 'ELECTRONIC' }] } as const;
    expect(signingNotBefore(waits(texas))).toMatchObject({ on: '2026-11-14', because: 'TEXAS_12_DAYS' });
    expect(signingNotBefore(waits({ ...texas, closing: { on: '2026-11-23', because: 'TEXAS_COSTS' } }))).toMatchObject({
      on: '2026-11-23',
      because: 'TEXAS_COSTS',
      arithmetic: expect.stringContaining('2026-11-14') as string,
    });
    expect(signingNotBefore(waits({ ...texas, yearOver: '2027-02-01' }))).toMatchObject({
      on: '2027-02-01',
      because: 'TEXAS_YEAR',
    });
  });

  test('elsewhere waits for nothing but a day that is still to come', () => {
    expect(signingNotBefore(waits({ closing: { on: '2026-11-20', because: null } }))).toBeNull();
    expect(signingNotBefore(waits({ closing: { on: '2026-11-24', because: 'VALUATION_COPY' } }))).toMatchObject({
      on: '2026-11-24',
      because: 'VALUATION_COPY',
    });
    expect(signingNotBefore(waits({ closing: { on: '2026-11-20', because: 'VALUATION_COPY' } }))).toBeNull();
    expect(signingNotBefore(waits({ yearOver: '2027-02-01' }))).toBeNull();
  });

  test('takes a posted notice to be there on the third day that is no Sunday and no holiday, and the last owner counts', () => {
    // Thursday; Thanksgiving is the 26th: Friday 27, Saturday 28, Monday 30.
    expect(texasTwelfthDay('2026-11-01', [{ on: '2026-11-25', how: 'MAIL' }]).on).toBe('2026-12-12');
    expect(
      texasTwelfthDay('2026-11-01', [
        { on: '2026-11-03', how: 'ELECTRONIC' },
        { on: '2026-11-10', how: 'HANDED' },
      ]).on,
    ).toBe('2026-11-22');
  });

  test('begins at its own midnight', () => {
    expect([dayBegins('2026-11-14', 'America/Chicago'), dayBegins('2026-07-04', 'America/Chicago')]).toEqual([
      '2026-11-14T06:00:00.000Z',
      '2026-07-04T05:00:00.000Z',
    ]);
  });
});

describe('the hours of notaries', () => {
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
  ])('at %s', (at, isOpen, opensAt) => {
    expect(notaryHours(week, 'America/Los_Angeles', at)).toEqual({ isOpen, opensAt });
  });

  test('that never come have no next time', () => {
    expect(notaryHours([], 'America/Denver', '2026-11-20T17:00:00Z')).toEqual({ isOpen: false, opensAt: null });
  });

  test('a time of day is an instant on its own clock, on the days around a change too', () => {
    expect([
      zonedInstant('2026-11-20', '10:00', 'America/Denver'),
      zonedInstant('2026-03-08', '10:00', 'America/Denver'),
      zonedInstant('2026-07-01', '00:00', 'America/New_York'),
    ]).toEqual(['2026-11-20T17:00:00.000Z', '2026-03-08T16:00:00.000Z', '2026-07-01T04:00:00.000Z']);
  });
});

test('every end of a session but the good one has something to do next, and a meeting is changed until a day before', () => {
  expect(SESSION_ENDS.filter((end) => afterSession(end).length === 0)).toEqual(['SIGNED']);
  expect(afterSession(null)).toEqual([]);
  expect(changeableUntil('2026-11-20T17:00:00Z')).toBe('2026-11-19T17:00:00.000Z');
});

test('the time with a notary is one figure: in the sentence of the step, in its usual time, in the letter to a signer and in what to have ready', () => {
  const step = GATE_WORDS.deed;
  const texts = { step, letter: TURNS['deed-others'], ...NOTARY_CHECKLIST };
  const figures = Object.entries(texts).map(([where, words]) => [
    where,
    [...new Set(JSON.stringify(words).match(/\d+ minutes/g))],
  ]);
  expect(figures).toEqual(['step', 'letter', 'ELECTRONIC', 'MANUAL'].map((where) => [where, ['20 minutes']]));
});
