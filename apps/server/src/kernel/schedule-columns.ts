import type { Schedule } from '@lintel/domain';

/** The columns of a banner or flag that applies for a time. Null: no start, or no end. */
interface ScheduleColumns {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** Converts the columns to a schedule of ISO instants. */
export const toSchedule = ({ starts_at: start, ends_at: end }: ScheduleColumns): Schedule => ({
  startsAt: start?.toISOString() ?? null,
  endsAt: end?.toISOString() ?? null,
});

/** Converts a schedule of ISO instants to the columns. */
export const toScheduleColumns = ({ startsAt, endsAt }: Schedule): ScheduleColumns => ({
  starts_at: startsAt == null ? null : new Date(startsAt),
  ends_at: endsAt == null ? null : new Date(endsAt),
});
