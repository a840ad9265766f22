import type { HoursDepartment } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The default until a lender sets its own hours: workdays from nine to five, Pacific Time. */
const WORKDAY = { startTime: '09:00', endTime: '17:00', isOpen: true };
const WEEKEND = { startTime: null, endTime: null, isOpen: false };

/** Returns a department's opening hours for each weekday, Monday first, in Pacific Time. */
export async function loadOpeningHours(context: Context, organization: string, department: HoursDepartment) {
  const rows = await context.db
    .selectFrom('opening_hours')
    .selectAll()
    .where('organisation', '=', organization)
    .where('department', '=', department)
    .execute();
  return DAYS.map((weekday, index) => {
    const row = rows.find((one) => one.weekday_value === index + 1);
    const hours = row
      ? { startTime: row.start_time, endTime: row.end_time, isOpen: row.is_open }
      : index < 5
        ? WORKDAY
        : WEEKEND;
    return { weekday, weekdayValue: index + 1, ...hours };
  });
}
