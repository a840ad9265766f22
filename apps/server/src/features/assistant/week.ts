import { formatShortTime, groupOpenDays, type OfficeHours } from '@lintel/domain';
import { HELP } from './words.ts';

/** Formats the open days of a week, Monday first: "Monday-Friday 9am-5pm". Empty without any. */
export const formatWeek = (week: readonly OfficeHours[]): string => groupOpenDays(week).map(formatDays).join(', ');

function formatDays(group: readonly OfficeHours[]): string {
  const [first, last] = [group[0]!, group.at(-1)!];
  const days = [...new Set([first, last])].map(({ weekdayValue }) => HELP.weekdays[weekdayValue - 1]).join('-');
  return HELP.hours(days, formatShortTime(first.startTime!), formatShortTime(first.endTime!));
}
