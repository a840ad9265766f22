import * as signatures from '../console-api/notary.ts';
import * as notary from '../notary.ts';
import { docs } from './docs.ts';
import { ADDRESS, LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onBooking = { uuid: LOAN, bookingUuid: OTHER };
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
const PAPER = { documentUuid: OTHER, title: 'Deed of trust', kind: 'DEED', sha256: SHA, signedAt: null } as const;

export const notaryDocs = [
  docs(
    notary.readNotary,
    'How I sign before a notary',
    "ELECTRONIC: by video; MANUAL: in person. `opensOn` is the first day and `because` what sets it, with its `arithmetic`; a Texas homestead is signed at an office, not before the 12th day after the later of the application and the last owner's notice. Dollars (calls NO-1, ledger SCREEN-085).",
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
        checklist: ['A photo ID that is still valid'],
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
  docs(
    notary.readNotarySlots,
    'Free times of a notary',
    'Of the planned kind unless said, seven days from today or from the first day on which one may sign; at most 31 days. `officeId`: at that office (calls NO-1, ledger SCREEN-086).',
    {
      params,
      query: { from: '2026-03-05', to: '2026-03-07', kind: 'MANUAL', officeId: null },
      reply: [{ slotId: '2026-03-06T18:00:00Z', startsAt: STARTS, endsAt: ENDS, kind: 'MANUAL', place: null }],
    },
  ),
  docs(
    notary.bookNotary,
    'Book a notary',
    'While a plan for the present papers stands and the own deed is unsigned. `fee`: as it was shown; another now is `fee-changed`. One booking at a time: a second takes the place of the first. Another kind or fee than NO-1 `disclosed` makes new papers (calls NO-2, resolutions OP-A-068).',
    {
      params,
      body: {
        slotId: '2026-03-06T18:00:00Z',
        kind: 'MANUAL',
        place: { type: 'HOME', address: null, officeId: null },
        accessNotes: 'Ring twice',
        fee: 300,
      },
      reply: { ...WRITTEN, booking: BOOKING },
    },
  ),
  docs(
    notary.changeNotaryBooking,
    'Take another time',
    'Until 24 hours before the time that stands; place and fee stay (calls NO-2).',
    { params: onBooking, body: { slotId: '2026-03-06T18:00:00Z' }, reply: { ...WRITTEN, booking: BOOKING } },
  ),
  docs(
    notary.cancelNotaryBooking,
    'Give the time back',
    'Until 24 hours before. Cancelled twice it changes nothing (calls NO-2).',
    { params: onBooking, reply: WRITTEN },
  ),
  docs(
    notary.readNotaryCalendar,
    'The time for my calendar',
    "text/calendar (RFC 5545). The UID is the booking's; SEQUENCE rises with every change, a cancelled one says so (calls NO-3).",
    { params: onBooking, reply: new Uint8Array([0x42, 0x45, 0x47, 0x49, 0x4e]) },
  ),
  docs(
    notary.checkNotaryDevice,
    'Tell what my device can do',
    'The last result stands in NO-1; nothing is refused because of it (calls NO-3).',
    { params, body: { camera: 'PASS', microphone: 'PASS', network: 'FAIL' } },
  ),
  docs(
    notary.startNotarySession,
    'Meet the notary',
    "With `bookingUuid` from 15 minutes before its time, without one by the queue in the notary's hours; a session that is open is answered again. `redirect`: the browser goes to `url`; `room`: our own room with its token. The signatures come by the notary's webhook (calls NO-4, ledger SCREEN-088).",
    {
      params,
      body: { bookingUuid: null },
      reply: {
        ...WRITTEN,
        ...SESSION,
        mode: 'redirect',
        roomToken: null,
        iceServers: [],
        url: 'https://notary.example/session/1',
      },
    },
  ),
  docs(
    notary.readNotarySession,
    'Where the session stands',
    'ENDED says why; `nextActions`: the best first (calls NO-4, ledger SCREEN-089).',
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
  docs(
    notary.changeNotaryKind,
    'Meet the notary in person instead',
    'The fee changes, so new papers are drawn up and the final offer is accepted again; time and place come with NO-2 after that. `fee`: as it was shown (calls NO-5).',
    { params, body: { kind: 'MANUAL', fee: 300 }, reply: WRITTEN },
  ),
  docs(
    notary.readNotaryOffices,
    'Offices where I may sign',
    "The nearest first, by the zip code asked about or the property's (calls NO-6).",
    { params, query: { zip: '83702' }, reply: [OFFICE] },
  ),
  docs(
    signatures.readWetSignings,
    'What is signed in ink',
    'Each person with the papers of the present set that need their signature, and the hash of each as we made it (calls ST-26).',
    {
      params,
      reply: {
        officeOnly: false,
        opensOn: null,
        because: null,
        offices: [OFFICE],
        people: [{ personUuid: PERSON, name: 'Ana Ruiz', papers: [PAPER], booking: BOOKING, signed: null }],
      },
    },
  ),
  docs(
    signatures.recordWetSigning,
    'Enter a signing in ink',
    "While the papers are current, each paper of the person together: a Texas homestead's note and deed. `sha256` is that of the paper as we made it. `noticesHanded`: the notices of the right to cancel that were given on paper, 2 copies to each owner (12 CFR 1026.15(b)). `scanDocumentUuids`: scans that ST-21 took (calls ST-26).",
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
      reply: { ...WRITTEN, signed: [OTHER] },
    },
  ),
  docs(
    signatures.readAttorneyOpinion,
    'The papers an attorney reads',
    'NOT_NEEDED: the plan asks for no attorney. Files of an attorney are those assigned to them (PUT assignee); `attorneys` are whom a closer can give it to, and empty for an attorney (calls ST-31).',
    {
      params,
      reply: { state: 'WAITING', papers: [PAPER], opinion: null, attorneys: [{ staffUuid: PERSON, name: 'Ada Law' }] },
    },
  ),
  docs(
    signatures.giveAttorneyOpinion,
    'Give an opinion on the papers',
    'Once the papers are with the attorney. OBJECTED needs a comment: the closer gets a task with it, and the papers stay with the attorney (calls ST-31).',
    { params, body: { outcome: 'APPROVED', documentUuid: null, comment: null }, reply: WRITTEN },
  ),
];
