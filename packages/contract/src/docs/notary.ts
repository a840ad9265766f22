import * as signatures from '../console-api/notary.ts';
import * as notary from '../notary.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const bookingParams = { uuid: LOAN, bookingUuid: OTHER };
const SHA = 'a'.repeat(64);
const STARTS = '2026-03-06T18:00:00Z';
const ENDS = '2026-03-06T19:00:00Z';
const AT_HOME = { type: 'HOME', address: ADDRESS, officeId: null, officeName: null } as const;
const AT_OFFICE = {
  type: 'OFFICE',
  address: ADDRESS,
  officeId: 'boise-title',
  officeName: 'Sample Title of Boise',
} as const;
const BOOKING = {
  bookingUuid: OTHER,
  kind: 'MANUAL',
  state: 'CONFIRMED',
  startsAt: STARTS,
  endsAt: ENDS,
  place: AT_HOME,
  accessNotes: 'Ring twice',
  fee: 300,
  notary: { name: 'Nora Sample', phone: '(208) 555-0177' },
  changeableUntil: '2026-03-05T18:00:00Z',
} as const;
const OFFICE = {
  officeId: 'boise-title',
  kind: 'TITLE',
  name: 'Sample Title of Boise',
  address: ADDRESS,
  hours: 'Monday to Friday, 9 am to 5 pm',
  miles: 2.4,
} as const;
const SESSION = { sessionUuid: OTHER, state: 'QUEUED', queuePosition: 2, endedBecause: null, nextActions: [] } as const;
const DOCUMENT = { documentUuid: OTHER, title: 'Deed of trust', kind: 'DEED', sha256: SHA, signedAt: null } as const;

/**
 * Documents the calls about meeting a notary, and the console's wet-ink signings and attorney opinions, for the OpenAPI
 * description.
 */
