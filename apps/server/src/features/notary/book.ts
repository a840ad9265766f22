import { randomUUID } from 'node:crypto';
import type { bookNotary, Request } from '@lintel/contract';
import { BORROWER, dollarsToCents, changeableUntil, hasSignedDeed, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseFields, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, record, type LoanReply } from '../../loan-file/index.ts';
import { loadNotaryPlan, type KnownPlan } from '../../records/notary-plan/index.ts';
import { askVendorNow, meetingAnswer, type MeetingAnswer } from '../../vendors/index.ts';
import { toNotaryParty, loadNotarySigner } from './people.ts';
import { resolveMeeting, formatMeeting, toMeetingPlace, stateName } from './place.ts';
import { toNotaryMode } from './shapes.ts';
import {
  loadBooking,
  cancelBooking,
  insertBooking,
  moveBooking,
  findCurrentBooking,
  type Booking,
  type Meeting,
  type NotaryParty,
} from './store.ts';
import { MEETING, PLATFORM } from './words.ts';

type NotaryBookingRequest = Request<typeof bookNotary>['body'];

interface BookingReply {
  readonly reply: LoanReply;
  readonly booking: Booking;
}

/** Books a time with a notary, at the notary platform and here or at neither. Replaces an earlier booking. */
export async function bookNotarySlot(
  context: Context,
  loan: OpenedLoan,
  request: NotaryBookingRequest,
  by: RecordMeta,
): Promise<BookingReply> {
  const party = toNotaryParty(loan);
  const place = request.kind === 'MANUAL' ? await resolveMeeting(context, loan, request.place) : null;
  refuseUnlessMaySign(loan.projection, party, await loadNotaryPlan(context, context.db, loan), request.kind, place);
  const uuid = randomUUID();
  const answer = await askPlatform(context, loan, party, {
    uuid,
    sequence: 0,
    slotId: request.slotId,
    kind: request.kind,
    place,
    notes: request.accessNotes ?? null,
  });
  const { reply, result: before } = await releaseOnFailure(context, loan.organisation, uuid, () =>
    record(
      context,
      loan.uuid,
      async (lockedLoan) => {
        const { trx, file } = lockedLoan;
        const planned = await loadNotaryPlan(context, trx, { ...loan, projection: file });
        const at = await loanNow(context, trx);
        refuseUnlessMaySign(file, party, planned, request.kind, place);
        const fee = request.kind === 'MANUAL' ? planned.manualFee : null;
        // A signer pays nothing and meets the notary as planned.
        if (party.person === BORROWER && dollarsToCents(request.fee ?? 0) !== dollarsToCents(fee ?? 0))
          return refuse('fee-changed', { fee: fee ?? 0 });
        refuseWrongTime(planned, answer.startsAt, at);
        const current = await findCurrentBooking(context.vault, trx, party);
        if (current) await cancelIfChangeable(lockedLoan, current, at);
        const row: Booking = {
          uuid,
          application_uuid: loan.uuid,
          person: party.person,
          kind: request.kind,
          slot_id: request.slotId,
          starts_at: new Date(answer.startsAt),
          ends_at: new Date(answer.endsAt),
          fee_cents: fee === null ? null : dollarsToCents(fee),
          sequence: 0,
          booked_at: at,
          changed_at: at,
          cancelled_at: null,
          place,
          accessNotes: request.accessNotes ?? null,
          notary: answer.notary,
        };
        if (!(await insertBooking(context.vault, trx, row))) return refuse('slot-taken');
        return { facts: [buildBookedFact(file, party, request.kind, fee, place, answer.startsAt)], result: current };
      },
      by,
    ),
  );
  if (before) await releasePlatformSlot(context, loan.organisation, before.uuid);
  return { reply, booking: (await loadBooking(context.vault, context.db, party, uuid)) ?? refuse('not-found') };
}

/** Moves a booking to another time. */
export async function moveNotaryBooking(
  context: Context,
  loan: OpenedLoan,
  bookingUuid: string,
  slotId: string,
  by: RecordMeta,
): Promise<BookingReply> {
  const party = toNotaryParty(loan);
  const before = (await loadBooking(context.vault, context.db, party, bookingUuid)) ?? refuse('not-found');
  if (before.cancelled_at) return refuse('not-found');
  refuseLateChange(before, await loanNow(context, context.db));
  const answer = await askPlatform(context, loan, party, {
    uuid: before.uuid,
    sequence: before.sequence + 1,
    slotId,
    kind: before.kind,
    place: before.place,
    notes: before.accessNotes,
  });
  const { reply } = await refuseIfSlotTaken(() =>
    record(
      context,
      loan.uuid,
      async ({ trx, file }) => {
        const now = (await loadBooking(context.vault, trx, party, bookingUuid)) ?? refuse('not-found');
        const at = await loanNow(context, trx);
        if (now.cancelled_at) return refuse('not-found');
        const planned = await loadNotaryPlan(context, trx, { ...loan, projection: file });
        refuseUnlessMaySign(file, party, planned, now.kind, now.place);
        refuseLateChange(now, at);
        refuseWrongTime(planned, answer.startsAt, at);
        const moved = await moveBooking(context.vault, trx, now, {
          slotId,
          startsAt: new Date(answer.startsAt),
          endsAt: new Date(answer.endsAt),
          notary: answer.notary,
          at,
        });
        if (!moved) return refuse('slot-taken');
        return [
          buildBookedFact(
            file,
            party,
            now.kind,
            now.kind === 'MANUAL' ? planned.manualFee : null,
            now.place,
            answer.startsAt,
          ),
        ];
      },
      by,
    ),
  );
  return { reply, booking: (await loadBooking(context.vault, context.db, party, bookingUuid)) ?? refuse('not-found') };
}

