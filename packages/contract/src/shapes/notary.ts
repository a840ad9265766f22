import { BOOKING_STATES, MEETING_PLACES, NOTARY_KINDS, OFFICE_KINDS } from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, dollars, instant, line, uuid } from './base.ts';
import { address, sentAddress } from './person.ts';

/** The id of an office where documents can be signed. */
export const officeId = checked(z.string(), z.minLength(1), z.maxLength(64));
/** The borrower's notes on how the notary gets in. */
export const accessNotes = z.nullish(checked(z.string(), z.maxLength(300)));

/** Where the notary meeting takes place: the home, another address, or a listed office. */
export const meeting = z.strictObject({
  type: z.enum(MEETING_PLACES),
  address: z.nullish(address),
  officeId: z.nullish(officeId),
  officeName: z.nullish(line),
});
/** A meeting place in a request: HOME needs no address, WORK and OTHER do, OFFICE names its office. */
export const sentMeeting = z.strictObject({
  type: z.enum(MEETING_PLACES),
  address: z.nullish(sentAddress),
  officeId: z.nullish(officeId),
});

/**
 * A time with a notary. `changeableUntil`: 24 hours before; null while there is no time.
 */
export const booking = z.strictObject({
  bookingUuid: uuid,
  kind: z.enum(NOTARY_KINDS),
  state: z.enum(BOOKING_STATES),
  startsAt: z.nullish(instant),
  endsAt: z.nullish(instant),
  place: z.nullish(meeting),
  accessNotes: z.nullish(z.string()),
  fee: z.nullish(dollars),
  notary: z.nullish(z.strictObject({ name: line, phone: line })),
  changeableUntil: z.nullish(instant),
});

/** An office where documents can be signed. `miles`: from the ZIP code asked about; null: not known. */
export const office = z.strictObject({
  officeId,
  kind: z.enum(OFFICE_KINDS),
  name: line,
  address,
  hours: line,
  miles: z.nullish(z.number()),
});
