import type { Schedule } from '@lintel/domain';

/** The columns of a banner or flag that applies for a time. Null: no start, or no end. */
interface ScheduleColumns {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** Converts the columns to the contract's schedule of a banner or flag. */
export const toSchedule = ({ starts_at: start, ends_at: end }: ScheduleColumns): Schedule => ({
  startsAt: start?.toISOString() ?? null,
  endsAt: end?.toISOString() ?? null,
});

/** Converts the contract's schedule to the columns. */
export const toScheduleColumns = ({ startsAt, endsAt }: Schedule): ScheduleColumns => ({
  starts_at: startsAt == null ? null : new Date(startsAt),
  ends_at: endsAt == null ? null : new Date(endsAt),
});
