import type { HolidayId } from './holidays.ts';

/** Zone names used in sentences. */
export const ZONE_NAMES: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'America/Adak': 'Hawaii-Aleutian Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Puerto_Rico': 'Atlantic Time',
  'Pacific/Guam': 'Chamorro Time',
};

/** The names of Sunday and the holidays, for sentences about the days that don't count toward the right to cancel. */
export const DAY_NAMES: Readonly<Record<HolidayId | 'SUNDAY', string>> = {
  SUNDAY: 'Sunday',
  NEW_YEAR: 'New Year’s Day',
  JUNETEENTH: 'Juneteenth',
  INDEPENDENCE: 'Independence Day',
  VETERANS: 'Veterans Day',
  CHRISTMAS: 'Christmas Day',
  KING: 'Martin Luther King Jr. Day',
  PRESIDENTS: "Presidents' Day",
  MEMORIAL: 'Memorial Day',
  LABOR: 'Labor Day',
  COLUMBUS: 'Columbus Day',
  THANKSGIVING: 'Thanksgiving',
};
