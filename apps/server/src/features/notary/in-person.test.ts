import { randomUUID } from 'node:crypto';
import {
  bookNotary,
  cancelNotaryBooking,
  changeNotaryBooking,
  readNotary,
  readNotaryCalendar,
  readNotaryOffices,
  readWetSignings,
  recordWetSigning,
  readNotarySlots,
  type SentBodyOf,
  type SentQueryOf,
} from '@lintel/contract';
import { BORROWER, currentGate, type GateId } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { moveLoanClockTo, walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFacts, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';

// Documents are made in separate threads, which start slowly.
vi.setConfig({ testTimeout: 90_000 });

interface Booking {
  readonly bookingUuid: string;
  readonly startsAt: string;
  readonly changeableUntil: string;
}

const NOW = new Date('2026-12-01T18:00:00Z');
const NOTARY = { name: 'Nora Sample', commission: 'SB-1', state: 'CO' };
/** Parses an RFC 5545 file into its unfolded properties. */
const parseIcsProperties = (ics: string): Map<string, string> =>
  new Map(
    ics
      .replaceAll(/\r\n[ \t]/g, '')
      .split('\r\n')
      .flatMap((row) => {
        const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(row) ?? [];
        return name && value !== undefined ? [[name, value] as const] : [];
      }),
  );

onOneDatabase('a deed signed with a notary in person', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    await setLoanClock(server.context, { pinnedAt: NOW });
  });

  const onScreen = { first: ({ client, uuid }: WalkedLoan) => agreeToElectronicDocuments(client, uuid) };
  const buildInPersonPersona = (): Persona => ({
    ...getPersona('found'),
    street: ['42 Paper County Road', 'Denver', 'CO', '80202'],
  });
  const toGate = (persona: Persona, gate: GateId) => walkToSigned(server, persona, gate, onScreen);
  const fetchGate = async ({ uuid }: WalkedLoan) =>
    currentGate((await readApplication(server.context.db, uuid))!.projection)?.id;
  const fetchFacts = (walked: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, walked.uuid, type);
  const fetchNotary = (walked: WalkedLoan) => walked.send(readNotary);
  const fetchSlots = (walked: WalkedLoan, query: SentQueryOf<typeof readNotarySlots> = {}) =>
    walked.send(readNotarySlots, { query });
  const book = (walked: WalkedLoan, slotId: string, overrides: Partial<SentBodyOf<typeof bookNotary>> = {}) =>
    walked.answer(bookNotary, {
      body: {
        slotId,
        kind: 'MANUAL',
        place: { type: 'HOME', address: null, officeId: null },
        accessNotes: 'Ring twice',
        fee: 300,
        ...overrides,
      },
    });
  const change = (walked: WalkedLoan, { bookingUuid }: Booking, slotId: string) =>
    walked.answer(changeNotaryBooking, { params: { bookingUuid }, body: { slotId } });
  const cancel = (walked: WalkedLoan, { bookingUuid }: Booking) =>
    walked.answer(cancelNotaryBooking, { params: { bookingUuid } });
  const fetchCalendar = async ({ client, uuid }: WalkedLoan, booking: Booking) =>
    parseIcsProperties(
      Buffer.from(
        await client.file(readNotaryCalendar, { params: { uuid, bookingUuid: booking.bookingUuid } }),
      ).toString(),
    );
  const fetchWetForm = async ({ uuid }: WalkedLoan, staff: StaffMember) =>
    server.send(readWetSignings, { params: { uuid }, token: staff.token });
  const recordInkSigning = async ({ uuid, version }: WalkedLoan, staff: StaffMember, body: object, seen?: number) =>
    server.loose(recordWetSigning, { params: { uuid }, token: staff.token, body, version: seen ?? (await version()) });

  test('has a slot that only one borrower can book, and can move or cancel until a day before [SCREEN-086] [SCREEN-087] [OP-A-068]', async () => {
    const walked = await toGate(buildInPersonPersona(), 'deed-manual');
    const other = await toGate(buildInPersonPersona(), 'deed-manual');
    const [first, second, third, fourth, fifth] = (await fetchSlots(walked)).filter(
      (slot) => slot.startsAt > '2026-12-04',
    );
    expect((await book(walked, first!.slotId, { fee: 250 })).body['status']).toBe('fee-changed');
    expect((await book(walked, first!.slotId, { place: null })).body['errors']).toEqual([
      { field: 'place', message: 'Choose where to meet the notary.' },
    ]);
    expect((await book(walked, 'in_person|area-802|2020-01-01T10:00:00.000Z')).body['errors']).toEqual([
      { field: 'slotId', message: 'Choose a time that is still to come.' },
    ]);
    const both = await Promise.all([book(walked, first!.slotId), book(other, first!.slotId)]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find((answer) => answer.status === 409)?.body).toMatchObject({ status: 'slot-taken' });
    const [winner, loser] = both[0]?.status === 201 ? [walked, other] : [other, walked];
    const booking = both.find((answer) => answer.status === 201)!.body['booking'] as Booking;
    expect(await fetchFacts(winner, 'NotaryBooked')).toMatchObject([
      { papers: 2, person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'HOME' }, at: first!.startsAt },
    ]);
    expect([
      await fetchFacts(loser, 'NotaryBooked'),
      (await fetchSlots(loser)).some((slot) => slot.slotId === first!.slotId),
    ]).toEqual([[], false]);
    expect(await fetchNotary(winner)).toMatchObject({
      booking: {
        state: 'CONFIRMED',
        notary: { name: expect.any(String) as string },
        place: { type: 'HOME', address: { street1: '42 Paper County Road' } },
        accessNotes: 'Ring twice',
      },
    });

    const entry = await fetchCalendar(winner, booking);
    expect(Object.fromEntries(entry)).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      UID: `${booking.bookingUuid}@lintel`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      DTSTART: first!.startsAt.replaceAll(/[-:]|\.000/g, ''),
      LOCATION: String.raw`42 Paper County Road\, Denver\, CO\, 80202`,
    });
    // One person in two tabs: one appointment stays, and the other time is free again.
    expect(
      (await Promise.all([book(loser, fourth!.slotId), book(loser, fifth!.slotId)])).map((answer) => answer.status),
    ).toEqual([201, 201]);
    const standing = ((await fetchNotary(loser))['booking'] as Booking).startsAt;
    expect(
      (await fetchSlots(winner)).flatMap(({ startsAt }) =>
        startsAt === fourth!.startsAt || startsAt === fifth!.startsAt ? [startsAt] : [],
      ),
    ).toEqual([fourth!.startsAt, fifth!.startsAt].filter((startsAt) => startsAt !== standing));
    expect((await book(loser, second!.slotId)).status).toBe(201);
    expect((await change(winner, booking, second!.slotId)).body['status']).toBe('slot-taken');
    expect((await change(loser, booking, third!.slotId)).status).toBe(404);
    expect((await change(winner, booking, third!.slotId)).body).toMatchObject({
      booking: { startsAt: third!.startsAt },
    });
    const moved = await fetchCalendar(winner, booking);
    expect([moved.get('UID'), moved.get('SEQUENCE'), moved.get('DTSTART')]).toEqual([
      entry.get('UID'),
      '1',
      third!.startsAt.replaceAll(/[-:]|\.000/g, ''),
    ]);
    expect((await fetchFacts(winner, 'NotaryBooked')).map((fact) => fact['at'])).toEqual([
      first!.startsAt,
      third!.startsAt,
    ]);
    // Two people want the freed time: again only one gets it.
    const outcomes = await Promise.all([change(winner, booking, first!.slotId), book(loser, first!.slotId)]);
    expect(outcomes.filter((answer) => answer.body['status'] === 'slot-taken')).toHaveLength(1);

    const until = (await fetchNotary(winner))['booking'] as Booking;
    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(until.changeableUntil) + 1) });
    expect([
      (await change(winner, booking, second!.slotId)).body['status'],
      (await cancel(winner, booking)).body['status'],
    ]).toEqual(['too-late-to-change', 'too-late-to-change']);
    await setLoanClock(server.context, { pinnedAt: NOW });
    const count = (await loadFacts(server, winner.uuid)).length;
    // Canceled in two tabs at the same time and then again: the time is free, and each tab reports it.
    for (const answer of [
      ...(await Promise.all([cancel(winner, booking), cancel(winner, booking)])),
      await cancel(winner, booking),
    ])
      expect(answer.status).toBe(200);
    expect((await fetchSlots(loser)).filter((slot) => slot.startsAt === until.startsAt)).toHaveLength(1);
    expect([(await loadFacts(server, winner.uuid)).length, (await fetchNotary(winner))['booking']]).toEqual([
      count,
      null,
    ]);
    const ended = await fetchCalendar(winner, booking);
    expect([ended.get('UID'), ended.get('METHOD'), ended.get('STATUS'), Number(ended.get('SEQUENCE')) > 1]).toEqual([
      entry.get('UID'),
      'CANCEL',
      'CANCELLED',
      true,
    ]);
  });

  test('can be at another time that the notary agreed with the signer', async () => {
    const walked = await toGate(buildInPersonPersona(), 'deed-manual');
    const slot = (await fetchSlots(walked)).at(-1)!;
    const booking = (await book(walked, slot.slotId)).body['booking'] as Booking;
    const sendNotaryEvent = () =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'notary', organisation: 'FIGURE' },
        {
          eventId: randomUUID(),
          type: 'booked',
          reference: booking.bookingUuid,
          occurredAt: '2026-12-01T18:00:00Z',
          data: { at: '2026-12-20T20:00:00Z' },
        },
      );
    expect((await Promise.all([sendNotaryEvent(), sendNotaryEvent()])).map((answer) => answer.status)).toEqual([
      200, 200,
    ]);
    await expect
      .poll(async () => (await fetchNotary(walked))['booking'])
      .toMatchObject({ bookingUuid: booking.bookingUuid, startsAt: '2026-12-20T20:00:00.000Z' });
    expect((await fetchFacts(walked, 'NotaryBooked')).map((fact) => fact['at'])).toEqual([
      slot.startsAt,
      '2026-12-20T20:00:00.000Z',
    ]);
  });

  test('is entered by staff with its scans once, only for the documents as made [ST-26]', async () => {
    const walked = await toGate(buildInPersonPersona(), 'deed-manual');
    const [closer, attorney] = [await logInStaffMember(server, 'closer'), await logInStaffMember(server, 'attorney')];
    const shown = await fetchWetForm(walked, closer);
    expect(shown).toMatchObject({
      officeOnly: false,
      timeZone: 'America/Denver',
      opensOn: null,
      people: [
        {
          signed: null,
          documents: expect.arrayContaining([expect.objectContaining({ kind: 'DEED', signedAt: null })]) as object[],
        },
      ],
    });
    const [person] = shown.people;
    const deed = person!.documents.find((document) => document.kind === 'DEED')!;
    const notice = person!.documents.find((document) => document.kind === 'OTHER')!;
    const [scan] = await insertUploads(server, walked.uuid);
    const body = {
      personUuid: person!.personUuid,
      documents: [{ documentUuid: deed.documentUuid, sha256: deed.sha256 }],
      place: { type: 'HOME', address: null, officeId: null },
      at: '2026-12-01T17:00:00Z',
      noticesHanded: [{ documentUuid: notice.documentUuid, copies: 2 }],
      scanDocumentUuids: [scan],
      notary: NOTARY,
    };
    expect((await recordInkSigning(walked, attorney, body)).statusCode).toBe(403);
    const getRefusal = async (overrides: object) =>
      (await recordInkSigning(walked, closer, { ...body, ...overrides })).json().status;
    expect([
      await getRefusal({ documents: [{ documentUuid: deed.documentUuid, sha256: 'c'.repeat(64) }] }),
      await getRefusal({ documents: [{ documentUuid: randomUUID(), sha256: deed.sha256 }] }),
      await getRefusal({ scanDocumentUuids: [randomUUID()] }),
      await getRefusal({ at: '2026-12-02T17:00:00Z' }),
      await getRefusal({ personUuid: randomUUID() }),
      await getRefusal({ documents: [{ documentUuid: notice.documentUuid, sha256: notice.sha256 }] }),
    ]).toEqual([
      'document-altered',
      'document-altered',
      'choice-unknown',
      'invalid-request',
      'choice-unknown',
      'documents-missing',
    ]);
    expect([await fetchGate(walked), await fetchFacts(walked, 'DeedSigned')]).toEqual(['deed-manual', []]);
    const seen = await walked.version();
    const both = await Promise.all([
      recordInkSigning(walked, closer, body, seen),
      recordInkSigning(walked, closer, body, seen),
    ]);
    expectOneAccepted(both);
    expect(await fetchFacts(walked, 'DeedSigned')).toMatchObject([
      {
        papers: 2,
        signer: BORROWER,
        how: 'INK',
        by: 'STAFF',
        place: { kind: 'HOME' },
        documents: [{ document: deed.documentUuid, sha256: deed.sha256 }],
      },
    ]);
    expect(await fetchFacts(walked, 'RescissionNoticeDelivered')).toMatchObject([{ person: BORROWER, how: 'HANDED' }]);
    expect(await fetchNotary(walked)).toMatchObject({
      wetSigning: { at: '2026-12-01T17:00:00.000Z', copies: 2, place: { type: 'HOME' } },
      signedAt: expect.any(String) as string,
    });
    expect((await recordInkSigning(walked, closer, body)).json()).toMatchObject({ status: 'already-signed' });
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
  });

  test('needs an office for a Texas homestead, from the twelfth day after application and notice [OP-D-110] [OP-D-111] [OP-A-088]', async () => {
    const walked = await walkToStatus(server, 'texas-homestead', 'NOTARY_WAITING_PERIOD');
    const notices = (await fetchFacts(walked, 'NoticePosted')).filter((fact) => fact['notice'] === 'TX_50G');
    expect(notices).toMatchObject([{ person: BORROWER, how: 'ELECTRONIC', at: NOW.toISOString() }]);
    expect(await fetchFacts(walked, 'NotaryPlanned')).toMatchObject([
      {
        mode: 'MANUAL',
        fee: 300,
        notBefore: '2026-12-13T06:00:00.000Z',
        arithmetic: expect.stringContaining('+ 12 days = 2026-12-13') as string,
      },
    ]);
    expect(await fetchNotary(walked)).toMatchObject({
      kind: 'MANUAL',
      officeOnly: true,
      opensOn: '2026-12-13',
      because: 'TEXAS_12_DAYS',
      owners: [{ noticeHow: 'ELECTRONIC', noticeAt: NOW.toISOString() }],
    });
    expect([await walked.status(), (await walked.fetchStatusReply()).explain['text']]).toEqual([
      'NOTARY_WAITING_PERIOD',
      'You can sign starting Sun, Dec 13, 2026, after a required wait.',
    ]);
    const stranger = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    expect((await stranger.client.answer(readNotary, { params: { uuid: walked.uuid } })).status).toBe(404);

    const offices = await walked.send(readNotaryOffices);
    expect(offices.map((office) => office.miles)).toEqual(
      offices.map((office) => office.miles).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(offices.map((office) => office.kind).toSorted()).toEqual(['ATTORNEY', 'LENDER', 'TITLE']);
    const [office] = offices;
    const slots = await fetchSlots(walked, { officeId: office!.officeId });
    expect([
      slots.every((slot) => slot.startsAt >= '2026-12-13T06:00:00.000Z' && slot.place?.officeId === office!.officeId),
      slots.length > 10,
    ]).toEqual([true, true]);
    const at = { place: { type: 'OFFICE', address: null, officeId: office!.officeId } } as const;
    expect((await book(walked, slots[0]!.slotId)).body).toMatchObject({
      status: 'office-required',
      message: 'In Texas, you must sign at an office of the lender, an attorney or a title company.',
    });
    expect((await book(walked, slots[0]!.slotId, { kind: 'ELECTRONIC', place: null, fee: null })).body['status']).toBe(
      'office-required',
    );
    expect((await book(walked, `in_person|${office!.officeId}|2026-12-12T16:00:00.000Z`, at)).body).toMatchObject({
      status: 'too-early',
      message: 'You can meet the notary starting Sun, Dec 13, 2026.',
    });
    // A time after the wait may be booked during it.
    expect((await book(walked, slots[0]!.slotId, at)).status).toBe(201);

    const closer = await logInStaffMember(server, 'closer', 'HOMEPOINT');
    const shown = await fetchWetForm(walked, closer);
    expect(shown).toMatchObject({ officeOnly: true, opensOn: '2026-12-13', because: 'TEXAS_12_DAYS' });
    const [person] = shown.people;
    const signed = person!.documents
      .filter((document) => document.kind !== 'OTHER')
      .map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 }));
    expect(signed).toHaveLength(2);
    const [scan] = await insertUploads(server, walked.uuid, [{ organisation: 'HOMEPOINT' }]);
    const body = {
      personUuid: person!.personUuid,
      documents: signed,
      place: at.place,
      at: NOW.toISOString(),
      noticesHanded: [],
      scanDocumentUuids: [scan],
      notary: { ...NOTARY, state: 'TX' },
    };
    expect((await recordInkSigning(walked, closer, body)).json()).toMatchObject({ status: 'too-early' });
    await moveLoanClockTo(server, '2026-12-13T05:59:59Z');
    expect(await fetchGate(walked)).toBe('waiting-period');
    await moveLoanClockTo(server, '2026-12-13T16:00:00Z');
    expect([await fetchGate(walked), await walked.status()]).toEqual(['deed-manual', 'MANUAL_DEED_SIGNING']);
    const later = { ...body, at: '2026-12-13T15:00:00Z' };
    const getRefusal = async (overrides: object) =>
      (await recordInkSigning(walked, closer, { ...later, ...overrides })).json().status;
    expect([
      await getRefusal({ place: { type: 'HOME', address: null, officeId: null } }),
      await getRefusal({ documents: signed.slice(0, 1) }),
      await getRefusal({ documents: signed.slice(1) }),
      await getRefusal({ at: '2026-12-13T05:00:00Z' }),
    ]).toEqual(['office-required', 'documents-missing', 'documents-missing', 'too-early']);
    expect((await recordInkSigning(walked, closer, later)).statusCode).toBe(201);
    expect([await fetchFacts(walked, 'NoteSigned'), await fetchFacts(walked, 'DeedSigned')]).toMatchObject([
      [{ how: 'INK', place: { kind: 'OFFICE', officeId: office!.officeId } }],
      [{ how: 'INK', place: { kind: 'OFFICE', officeId: office!.officeId } }],
    ]);
    expect(await fetchGate(walked)).not.toBe('deed-manual');
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
    await setLoanClock(server.context, { pinnedAt: NOW });
  });

  test('counts for a married Texas owner from the letter mailed once the title names the spouse', async () => {
    const walked = await walkToStatus(
      server,
      { ...getPersona('texas-homestead'), married: true, tag: 'spouse' },
      'NOTARY_WAITING_PERIOD',
    );
    const facts = await loadFacts(server, walked.uuid);
    const notices = (await fetchFacts(walked, 'NoticePosted')).filter((fact) => fact['notice'] === 'TX_50G');
    expect(notices.map(({ person, how }) => [person === BORROWER, how])).toEqual([
      [true, 'ELECTRONIC'],
      [false, 'MAIL'],
    ]);
    const findFact = (words: string) => facts.findLastIndex((fact) => `${fact.type} ${fact.data}`.includes(words));
    expect([
      findFact('TX_50G') > findFact('FinalTitleReturned'),
      findFact('TX_50G') < findFact('NotaryPlanned'),
    ]).toEqual([true, true]);
    // Mailed on Tuesday, December 1: Wednesday, Thursday, Friday; then twelve more days.
    expect(await fetchNotary(walked)).toMatchObject({
      opensOn: '2026-12-16',
      because: 'TEXAS_12_DAYS',
      arithmetic: expect.stringContaining('mailed') as string,
    });
    const [letter] = await server.context.db
      .selectFrom('letter')
      .select(['audience', 'state'])
      .where('application_uuid', '=', walked.uuid)
      .where('audience', '!=', BORROWER)
      .execute();
    expect(letter).toMatchObject({ state: 'POSTED' });
  });
});
