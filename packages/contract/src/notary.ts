import {
  NOTARY_KINDS,
  NOTICE_WAYS,
  SESSION_ACTIONS,
  SESSION_ENDS,
  SESSION_STATES,
  SIGNING_WAITS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { openingHours } from './operating-hours.ts';
import { BORROWER_API } from './paths.ts';
import { checked, date, dollars, dollarsIn, instant, line, loanParams, text, uuid, whole } from './shapes/base.ts';
import { bytes } from './shapes/document.ts';
import { accessNotes, booking, meeting, office, officeId, sentMeeting } from './shapes/notary.ts';
import { writeReply } from './shapes/status.ts';

const kind = z.enum(NOTARY_KINDS);
/** How the notary is met, and the fee in dollars. */
const notaryTerms = z.strictObject({ kind, fee: z.nullish(dollars) });
const bookingParams = z.strictObject({ uuid, bookingUuid: uuid });
const sessionParams = z.strictObject({ uuid, sessionUuid: uuid });
/** The id of a slot in the `readNotarySlots` reply. */
const slotId = checked(z.string(), z.minLength(1), z.maxLength(120));

const checkResult = z.enum(['PASS', 'FAIL']);
/** The results of a device check. */
const deviceFields = { camera: checkResult, microphone: checkResult, network: checkResult };

/** A video session with a notary. `queuePosition`: 1 is next; null when no one waits. */
const sessionFields = {
  sessionUuid: uuid,
  state: z.enum(SESSION_STATES),
  queuePosition: z.nullish(whole),
  endedBecause: z.nullish(z.enum(SESSION_ENDS)),
  nextActions: z.array(z.enum(SESSION_ACTIONS)),
};

/**
 * Returns how, where and from when the caller signs the deed before a notary, and what exists so far: the booking, the
 * session, the signing in ink.
 */
export const readNotary = call({
  id: 'NO-1',
  tag: 'notary',
  method: 'GET',
  path: `${BORROWER_API}/notary`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.strictObject({
    kind,
    fee: z.nullish(dollars),
    /** True for a Texas homestead: the deed can be signed only at an office. */
    officeOnly: z.boolean(),
    /** True: the current documents have a notary plan. Until then `kind` is the one that the documents will name. */
    planned: z.boolean(),
    attorney: z.boolean(),
    /** The first day, yyyy-MM-dd; null: no waiting period applies. */
    opensOn: z.nullish(date),
    because: z.nullish(z.enum(SIGNING_WAITS)),
    /** The count that led to the first day, so that anyone can check it. */
    arithmetic: z.nullish(text),
    /** The kind and fee in the closing disclosure; another kind or fee needs new documents. */
    disclosed: z.nullish(notaryTerms),
    /** The fee of an in-person meeting, in dollars; null for a signer, who can't change the kind of meeting. */
    manualFee: z.nullish(dollars),
    /** In Texas, each owner with how and when they got the owner's notice. */
    owners: z.array(
      z.strictObject({ firstName: line, noticeHow: z.nullish(z.enum(NOTICE_WAYS)), noticeAt: z.nullish(instant) }),
    ),
    checklist: z.array(z.string()),
    hours: z.strictObject({
      timeZone: line,
      week: z.array(openingHours),
      isOpen: z.boolean(),
      opensAt: z.nullish(instant),
    }),
    /** Time zone of the property; times are shown in it. */
    timeZone: line,
    booking: z.nullish(booking),
    session: z.nullish(z.strictObject(sessionFields)),
    deviceCheck: z.nullish(z.strictObject({ ...deviceFields, at: instant })),
    wetSigning: z.nullish(z.strictObject({ at: instant, place: meeting, copies: whole })),
    signedAt: z.nullish(instant),
  }),
  errors: [],
  rules: { passive: true },
});

/** Lists a notary's open times between two days. */
export const readNotarySlots = call({
  id: 'NO-1 slots',
  tag: 'notary',
  method: 'GET',
  path: `${BORROWER_API}/notary/slots`,
  auth: 'borrower-or-signer',
  params: loanParams,
  query: z.object({ from: z.nullish(date), to: z.nullish(date), kind: z.nullish(kind), officeId: z.nullish(officeId) }),
  reply: z.array(z.strictObject({ slotId, startsAt: instant, endsAt: instant, kind, place: z.nullish(meeting) })),
  errors: [],
  rules: { asksVendor: true },
});

/** Books a time with a notary. Records NotaryBooked; a kind or fee other than the disclosed one makes new documents. */
export const bookNotary = call({
  id: 'NO-2 post',
  tag: 'notary',
  method: 'POST',
  path: `${BORROWER_API}/notary/bookings`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ slotId, kind, place: z.nullish(sentMeeting), accessNotes, fee: z.nullish(dollarsIn) }),
  status: 201,
  reply: writeReply({ booking }),
  errors: ['slot-taken', 'too-late-to-change', 'fee-changed', 'not-in-this-state', 'office-required', 'too-early'],
  rules: { idempotency: 'required', asksVendor: true },
});

