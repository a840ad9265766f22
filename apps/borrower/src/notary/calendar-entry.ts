import { readNotaryCalendar } from '@lintel/contract';
import { api } from '../platform/later/api.ts';
import { keepFile } from '../platform/later/keep-file.ts';
import { NOTARY } from './copy.ts';

/** The calendar entry of a booking, as a file. */
export async function saveCalendarEntry(uuid: string, bookingUuid: string): Promise<void> {
  keepFile(await api(readNotaryCalendar, { params: { uuid, bookingUuid } }), 'text/calendar', NOTARY.booked.file);
}
