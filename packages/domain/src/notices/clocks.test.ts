import { describe, expect, test } from 'vitest';
import { calendarDay } from '../format/calendar-day.ts';
import {
  idleDays,
  isSilent,
  noticeDue,
  noticeDueAt,
  NOTICE_CLOCKS,
  silentSinceAtLatest,
  type NoticeClock,
} from './clocks.ts';

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Counts days one by one over a printed calendar, and shares no code with what it checks. */
function addBusinessDays(from: string, days: number): string {
  let [year, month, day] = from.split('-').map(Number) as [number, number, number];
  for (let left = days; left > 0; left -= 1) {
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0;
    day += 1;
    if (day > (MONTHS[month - 1] ?? 0) + leap) [month, day] = [month + 1, 1];
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Published test vectors, by name and in order. */
const VECTORS: readonly (readonly [string, NoticeClock, string, string])[] = [
  ['ecoa_notice_30_days', 'ADVERSE_ACTION', '2026-11-20', '2026-12-20'],
  ['ecoa_notice_30_days', 'ADVERSE_ACTION', '2027-01-31', '2027-03-02'],
  ['ecoa_notice_30_days', 'ADVERSE_ACTION', '2028-01-31', '2028-03-01'],
  ['ecoa_notice_30_days', 'ADVERSE_ACTION', '2026-12-31', '2027-01-30'],
  ['counter_offer_90_days', 'COUNTER_OFFER', '2026-11-20', '2027-02-18'],
  ['counter_offer_90_days', 'COUNTER_OFFER', '2027-12-01', '2028-02-29'],
  ['counter_offer_90_days', 'COUNTER_OFFER', '2027-01-01', '2027-04-01'],
  ['no_file_decline_30_days', 'NO_CREDIT_FILE', '2026-11-20', '2026-12-20'],
  ['no_file_decline_30_days', 'NO_CREDIT_FILE', '2027-01-15', '2027-02-14'],
  ['no_file_decline_30_days', 'NO_CREDIT_FILE', '2028-01-31', '2028-03-01'],
  ['incompleteness, our own vector', 'INCOMPLETENESS', '2026-11-20', '2026-12-20'],
  ['incompleteness, our own vector', 'INCOMPLETENESS', '2028-02-15', '2028-03-16'],
];

describe('notice deadlines', () => {
  test.each(VECTORS)(
    '%s: noticeDue of %s from %s is %s, with its arithmetic [SCREEN-071]',
    (name, clock, from, due) => {
      const counted = noticeDue(clock, from);
      const { days } = NOTICE_CLOCKS[clock];
      console.log(`${name}: ${counted.arithmetic}; counted day by day: ${addBusinessDays(from, days)}`);
      expect(counted).toEqual({ due, arithmetic: `${from} + ${days} days = ${due} (${NOTICE_CLOCKS[clock].law})` });
      expect(addBusinessDays(from, days)).toBe(due);
    },
  );

  test('noticeDue matches a count day by day for every day of five years', () => {
    const days = Array.from({ length: 1826 }, (_, past) => addBusinessDays('2026-01-01', past));
    for (const from of days)
      for (const clock of Object.keys(NOTICE_CLOCKS) as NoticeClock[])
        expect(noticeDue(clock, from).due).toBe(addBusinessDays(from, NOTICE_CLOCKS[clock].days));
  });

  test.each([
    [
      'a winter evening with its last day in daylight saving time',
      '2026-12-15T07:30:00.000Z',
      '2026-12-14',
      '2027-03-14',
      '2027-03-15T06:00:00.000Z',
    ],
    [
      'a summer day with its last day in standard time',
      '2026-09-01T16:00:00.000Z',
      '2026-09-01',
      '2026-11-30',
      '2026-12-01T07:00:00.000Z',
    ],
    ['a minute after midnight', '2027-06-01T07:01:00.000Z', '2027-06-01', '2027-08-30', '2027-08-31T06:00:00.000Z'],
  ])('noticeDueAt is 11 p.m. on the last day: %s', (_, from, day, last, at) => {
    expect(calendarDay(from)).toBe(day);
    console.log(`${noticeDue('COUNTER_OFFER', day).arithmetic}; reached at ${at}`);
    expect(noticeDueAt('COUNTER_OFFER', from)).toBe(at);
    expect([calendarDay(at), addBusinessDays(day, 90)]).toEqual([last, last]);
  });

  test('noticeDueAt falls on the last day for every starting hour of a year', () => {
    for (let hour = 0; hour < 366 * 24; hour += 7) {
      const from = new Date(Date.UTC(2027, 0, 1) + hour * 3_600_000 + 59_000).toISOString();
      const at = noticeDueAt('COUNTER_OFFER', from);
      expect([calendarDay(at), calendarDay(Date.parse(at) + 3_600_000)]).toEqual([
        addBusinessDays(calendarDay(from), 90),
        addBusinessDays(calendarDay(from), 91),
      ]);
    }
  });

  test.each([
    ['2026-11-06T18:00:00.000Z', '2026-11-20T17:59:59.999Z', 13, false],
    ['2026-11-06T18:00:00.000Z', '2026-11-20T18:00:00.000Z', 14, true],
    ['2028-02-20T18:00:00.000Z', '2028-03-05T18:00:00.000Z', 14, true],
  ])('isSilent from %s to %s after %i whole days is %s', (since, now, days, silent) => {
    console.log(`silence: ${since} to ${now} = ${idleDays(since, now)} whole days of ${NOTICE_CLOCKS.SILENCE.days}`);
    expect([idleDays(since, now), isSilent(since, now)]).toEqual([days, silent]);
  });

  test('silentSinceAtLatest is the last millisecond that counts as silent', () => {
    const [now, latest] = ['2026-11-20T18:00:00.000Z', '2026-11-06T18:00:00.000Z'];
    expect(silentSinceAtLatest(now)).toBe(latest);
    const toInstantAfter = (milliseconds: number) => new Date(Date.parse(latest) + milliseconds).toISOString();
    expect([-1, 0, 1].map((more) => isSilent(toInstantAfter(more), now))).toEqual([true, true, false]);
  });
});