/** Moves a booking to another time, until 24 hours before. Records NotaryBooked. */
export const changeNotaryBooking = call({
  id: 'NO-2 put',
  tag: 'notary',
  method: 'PUT',
  path: `${BORROWER_API}/notary/bookings/{bookingUuid}`,
  auth: 'borrower-or-signer',
  params: bookingParams,
  body: z.strictObject({ slotId }),
  reply: writeReply({ booking }),
  errors: ['slot-taken', 'too-late-to-change', 'office-required', 'too-early'],
  rules: { asksVendor: true },
});

/** Cancels a booking, until 24 hours before. Updates only its row: no fact. */
export const cancelNotaryBooking = call({
  id: 'NO-2 delete',
  tag: 'notary',
  method: 'DELETE',
  path: `${BORROWER_API}/notary/bookings/{bookingUuid}`,
  auth: 'borrower-or-signer',
  params: bookingParams,
  reply: writeReply({}),
  errors: ['too-late-to-change'],
  rules: { asksVendor: true },
});

/**
 * Returns the calendar entry (RFC 5545). Its UID stays the same when the time moves; a canceled booking is a canceled
 * entry.
 */
export const readNotaryCalendar = call({
  id: 'NO-3 calendar',
  tag: 'notary',
  method: 'GET',
  path: `${BORROWER_API}/notary/bookings/{bookingUuid}/calendar`,
  auth: 'borrower-or-signer',
  params: bookingParams,
  reply: bytes,
  errors: [],
});

/** Saves the result of the caller's device check, in place of the one before. */
export const checkNotaryDevice = call({
  id: 'NO-3 device-check',
  tag: 'notary',
  method: 'POST',
  path: `${BORROWER_API}/notary/device-check`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject(deviceFields),
  errors: [],
});

/** Starts a video session with a notary, at the time of a booking or through the queue, or resumes the open one. */
export const startNotarySession = call({
  id: 'NO-4 post',
  tag: 'notary',
  method: 'POST',
  path: `${BORROWER_API}/notary/sessions`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ bookingUuid: z.nullish(uuid) }),
  status: 201,
  reply: writeReply({
    ...sessionFields,
    mode: z.enum(['room', 'redirect']),
    roomToken: z.nullish(z.string()),
    iceServers: z.array(
      z.strictObject({ urls: z.array(z.string()), username: z.nullish(z.string()), credential: z.nullish(z.string()) }),
    ),
    url: z.nullish(z.string()),
  }),
  errors: ['notary-closed', 'too-early'],
  rules: {
    idempotency: 'required',
    stepUp: true,
    rate: 'vendorWork',
    asksVendor: true,
    answerKept: false,
    openAt: ['DEED_SIGNING'],
  },
});

/** Returns the state of a session; polled while it runs. */
export const readNotarySession = call({
  id: 'NO-4 get',
  tag: 'notary',
  method: 'GET',
  path: `${BORROWER_API}/notary/sessions/{sessionUuid}`,
  auth: 'borrower-or-signer',
  params: sessionParams,
  reply: z.strictObject(sessionFields),
  errors: [],
  rules: { passive: true },
});

/**
 * Switches from a video notary to meeting one in person. Records NotaryBooked without a time, so that new documents are
 * made.
 */
export const changeNotaryKind = call({
  id: 'NO-5',
  tag: 'notary',
  method: 'PUT',
  path: `${BORROWER_API}/notary/kind`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ kind: z.literal('MANUAL'), fee: dollarsIn }),
  reply: writeReply({}),
  errors: ['fee-changed'],
  rules: { ifMatch: 'required' },
});

/** Lists offices where documents can be signed, nearest first. */
export const readNotaryOffices = call({
  id: 'NO-6',
  tag: 'notary',
  method: 'GET',
  path: `${BORROWER_API}/notary/offices`,
  auth: 'borrower-or-signer',
  params: loanParams,
  query: z.object({ zip: z.nullish(checked(z.string(), z.regex(/^\d{5}$/))) }),
  reply: z.array(office),
  errors: [],
  client: { staleMs: 600_000 },
});
