import * as z from 'zod/mini';

const instant = z.nullish(z.iso.datetime());

/**
 * The start and end of a banner or a flag, as instants. Without a start: right away; without an end: until it changes.
 */
export const scheduleFields = { startsAt: instant, endsAt: instant };

export interface Schedule {
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}

export const endsAfterStart = ({ startsAt, endsAt }: Schedule): boolean =>
  startsAt == null || endsAt == null || Date.parse(startsAt) < Date.parse(endsAt);

export type ScheduleState = 'PLANNED' | 'OPEN' | 'OVER';

/** Returns whether a schedule hasn't started yet, is running or is over. */
export function scheduleState({ startsAt, endsAt }: Schedule, now: Date): ScheduleState {
  if (endsAt != null && Date.parse(endsAt) <= now.getTime()) return 'OVER';
  return startsAt != null && Date.parse(startsAt) > now.getTime() ? 'PLANNED' : 'OPEN';
}
