import { currentLocale, formatShortTime, groupOpenDays, SATURDAY, type OfficeHours } from '@lintel/domain';
import { CHAT } from './words.en.ts';

/**
 * Formats the hours of the chat, the workdays apart from the weekend: "Monday-Friday 9am-5pm and Saturday 9am-1pm".
 * Empty for a chat that has no hours.
 */
export function formatHours(week: readonly OfficeHours[]): string {
  const workdays = week.filter(({ weekdayValue }) => weekdayValue < SATURDAY);
  const weekend = week.filter(({ weekdayValue }) => weekdayValue >= SATURDAY);
  const runs = [...groupOpenDays(workdays), ...groupOpenDays(weekend)].map(formatRun);
  return new Intl.ListFormat(currentLocale()).format(runs);
}

function formatRun(run: readonly OfficeHours[]): string {
  const [first, last] = [run[0]!, run.at(-1)!];
  const days = [...new Set([first, last])].map(({ weekdayValue }) => CHAT.weekdays[weekdayValue - 1]).join('-');
  return CHAT.hours(days, formatShortTime(first.startTime!), formatShortTime(first.endTime!));
}
