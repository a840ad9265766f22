import { currentLocale, localTime, officeHoursOn, PACIFIC, zonedInstant } from '@lintel/domain';
import type { ReactNode } from 'react';
import { usePageData, type OpeningHours } from '../platform/page-data.tsx';
import { GATE } from './words.en.ts';

/**
 * Returns today's office hours in the reader's time zone, shown next to the hours in Pacific Time. Undefined where the
 * clocks agree, on a day when the office is closed, and after it closed.
 */
export function formatOwnHours(
  hours: readonly OpeningHours[] | undefined,
  now: string,
  zone: string,
): string | undefined {
  const { date, time } = localTime(Date.parse(now), PACIFIC);
  const today = officeHoursOn(hours ?? [], date);
  if (!today || time >= today.endTime || localTime(Date.parse(now), zone).time === time) return undefined;
  const format = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const [from, until] = [today.startTime, today.endTime].map((at) =>
    format.format(new Date(zonedInstant(date, at, PACIFIC))),
  );
  return from && until ? GATE.ownHours(from, until) : undefined;
}

/** A separate line below the hours in Pacific Time, with the reader's hours; empty where the clocks agree. */
export function OwnHours(): ReactNode {
  const { reads, now } = usePageData();
  const hours = formatOwnHours(reads.hours, now, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    hours !== undefined && (
      <>
        <br />
        {hours}
      </>
    )
  );
}
