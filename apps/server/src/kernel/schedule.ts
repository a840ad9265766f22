import type { Schedule } from '@lintel/domain';

/** The columns of something that is shown for a time; null leaves its side open. */
interface ScheduleColumns {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

export const toSchedule = ({ starts_at: start, ends_at: end }: ScheduleColumns): Schedule => ({
  startsAt: start?.toISOString() ?? null,
  endsAt: end?.toISOString() ?? null,
});

export const toScheduleColumns = ({ startsAt, endsAt }: Schedule): ScheduleColumns => ({
  starts_at: startsAt == null ? null : new Date(startsAt),
  ends_at: endsAt == null ? null : new Date(endsAt),
});
