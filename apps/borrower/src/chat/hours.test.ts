import type { OfficeHours } from '@lintel/domain';
import { expect, test } from 'vitest';
import { formatHours } from './hours.ts';

/** A week open from nine until these hours, from Monday; null for a closed day. */
const weekUntil = (...until: (string | null)[]): OfficeHours[] =>
  Array.from({ length: 7 }, (_day, index) => ({
    weekdayValue: index + 1,
    isOpen: until[index] != null,
    startTime: until[index] == null ? null : '09:00',
    endTime: until[index] ?? null,
  }));

test.each([
  ['Monday-Friday 9am-5pm', weekUntil('17:00', '17:00', '17:00', '17:00', '17:00', null, null)],
  [
    'Monday-Friday 9am-5pm and Saturday-Sunday 9am-5pm',
    weekUntil('17:00', '17:00', '17:00', '17:00', '17:00', '17:00', '17:00'),
  ],
  [
    'Monday-Thursday 9am-5:30pm, Friday 9am-3pm, and Saturday 9am-1pm',
    weekUntil('17:30', '17:30', '17:30', '17:30', '15:00', '13:00', null),
  ],
  ['', weekUntil(null, null, null, null, null, null, null)],
])('formatHours shows a week as %j [HOURS-005]', (text, week) => {
  expect(formatHours(week)).toBe(text);
});
