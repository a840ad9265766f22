import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { oneLine } from '../../vendors/index.ts';
import { formatMeeting } from './place.ts';
import type { Booking } from './store.ts';
import { CALENDAR } from './words.ts';

/**
 * Builds the calendar file (RFC 5545) of an appointment with a notary, for download. A booking's UID stays, its
 * SEQUENCE rises with each change, and a canceled booking has the status CANCELLED.
 */
export function buildCalendarEntry(booking: Booking): Uint8Array<ArrayBuffer> {
  const {
    uuid,
    kind,
    sequence,
    place,
    notary,
    accessNotes,
    starts_at: start,
    ends_at: end,
    changed_at: stamp,
    cancelled_at: cancelled,
  } = booking;
  const calendar = ical({
    prodId: { company: CALENDAR.company, product: 'notary' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uuid}@lintel`,
    sequence,
    start,
    end,
    stamp,
    summary: CALENDAR[kind],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    location: place ? oneLine(formatMeeting(place)) : CALENDAR.video,
    description: CALENDAR.about(
      notary ? `${notary.name}, ${notary.phone}` : null,
      accessNotes === null
        ? null
        : accessNotes
            .split('\n')
            .map(oneLine)
            .filter((line) => line !== '')
            .join('\n'),
    ),
  });
  return new Uint8Array(Buffer.from(calendar.toString()));
}