/** Cancels a booking. Only its row changes; there is no fact. */
export async function cancelBookedSlot(
  context: Context,
  loan: OpenedLoan,
  bookingUuid: string,
  by: RecordMeta,
): Promise<LoanReply> {
  const party = toNotaryParty(loan);
  const { reply } = await record(
    context,
    loan.uuid,
    async (lockedLoan) => {
      const booking = (await loadBooking(context.vault, lockedLoan.trx, party, bookingUuid)) ?? refuse('not-found');
      if (!booking.cancelled_at) await cancelIfChangeable(lockedLoan, booking, await loanNow(context, lockedLoan.trx));
      return [];
    },
    by,
  );
  await releasePlatformSlot(context, loan.organisation, bookingUuid);
  return reply;
}

/** Tells the platform that a time is free again. A failure changes nothing here. */
export async function releasePlatformSlot(
  { vendors, log }: Pick<Context, 'vendors' | 'log'>,
  organization: string,
  bookingUuid: string,
): Promise<void> {
  await vendors.notary
    .cancel(bookingUuid, { organization })
    .catch(() => log.warn({ booking: bookingUuid }, 'a notary booking was not canceled with the notary platform'));
}

function refuseLateChange({ starts_at: startsAt }: Booking, now: Date): void {
  if (now.toISOString() > changeableUntil(startsAt.toISOString())) refuse('too-late-to-change');
}

async function cancelIfChangeable({ trx }: LockedLoan, booking: Booking, at: Date): Promise<void> {
  // A past booking isn't an appointment any more.
  if (booking.starts_at > at) refuseLateChange(booking, at);
  await cancelBooking(trx, booking, at);
}

/**
 * Refuses a person who may not meet a notary in this way. It requires a current plan, their own deed unsigned, and
 * support by state and county.
 */
function refuseUnlessMaySign(
  file: LoanFile,
  { person }: NotaryParty,
  planned: KnownPlan,
  kind: NotaryBookingRequest['kind'],
  place: Meeting | null,
): void {
  if (!planned.isCurrent || hasSignedDeed(file, person)) refuse('not-at-this-step');
  if (person !== BORROWER && toNotaryMode(kind) !== planned.mode) refuse('not-at-this-step');
  const state = stateName(planned.state);
  if (file.regime === 'TX_50A6' && (kind === 'ELECTRONIC' || place?.type !== 'OFFICE'))
    refuse('office-required', { state });
  if (kind === 'ELECTRONIC' && !planned.remotePossible) refuse('not-in-this-state', { state });
}

function refuseWrongTime({ from }: KnownPlan, startsAt: string, now: Date): void {
  const at = new Date(startsAt);
  if (at <= now) refuseFields([{ field: 'slotId', message: MEETING.past }]);
  if (from && at < new Date(from.at)) refuse('too-early', { on: from.on });
}

/** Returns the fact of a booking, without address or name. */
export const buildBookedFact = (
  file: LoanFile,
  { person }: Pick<NotaryParty, 'person'>,
  kind: NotaryBookingRequest['kind'],
  fee: number | null,
  place: Meeting | null,
  startsAt: string,
): Fact => ({
  type: 'NotaryBooked',
  data: {
    papers: file.closingSet,
    person,
    mode: toNotaryMode(kind),
    fee,
    place: toMeetingPlace(kind, place),
    at: new Date(startsAt).toISOString(),
  },
});

interface BookingAttempt {
  readonly uuid: string;
  readonly sequence: number;
  readonly slotId: string;
  readonly kind: NotaryBookingRequest['kind'];
  readonly place: Meeting | null;
  readonly notes: string | null;
}

type ConfirmedBooking = Extract<MeetingAnswer, { outcome: 'BOOKED' }>;

async function askPlatform(
  context: Context,
  loan: OpenedLoan,
  party: NotaryParty,
  { uuid, sequence, slotId, kind, place, notes }: BookingAttempt,
): Promise<ConfirmedBooking> {
  const { name } = await loadNotarySigner(context, context.db, loan, party.person);
  const request = { bookingId: uuid, slotId, kind, place: place && formatMeeting(place), notes, signer: name };
  const answer = await askVendorNow(context, loan, {
    kind: 'notary',
    op: 'notary.book',
    key: `notary-booking:${uuid}:${sequence}:${slotId}`,
    attempt: sequence + 1,
    schema: meetingAnswer,
    ask: (meta) => context.vendors.notary.book(request, meta),
    partner: PLATFORM.name,
  });
  return answer.outcome === 'BOOKED' ? answer : refuse('slot-taken');
}

/** Saves a booking that the platform has made, and cancels it there if it can't be saved here. */
async function releaseOnFailure<Saved>(
  context: Context,
  organization: string,
  bookingUuid: string,
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await refuseIfSlotTaken(save);
  } catch (error) {
    await releasePlatformSlot(context, organization, bookingUuid);
    throw error;
  }
}

/**
 * Refuses with `slot-taken` when another person booked the time between our read and our write: the database's unique
 * index reports it.
 */
async function refuseIfSlotTaken<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === '23505' &&
      'constraint' in error &&
      error.constraint === 'notary_booking_slot'
    )
      refuse('slot-taken');
    throw error;
  }
}
