import { formatAddress } from '@lintel/domain';
import { NOTARY } from './copy.ts';
import type { Booking } from './meeting.ts';

/** Where one meets: the place, the office by its name, and the address. */
export function placeOf({ type, address, officeName }: NonNullable<Booking['place']>): string {
  return [officeName ?? NOTARY.booked.places[type], ...(address ? [formatAddress(address)] : [])].join(', ');
}
