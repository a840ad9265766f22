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
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, type Colleague } from '../../../test/desk.ts';
import { moveTo, walkToSigned } from '../../../test/to-signed.ts';
import { uploadsFor } from '../../../test/uploads.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { agreeToScreens } from '../../sandbox/papers.ts';
import type { Persona } from '../../sandbox/personas.ts';
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

onOneDatabase('a deed signed before a notary in person', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    await setLoanClock(server.context, { pinnedAt: NOW });
  });

  const onScreen = { first: ({ client, uuid }: Walked) => agreeToScreens(client, uuid) };
  const inPerson = (): Persona => ({ ...card('found'), street: ['42 Paper County Road', 'Denver', 'CO', '80202'] });
  const toGate = (persona: Persona, gate: GateId) => walkToSigned(server, persona, gate, onScreen);
  const gateOf = async ({ uuid }: Walked) =>
    currentGate((await readApplication(server.context.db, uuid))!.projection)?.id;
  const said = (who: Walked, type: Parameters<typeof factsOfType>[2]) => factsOfType(server, who.uuid, type);
  const overview = (who: Walked) => who.send(readNotary);
  const slotsOf = (who: Walked, query: SentQueryOf<typeof readNotarySlots> = {}) =>
    who.send(readNotarySlots, { query });
  const book = (who: Walked, slotId: string, more: Partial<SentBodyOf<typeof bookNotary>> = {}) =>
    who.answer(bookNotary, {
      body: {
        slotId,
        kind: 'MANUAL',
        place: { type: 'HOME', address: null, officeId: null },
        accessNotes: 'Ring twice',
        fee: 300,
        ...more,
      },
    });
  const change = (who: Walked, { bookingUuid }: Booking, slotId: string) =>
    who.answer(changeNotaryBooking, { params: { bookingUuid }, body: { slotId } });
  const cancel = (who: Walked, { bookingUuid }: Booking) =>
    who.answer(cancelNotaryBooking, { params: { bookingUuid } });
  const calendar = async ({ client, uuid }: Walked, booking: Booking) =>
    parseIcsProperties(
      Buffer.from(
        await client.file(readNotaryCalendar, { params: { uuid, bookingUuid: booking.bookingUuid } }),
      ).toString(),
    );
  const wet = async ({ uuid }: Walked, who: Colleague) =>
    server.send(readWetSignings, { params: { uuid }, token: who.token });
  const ink = async ({ uuid, version }: Walked, who: Colleague, body: object, seen?: number) =>
    server.loose(recordWetSigning, { params: { uuid }, token: who.token, body, version: seen ?? (await version()) });

  test('is at a time that one person has: two at once, exactly one; moved and given back until a day before, and the entry of the calendar follows [SCREEN-086] [SCREEN-087] [OP-A-068]', async () => {
    const who = await toGate(inPerson(), 'deed-manual');
    const other = await toGate(inPerson(), 'deed-manual');
    const [first, second, third, fourth, fifth] = (await slotsOf(who)).filter((slot) => slot.startsAt > '2026-12-04');
    expect((await book(who, first!.slotId, { fee: 250 })).body['status']).toBe('fee-changed');
    expect((await book(who, first!.slotId, { place: null })).body['errors']).toEqual([
      { field: 'place', message: 'Choose where to meet the notary.' },
    ]);
    expect((await book(who, 'in_person|area-802|2020-01-01T10:00:00.000Z')).body['errors']).toEqual([
      { field: 'slotId', message: 'Choose a time that is still to come.' },
    ]);
    const both = await Promise.all([book(who, first!.slotId), book(other, first!.slotId)]);
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find((answer) => answer.status === 409)?.body).toMatchObject({ status: 'slot-taken' });
    const [winner, loser] = both[0]?.status === 201 ? [who, other] : [other, who];
    const booking = both.find((answer) => answer.status === 201)!.body['booking'] as Booking;
    expect(await said(winner, 'NotaryBooked')).toMatchObject([
      { papers: 2, person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'HOME' }, at: first!.startsAt },
    ]);
    expect([
      await said(loser, 'NotaryBooked'),
      (await slotsOf(loser)).some((slot) => slot.slotId === first!.slotId),
    ]).toEqual([[], false]);
    expect(await overview(winner)).toMatchObject({
      booking: {
        state: 'CONFIRMED',
        notary: { name: expect.any(String) as string },
        place: { type: 'HOME', address: { street1: '42 Paper County Road' } },
        accessNotes: 'Ring twice',
      },
    });

    const entry = await calendar(winner, booking);
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
    const standing = ((await overview(loser))['booking'] as Booking).startsAt;
    expect(
      (await slotsOf(winner)).flatMap(({ startsAt }) =>
        startsAt === fourth!.startsAt || startsAt === fifth!.startsAt ? [startsAt] : [],
      ),
    ).toEqual([fourth!.startsAt, fifth!.startsAt].filter((startsAt) => startsAt !== standing));
    expect((await book(loser, second!.slotId)).status).toBe(201);
    expect((await change(winner, booking, second!.slotId)).body['status']).toBe('slot-taken');
    expect((await change(loser, booking, third!.slotId)).status).toBe(404);
    expect((await change(winner, booking, third!.slotId)).body).toMatchObject({
      booking: { startsAt: third!.startsAt },
    });
    const moved = await calendar(winner, booking);
    expect([moved.get('UID'), moved.get('SEQUENCE'), moved.get('DTSTART')]).toEqual([
      entry.get('UID'),
      '1',
      third!.startsAt.replaceAll(/[-:]|\.000/g, ''),
    ]);
    expect((await said(winner, 'NotaryBooked')).map((fact) => fact['at'])).toEqual([first!.startsAt, third!.startsAt]);
    // Two people want the freed time: again only one gets it.
    const again = await Promise.all([change(winner, booking, first!.slotId), book(loser, first!.slotId)]);
    expect(again.filter((answer) => answer.body['status'] === 'slot-taken')).toHaveLength(1);

    const until = (await overview(winner))['booking'] as Booking;
    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(until.changeableUntil) + 1) });
    expect([
      (await change(winner, booking, second!.slotId)).body['status'],
      (await cancel(winner, booking)).body['status'],
    ]).toEqual(['too-late-to-change', 'too-late-to-change']);
    await setLoanClock(server.context, { pinnedAt: NOW });
    const count = (await factsIn(server, winner.uuid)).length;
    // Canceled in two tabs at the same time and then again: the time is free, and each tab reports it.
    for (const answer of [
      ...(await Promise.all([cancel(winner, booking), cancel(winner, booking)])),
      await cancel(winner, booking),
    ])
      expect(answer.status).toBe(200);
    expect((await slotsOf(loser)).filter((slot) => slot.startsAt === until.startsAt)).toHaveLength(1);
    expect([(await factsIn(server, winner.uuid)).length, (await overview(winner))['booking']]).toEqual([count, null]);
    const ended = await calendar(winner, booking);
    expect([ended.get('UID'), ended.get('METHOD'), ended.get('STATUS'), Number(ended.get('SEQUENCE')) > 1]).toEqual([
      entry.get('UID'),
      'CANCEL',
      'CANCELLED',
      true,
    ]);
  });

  test('may be at another time that the notary agreed with the signer', async () => {
    const who = await toGate(inPerson(), 'deed-manual');
    const slot = (await slotsOf(who)).at(-1)!;
    const booking = (await book(who, slot.slotId)).body['booking'] as Booking;
    const told = () =>
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
    expect((await Promise.all([told(), told()])).map((answer) => answer.status)).toEqual([200, 200]);
    await expect
      .poll(async () => (await overview(who))['booking'])
      .toMatchObject({ bookingUuid: booking.bookingUuid, startsAt: '2026-12-20T20:00:00.000Z' });
    expect((await said(who, 'NotaryBooked')).map((fact) => fact['at'])).toEqual([
      slot.startsAt,
      '2026-12-20T20:00:00.000Z',
    ]);
  });

  test('is entered at the desk with its scans: the papers as they were made, once, and what was handed over [ST-26]', async () => {
    const who = await toGate(inPerson(), 'deed-manual');
    const [closer, attorney] = [await atTheDesk(server, 'closer'), await atTheDesk(server, 'attorney')];
    const shown = await wet(who, closer);
    expect(shown).toMatchObject({
      officeOnly: false,
      opensOn: null,
      people: [
        {
          signed: null,
          papers: expect.arrayContaining([expect.objectContaining({ kind: 'DEED', signedAt: null })]) as object[],
        },
      ],
    });
    const [person] = shown.people;
    const deed = person!.papers.find((paper) => paper.kind === 'DEED')!;
    const notice = person!.papers.find((paper) => paper.kind === 'OTHER')!;
    const [scan] = await uploadsFor(server, who.uuid);
    const body = {
      personUuid: person!.personUuid,
      documents: [{ documentUuid: deed.documentUuid, sha256: deed.sha256 }],
      place: { type: 'HOME', address: null, officeId: null },
      at: '2026-12-01T17:00:00Z',
      noticesHanded: [{ documentUuid: notice.documentUuid, copies: 2 }],
      scanDocumentUuids: [scan],
      notary: NOTARY,
    };
    expect((await ink(who, attorney, body)).statusCode).toBe(403);
    const refused = async (more: object) => (await ink(who, closer, { ...body, ...more })).json().status;
    expect([
      await refused({ documents: [{ documentUuid: deed.documentUuid, sha256: 'c'.repeat(64) }] }),
      await refused({ documents: [{ documentUuid: randomUUID(), sha256: deed.sha256 }] }),
      await refused({ scanDocumentUuids: [randomUUID()] }),
      await refused({ at: '2026-12-02T17:00:00Z' }),
      await refused({ personUuid: randomUUID() }),
      await refused({ documents: [{ documentUuid: notice.documentUuid, sha256: notice.sha256 }] }),
    ]).toEqual([
      'document-altered',
      'document-altered',
      'choice-unknown',
      'invalid-request',
      'choice-unknown',
      'documents-missing',
    ]);
    expect([await gateOf(who), await said(who, 'DeedSigned')]).toEqual(['deed-manual', []]);
    const seen = await who.version();
    const both = await Promise.all([ink(who, closer, body, seen), ink(who, closer, body, seen)]);
    expectOneTaken(both);
    expect(await said(who, 'DeedSigned')).toMatchObject([
      {
        papers: 2,
        signer: BORROWER,
        how: 'INK',
        by: 'STAFF',
        place: { kind: 'HOME' },
        documents: [{ document: deed.documentUuid, sha256: deed.sha256 }],
      },
    ]);
    expect(await said(who, 'RescissionNoticeDelivered')).toMatchObject([{ person: BORROWER, how: 'HANDED' }]);
    expect(await overview(who)).toMatchObject({
      wetSigning: { at: '2026-12-01T17:00:00.000Z', copies: 2, place: { type: 'HOME' } },
      signedAt: expect.any(String) as string,
    });
    expect((await ink(who, closer, body)).json()).toMatchObject({ status: 'already-signed' });
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test("of a Texas homestead is at an office alone, note and deed together, from the twelfth day after the application and the last owner's notice [OP-D-110] [OP-D-111] [OP-A-088]", async () => {
    const who = await walk(server, 'texas-homestead', 'NOTARY_WAITING_PERIOD');
    const notices = (await said(who, 'NoticePosted')).filter((fact) => fact['notice'] === 'TX_50G');
    expect(notices).toMatchObject([{ person: BORROWER, how: 'ELECTRONIC', at: NOW.toISOString() }]);
    expect(await said(who, 'NotaryPlanned')).toMatchObject([
      {
        mode: 'MANUAL',
        fee: 300,
        notBefore: '2026-12-13T06:00:00.000Z',
        arithmetic: expect.stringContaining('+ 12 days = 2026-12-13') as string,
      },
    ]);
    expect(await overview(who)).toMatchObject({
      kind: 'MANUAL',
      officeOnly: true,
      opensOn: '2026-12-13',
      because: 'TEXAS_12_DAYS',
      owners: [{ noticeHow: 'ELECTRONIC', noticeAt: NOW.toISOString() }],
    });
    expect([await who.status(), (await who.standing()).explain['text']]).toEqual([
      'NOTARY_WAITING_PERIOD',
      'The law requires you to wait until Sun, Dec 13, 2026.',
    ]);
    const stranger = await walk(server, 'found', 'OFFER_SELECTION');
    expect((await stranger.client.answer(readNotary, { params: { uuid: who.uuid } })).status).toBe(404);

    const offices = await who.send(readNotaryOffices);
    expect(offices.map((office) => office.miles)).toEqual(
      offices.map((office) => office.miles).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(offices.map((office) => office.kind).toSorted()).toEqual(['ATTORNEY', 'LENDER', 'TITLE']);
    const [office] = offices;
    const slots = await slotsOf(who, { officeId: office!.officeId });
    expect([
      slots.every((slot) => slot.startsAt >= '2026-12-13T06:00:00.000Z' && slot.place?.officeId === office!.officeId),
      slots.length > 10,
    ]).toEqual([true, true]);
    const at = { place: { type: 'OFFICE', address: null, officeId: office!.officeId } } as const;
    expect((await book(who, slots[0]!.slotId)).body).toMatchObject({
      status: 'office-required',
      message: 'In Texas, you must sign at an office of the lender, an attorney or a title company.',
    });
    expect((await book(who, slots[0]!.slotId, { kind: 'ELECTRONIC', place: null, fee: null })).body['status']).toBe(
      'office-required',
    );
    expect((await book(who, `in_person|${office!.officeId}|2026-12-12T16:00:00.000Z`, at)).body).toMatchObject({
      status: 'too-early',
      message: 'You can meet the notary from Sun, Dec 13, 2026.',
    });
    // A time after the wait may be booked during it.
    expect((await book(who, slots[0]!.slotId, at)).status).toBe(201);

    const closer = await atTheDesk(server, 'closer', 'HOMEPOINT');
    const shown = await wet(who, closer);
    expect(shown).toMatchObject({ officeOnly: true, opensOn: '2026-12-13', because: 'TEXAS_12_DAYS' });
    const [person] = shown.people;
    const signed = person!.papers
      .filter((paper) => paper.kind !== 'OTHER')
      .map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 }));
    expect(signed).toHaveLength(2);
    const [scan] = await uploadsFor(server, who.uuid, [{ organisation: 'HOMEPOINT' }]);
    const body = {
      personUuid: person!.personUuid,
      documents: signed,
      place: at.place,
      at: NOW.toISOString(),
      noticesHanded: [],
      scanDocumentUuids: [scan],
      notary: { ...NOTARY, state: 'TX' },
    };
    expect((await ink(who, closer, body)).json()).toMatchObject({ status: 'too-early' });
    await moveTo(server, '2026-12-13T05:59:59Z');
    expect(await gateOf(who)).toBe('waiting-period');
    await moveTo(server, '2026-12-13T16:00:00Z');
    expect([await gateOf(who), await who.status()]).toEqual(['deed-manual', 'MANUAL_DEED_SIGNING']);
    const later = { ...body, at: '2026-12-13T15:00:00Z' };
    const refused = async (more: object) => (await ink(who, closer, { ...later, ...more })).json().status;
    expect([
      await refused({ place: { type: 'HOME', address: null, officeId: null } }),
      await refused({ documents: signed.slice(0, 1) }),
      await refused({ documents: signed.slice(1) }),
      await refused({ at: '2026-12-13T05:00:00Z' }),
    ]).toEqual(['office-required', 'documents-missing', 'documents-missing', 'too-early']);
    expect((await ink(who, closer, later)).statusCode).toBe(201);
    expect([await said(who, 'NoteSigned'), await said(who, 'DeedSigned')]).toMatchObject([
      [{ how: 'INK', place: { kind: 'OFFICE', officeId: office!.officeId } }],
      [{ how: 'INK', place: { kind: 'OFFICE', officeId: office!.officeId } }],
    ]);
    expect(await gateOf(who)).not.toBe('deed-manual');
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
    await setLoanClock(server.context, { pinnedAt: NOW });
  });

  test('of a Texas homestead with a spouse counts from the letter to the spouse, who is told as soon as the title names them', async () => {
    const who = await walk(
      server,
      { ...card('texas-homestead'), married: true, tag: 'spouse' },
      'NOTARY_WAITING_PERIOD',
    );
    const facts = await factsIn(server, who.uuid);
    const notices = (await said(who, 'NoticePosted')).filter((fact) => fact['notice'] === 'TX_50G');
    expect(notices.map(({ person, how }) => [person === BORROWER, how])).toEqual([
      [true, 'ELECTRONIC'],
      [false, 'MAIL'],
    ]);
    const of = (words: string) => facts.findLastIndex((fact) => `${fact.type} ${fact.data}`.includes(words));
    expect([of('TX_50G') > of('FinalTitleReturned'), of('TX_50G') < of('NotaryPlanned')]).toEqual([true, true]);
    // Mailed on Tuesday, December 1: Wednesday, Thursday, Friday; then twelve more days.
    expect(await overview(who)).toMatchObject({
      opensOn: '2026-12-16',
      because: 'TEXAS_12_DAYS',
      arithmetic: expect.stringContaining('mailed') as string,
    });
    const [letter] = await server.context.db
      .selectFrom('letter')
      .select(['audience', 'state'])
      .where('application_uuid', '=', who.uuid)
      .where('audience', '!=', BORROWER)
      .execute();
    expect(letter).toMatchObject({ state: 'POSTED' });
  });
});
