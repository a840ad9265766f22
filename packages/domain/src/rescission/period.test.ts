import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLIDAYS } from '../../test/rescission/holidays-2024-2030.ts';
import { businessDayAfter, legalHoliday, whyNotRescissionDay } from '../calendar/business-days.ts';
import { startOfNextDay } from '../calendar/local-time.ts';
import { zoneName, getTimeZone } from '../calendar/zones.ts';
import { rescissionPeriod, unwindingDue } from './period.ts';

const TABLE = new Set(HOLIDAYS);
const FIRST_SUNDAY = Date.UTC(2024, 0, 7);
const DAY = 86_400_000;
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isSunday = (time: number): boolean => (time - FIRST_SUNDAY) % (7 * DAY) === 0;

/** Every day of 2024 to 2030. */
const DAYS = Array.from(
  { length: (Date.UTC(2031, 0, 1) - Date.UTC(2024, 0, 1)) / DAY },
  (_, n) => Date.UTC(2024, 0, 1) + n * DAY,
);

/** The third day that counts, found by walking the table. */
function addThreeBusinessDays(from: number): string {
  let time = from;
  for (let left = 3; left > 0;) {
    time += DAY;
    if (!isSunday(time) && !TABLE.has(isoDay(time))) left -= 1;
  }
  return isoDay(time);
}

const buildSameDayEvents = (day: string) => ({ signed: day, noticed: day, disclosed: day });

