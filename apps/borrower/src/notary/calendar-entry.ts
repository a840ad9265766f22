import { readNotaryCalendar } from '@lintel/contract';
import { api } from '../platform/later/api.ts';
import { NOTARY } from './copy.ts';

/** Hands the calendar entry of a booking to the browser as a file: the call needs the token, so no plain link leads to it. */
export async function saveCalendarEntry(uuid: string, bookingUuid: string): Promise<void> {
  const entry = new Uint8Array(await api(readNotaryCalendar, { params: { uuid, bookingUuid } }));
  const url = URL.createObjectURL(new Blob([entry], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: NOTARY.booked.file }).click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
