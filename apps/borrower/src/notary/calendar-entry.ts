import { readNotaryCalendar } from '@lintel/contract';
import { api } from '../platform/later/api.ts';
import { NOTARY } from './copy.ts';

/** Hands the calendar entry of a booking to the browser as a file: the call needs the token, so no plain link leads to it. */
export async function saveCalendarEntry(uuid: string, bookingUuid: string): Promise<void> {
  // Sent as text it comes as text; a file takes it as well as bytes.
  const url = URL.createObjectURL(new Blob([await api(readNotaryCalendar, { params: { uuid, bookingUuid } })], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: NOTARY.booked.file }).click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