describe('rescission days and periods', () => {
  test('legalHoliday and whyNotRescissionDay exclude only Sundays and the 77 holidays of 2024 to 2030', () => {
    expect(HOLIDAYS).toHaveLength(77);
    expect(DAYS.filter((time) => legalHoliday(isoDay(time)) !== null).map(isoDay)).toEqual([...HOLIDAYS]);
    expect(DAYS.filter((time) => whyNotRescissionDay(isoDay(time)) !== null).map(isoDay)).toEqual(
      DAYS.filter((time) => isSunday(time) || TABLE.has(isoDay(time))).map(isoDay),
    );
  });

  test('whyNotRescissionDay counts Inauguration Day and observed holidays as business days', () => {
    // Saturday, January 20, 2029; on Friday, July 3, 2026 a Saturday holiday is observed.
    expect([whyNotRescissionDay('2029-01-20'), whyNotRescissionDay('2026-07-03')]).toEqual([null, null]);
    // In 2025 Inauguration Day fell on the third Monday of January.
    expect(whyNotRescissionDay('2025-01-20')).toBe('KING');
  });

  test('rescissionPeriod ends on the third business day from every day of seven years', () => {
    const until2030 = DAYS.slice(0, -10);
    expect(
      until2030.map((time) => rescissionPeriod(buildSameDayEvents(isoDay(time)), 'America/Denver').lastDay),
    ).toEqual(until2030.map(addThreeBusinessDays));
  });

  test('rescissionPeriod counts from the last of three events, and the mail margin adds a business day', () => {
    const day = fc.integer({ min: 0, max: DAYS.length - 60 }).map((n) => DAYS[n]!);
    const near = fc
      .tuple(day, fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 3, maxLength: 3 }))
      .map(([index, days]) => days.map((n) => index + n * DAY) as [number, number, number]);
    fc.assert(
      fc.property(
        near,
        fc.constantFrom(
          ['CO', null],
          ['FL', 'Bay County'],
          ['HI', null],
          ['AK', 'Anchorage'],
          ['AZ', null],
          ['NY', 'Kings'],
        ),
        ([signed, noticed, disclosed], [state, county]) => {
          const zone = getTimeZone(state as string, county as string | null);
          const period = rescissionPeriod(
            { signed: isoDay(signed), noticed: isoDay(noticed), disclosed: isoDay(disclosed) },
            zone,
          );
          const latest = Math.max(signed, noticed, disclosed);
          expect(period.lastDay).toBe(addThreeBusinessDays(latest));
          expect({ SIGNATURE: signed, NOTICE: noticed, DISCLOSURE: disclosed }[period.last]).toBe(latest);
          expect(period.satisfiedOn).toBe(businessDayAfter(period.lastDay, 1));
          expect([period.endsAt, period.satisfiedAt]).toEqual([
            startOfNextDay(period.lastDay, zone),
            startOfNextDay(period.satisfiedOn, zone),
          ]);
          // The last second is still on the last day there; the next one is not.
          const toLocalDay = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: zone });
          expect([toLocalDay(Date.parse(period.endsAt) - 1000), toLocalDay(Date.parse(period.endsAt))]).toEqual([
            period.lastDay,
            isoDay(Date.parse(period.lastDay) + DAY),
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('rescissionPeriod writes out its arithmetic', () => {
    const { arithmetic, without, last } = rescissionPeriod(
      { signed: '2026-11-25', noticed: '2026-11-25', disclosed: '2026-11-18' },
      'America/Denver',
    );
    expect(arithmetic).toBe(
      'The last of signature, notice and disclosure was the signature on Wed, Nov 25, 2026. Counted: Fri, Nov 27, 2026; Sat, Nov 28, 2026; Mon, Nov 30, 2026. Not counted: Thanksgiving (Thu, Nov 26, 2026); Sun, Nov 29, 2026. ' +
        'The right to cancel ends at midnight on Mon, Nov 30, 2026, Mountain Time (12 CFR 1026.15(a)(3), 1026.2(a)(6)). We wait for mailed cancellations until midnight on Tue, Dec 1, 2026.',
    );
    expect([without, last]).toEqual([['Thanksgiving', 'Sunday'], 'SIGNATURE']);
  });

  test('unwindingDue is 20 calendar days later', () => {
    expect(unwindingDue('2026-11-25')).toBe('2026-12-15');
  });
});

describe('getTimeZone, zoneName and startOfNextDay', () => {
  test.each([
    ['CO', null, 'America/Denver'],
    ['CA', null, 'America/Los_Angeles'],
    ['AZ', 'Navajo', 'America/Phoenix'],
    ['HI', null, 'Pacific/Honolulu'],
    ['OR', 'Malheur', 'America/Los_Angeles'],
    ['FL', 'Miami-Dade', 'America/New_York'],
    ['FL', 'Santa Rosa County', 'America/Chicago'],
    ['FL', null, 'America/Chicago'],
    ['TX', 'Travis County', 'America/Chicago'],
    ['TX', 'El Paso', 'America/Denver'],
    ['TX', null, 'America/Denver'],
    ['TN', 'Knox County', 'America/New_York'],
    ['TN', 'Davidson County', 'America/Chicago'],
    ['TN', null, 'America/Chicago'],
    ['ID', 'Ada', 'America/Denver'],
    ['ID', 'Kootenai County', 'America/Los_Angeles'],
    ['AK', 'Aleutians West Census Area', 'America/Adak'],
    ['AK', 'Anchorage', 'America/Anchorage'],
    ['IN', 'LaPorte', 'America/Chicago'],
    ['IN', 'La Porte County', 'America/Chicago'],
    ['KY', 'McCracken', 'America/Chicago'],
    ['XX', null, 'Pacific/Honolulu'],
  ])('getTimeZone of %s, county %s, is %s', (state, county, zone) => {
    expect(getTimeZone(state, county)).toBe(zone);
  });

  test('zoneName returns a name for a sentence', () => {
    expect(['America/Denver', 'America/Phoenix', 'Etc/UTC'].map(zoneName)).toEqual([
      'Mountain Time',
      'Arizona time',
      'Etc/UTC',
    ]);
  });

  test('startOfNextDay ends a day at local midnight in summer, winter and on clock changes', () => {
    expect(startOfNextDay('2026-11-30', 'America/Denver')).toBe('2026-12-01T07:00:00.000Z');
    expect(startOfNextDay('2026-07-06', 'America/Denver')).toBe('2026-07-07T06:00:00.000Z');
    // Clocks change in the nights of November 1, 2026, and March 8, 2026, after midnight.
    expect([
      startOfNextDay('2026-10-31', 'America/New_York'),
      startOfNextDay('2026-11-01', 'America/New_York'),
    ]).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
    expect([
      startOfNextDay('2026-03-07', 'America/New_York'),
      startOfNextDay('2026-03-08', 'America/New_York'),
    ]).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
    expect([startOfNextDay('2026-07-06', 'Pacific/Honolulu'), startOfNextDay('2026-07-06', 'Pacific/Guam')]).toEqual([
      '2026-07-07T10:00:00.000Z',
      '2026-07-06T14:00:00.000Z',
    ]);
  });
});