export const notaryDocs = [
  describeCall(
    notary.readNotary,
    'Get the notary plan',
    "ELECTRONIC: by video; MANUAL: in person. `opensOn` is the first day, `because` what sets it, and `arithmetic` how it was counted. A Texas homestead is signed at an office, not before the 12th day after the later of the application and the last owner's notice. Dollars.",
    {
      params,
      reply: {
        kind: 'ELECTRONIC',
        fee: null,
        officeOnly: false,
        planned: true,
        attorney: false,
        opensOn: null,
        because: null,
        arithmetic: null,
        disclosed: { kind: 'ELECTRONIC', fee: null },
        manualFee: 300,
        owners: [],
        checklist: ['A photo ID that hasn’t expired'],
        hours: {
          timeZone: 'America/Los_Angeles',
          week: [{ weekday: 'Monday', weekdayValue: 1, startTime: '06:00', endTime: '20:00', isOpen: true }],
          isOpen: true,
          opensAt: null,
        },
        timeZone: 'America/Boise',
        booking: null,
        session: null,
        deviceCheck: { camera: 'PASS', microphone: 'PASS', network: 'PASS', at: NOW },
        wetSigning: null,
        signedAt: null,
      },
    },
  ),
  describeCall(
    notary.readNotarySlots,
    'List available notary times',
    'Of the planned kind by default, for seven days from today or from the first day on which signing is allowed; at most 31 days. `officeId`: at that office.',
    {
      params,
      query: { from: '2026-03-05', to: '2026-03-07', kind: 'MANUAL', officeId: null },
      reply: [{ slotId: '2026-03-06T18:00:00Z', startsAt: STARTS, endsAt: ENDS, kind: 'MANUAL', place: null }],
    },
  ),
  describeCall(
    notary.bookNotary,
    'Book a notary',
    "While there is a plan for the current documents and the caller's deed is unsigned. `fee` as shown; a different fee now is `fee-changed`. One booking at a time: a second one replaces the first. A kind or fee other than the notary plan's `disclosed` makes new documents.",
    {
      params,
      body: {
        slotId: '2026-03-06T18:00:00Z',
        kind: 'MANUAL',
        place: { type: 'HOME', address: null, officeId: null },
        accessNotes: 'Ring twice',
        fee: 300,
      },
      reply: { ...WRITE_REPLY, booking: BOOKING },
    },
  ),
  describeCall(
    notary.changeNotaryBooking,
    'Reschedule a notary',
    'Until 24 hours before the booked time. Place and fee stay the same.',
    { params: bookingParams, body: { slotId: '2026-03-06T18:00:00Z' }, reply: { ...WRITE_REPLY, booking: BOOKING } },
  ),
  describeCall(
    notary.cancelNotaryBooking,
    'Cancel a notary booking',
    'Until 24 hours before. Canceling twice changes nothing.',
    { params: bookingParams, reply: WRITE_REPLY },
  ),
  describeCall(
    notary.readNotaryCalendar,
    'Get the calendar entry',
    "text/calendar (RFC 5545). The UID is the booking's. SEQUENCE rises with every change, and a canceled booking is marked as such.",
    { params: bookingParams, reply: new Uint8Array([0x42, 0x45, 0x47, 0x49, 0x4e]) },
  ),
  describeCall(
    notary.checkNotaryDevice,
    'Save the device check',
    'The read of the notary plan has the last result. Nothing is refused because of it.',
    { params, body: { camera: 'PASS', microphone: 'PASS', network: 'FAIL' } },
  ),
  describeCall(
    notary.startNotarySession,
    'Join the notary session',
    "With `bookingUuid` from 15 minutes before its time, without one by the queue in the notary's hours; a session that is open is answered again. `redirect`: the browser goes to `url`; `room`: our own room with its token. The signatures come by the notary's webhook.",
    {
      params,
      body: { bookingUuid: null },
      reply: {
        ...WRITE_REPLY,
        ...SESSION,
        mode: 'redirect',
        roomToken: null,
        iceServers: [],
        url: 'https://notary.example/session/1',
      },
    },
  ),
  describeCall(
    notary.readNotarySession,
    'Get the notary session',
    'ENDED gives the reason. `nextActions`: best first.',
    {
      params: { uuid: LOAN, sessionUuid: OTHER },
      reply: {
        ...SESSION,
        state: 'ENDED',
        queuePosition: null,
        endedBecause: 'NOTARY_LEFT',
        nextActions: ['JOIN_AGAIN', 'SCHEDULE', 'IN_PERSON', 'CALL'],
      },
    },
  ),
  describeCall(
    notary.changeNotaryKind,
    'Switch to an in-person notary',
    'The fee changes, so new documents are prepared and the final offer must be accepted again. After that, the borrower books time and place. `fee` as shown.',
    { params, body: { kind: 'MANUAL', fee: 300 }, reply: WRITE_REPLY },
  ),
  describeCall(
    notary.readNotaryOffices,
    'List offices for signing',
    "Nearest first, by the requested ZIP code or the property's.",
    { params, query: { zip: '83702' }, reply: [OFFICE] },
  ),
  describeCall(
    signatures.readWetSignings,
    'List documents to sign in ink',
    'Each person with the documents of the current set that need their signature, and the hash of each as we made it.',
    {
      params,
      reply: {
        officeOnly: false,
        timeZone: 'America/Boise',
        opensOn: null,
        because: null,
        offices: [OFFICE],
        people: [{ personUuid: PERSON, name: 'Ana Ruiz', documents: [DOCUMENT], booking: BOOKING, signed: null }],
      },
    },
  ),
  describeCall(
    signatures.recordWetSigning,
    'Record an ink signing',
    'While the documents are current, all documents of the person together: for a Texas homestead, note and deed. `sha256` is the hash of the document as we made it. `noticesHanded`: the notices of the right to cancel that were given on paper, 2 copies to each owner (12 CFR 1026.15(b)). `scanDocumentUuids`: scans added to the documents of the file.',
    {
      params,
      body: {
        personUuid: PERSON,
        documents: [{ documentUuid: OTHER, sha256: SHA }],
        place: { type: 'OFFICE', address: null, officeId: AT_OFFICE.officeId },
        at: NOW,
        noticesHanded: [{ documentUuid: PERSON, copies: 2 }],
        scanDocumentUuids: [PERSON],
        notary: { name: 'Nora Sample', commission: 'ID-20417', state: 'ID' },
      },
      reply: { ...WRITE_REPLY, signed: [OTHER] },
    },
  ),
  describeCall(
    signatures.readAttorneyOpinion,
    "List the attorney's documents",
    "NOT_NEEDED: the plan needs no attorney. An attorney's files are those assigned to them (PUT assignee). `attorneys` are the people a closer can assign it to; empty for an attorney.",
    {
      params,
      reply: {
        state: 'WAITING',
        documents: [DOCUMENT],
        opinion: null,
        attorneys: [{ staffUuid: PERSON, name: 'Ada Law' }],
      },
    },
  ),
  describeCall(
    signatures.giveAttorneyOpinion,
    "Record the attorney's opinion",
    'Once the documents are with the attorney. OBJECTED needs a comment: the closer gets a task with it, and the documents stay with the attorney.',
    { params, body: { outcome: 'APPROVED', documentUuid: null, comment: null }, reply: WRITE_REPLY },
  ),
];
