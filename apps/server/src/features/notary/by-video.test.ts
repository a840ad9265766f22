import { randomUUID } from 'node:crypto';
import {
  assign,
  bookNotary,
  changeNotaryKind,
  checkNotaryDevice,
  giveAttorneyOpinion,
  listReviews,
  readAttorneyOpinion,
  readNotary,
  readNotarySession,
  readNotarySlots,
  startNotarySession,
  readNotaryOffices,
} from '@lintel/contract';
import type { GateId } from '@lintel/domain';
import { BORROWER, currentGate } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk } from '../../../test/desk.ts';
import { gateIs } from '../../../test/to-closing.ts';
import { moveTo, sayUntil, walkToSigned } from '../../../test/to-signed.ts';
import { card, factsOfType, walk, type Walked } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { NOTHING_YET } from '../../records/document-store/documents.ts';
import { press, signBeforeNotary } from '../../sandbox/notary/session.ts';
import { agreeToScreens } from '../../sandbox/papers.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { readTransaction } from '../../vendors/sandbox-notary/transactions.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';

// Documents are made in separate threads, which start slowly.
vi.setConfig({ testTimeout: 90_000 });

onOneDatabase('a deed signed before a notary by video', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    await setLoanClock(server.context, { pinnedAt: new Date('2026-12-01T18:00:00Z') });
  });

  const living = (street: string, change: Partial<Persona> = {}): Persona => ({
    ...card('found'),
    street: [street, 'Denver', 'CO', '80202'],
    ...change,
  });
  const onScreen = { first: ({ client, uuid }: Walked) => agreeToScreens(client, uuid) };
  const toGate = (persona: Persona, gate: GateId) => walkToSigned(server, persona, gate, onScreen);
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const gateOf = async (who: Walked) => currentGate(await file(who))?.id;
  const overview = (who: Walked) => who.send(readNotary);
  const join = (who: Walked, bookingUuid: string | null = null) =>
    who.answer(startNotarySession, { body: { bookingUuid } });
  const session = (who: Walked, sessionUuid: string) => who.send(readNotarySession, { params: { sessionUuid } });
  const said = (who: Walked, type: Parameters<typeof factsOfType>[2]) => factsOfType(server, who.uuid, type);
  const told = (type: string, reference: string, data: Record<string, unknown>, eventId: string = randomUUID()) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'notary', organisation: 'FIGURE' },
      { eventId, type, reference, occurredAt: '2026-12-01T18:00:00Z', data },
    );
  const events = async ({ uuid }: Walked) =>
    (
      await server.context.db
        .selectFrom('vendor_event')
        .select('state')
        .where('application_uuid', '=', uuid)
        .where('kind', '=', 'notary')
        .execute()
    ).map((row) => row.state);
  const done = async (who: Walked): Promise<void> => {
    await expect
      .poll(async () => (await events(who)).filter((state) => state !== 'DONE'), { timeout: 25_000 })
      .toEqual([]);
  };
  const pressIn = async (sessionId: string, act: string) =>
    press(
      server.app,
      server.context,
      (await readTransaction(server.context.db, server.context.vault, { externalId: sessionId }))!,
      act,
    );

  test("is planned as disclosed, joined on the platform's page, told by its webhook and recorded once, whatever comes twice, late or wrong [SCREEN-085] [SCREEN-088] [OP-D-107]", async () => {
    const who = await toGate(living('1600 Larimer Street', { tag: 'notary-queue' }), 'deed');
    expect(await said(who, 'NotaryPlanned')).toMatchObject([
      { attempt: 1, mode: 'REMOTE', fee: null, attorney: false, notBefore: null },
    ]);
    expect(await overview(who)).toMatchObject({
      kind: 'ELECTRONIC',
      planned: true,
      fee: null,
      officeOnly: false,
      opensOn: null,
      disclosed: { kind: 'ELECTRONIC', fee: null },
      manualFee: 300,
      owners: [],
      hours: { isOpen: true },
      timeZone: 'America/Denver',
      session: null,
    });
    expect(
      (
        await who.answer(checkNotaryDevice, {
          body: {
            camera: 'PASS',
            microphone: 'PASS',
            network: 'FAIL',
          },
        })
      ).status,
    ).toBe(204);
    expect(await overview(who)).toMatchObject({ deviceCheck: { camera: 'PASS', network: 'FAIL' } });

    // Two tabs at the same time are the same person in the same queue.
    const [first, twin] = await Promise.all([join(who), join(who)]);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        state: 'QUEUED',
        queuePosition: 2,
        mode: 'redirect',
        url: expect.stringMatching(/\/notary\/[0-9a-f-]{36}$/) as string,
      },
    ]);
    const id = String(first.body['sessionUuid']);
    for (const again of [twin, await join(who)])
      expect(again.body).toMatchObject({ sessionUuid: id, url: first.body['url'] });
    expect(
      await server.context.db
        .selectFrom('notary_session')
        .select('uuid')
        .where('application_uuid', '=', who.uuid)
        .execute(),
    ).toHaveLength(1);

    await pressIn(id, 'ready');
    await done(who);
    expect(await session(who, id)).toMatchObject({ state: 'READY', queuePosition: null });
    await pressIn(id, 'id');
    await done(who);
    expect(await session(who, id)).toMatchObject({ state: 'OPEN' });
    const page = (await readTransaction(server.context.db, server.context.vault, { externalId: id }))!;
    // The name and hash of each document, and none of its content.
    expect(page.asked.documents).toEqual([
      {
        external_id: expect.any(String) as string,
        name: expect.stringMatching(/deed/i) as string,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        requirement: 'notarization',
      },
    ]);

    const [paper] = page.asked.documents;
    const data = {
      documents: [{ documentUuid: paper!.external_id, sha256: paper!.sha256 }],
      at: '2026-12-01T18:00:00Z',
      how: 'ELECTRONIC',
      place: { type: 'REMOTE' },
      noticesHanded: [],
      notary: { name: 'Nora Sample', commission: 'SB-1', state: 'CO' },
    };
    for (const wrong of [
      { ...data, documents: [] },
      { ...data, documents: [{ documentUuid: paper!.external_id, sha256: 'b'.repeat(64) }] },
      { ...data, documents: [{ documentUuid: randomUUID(), sha256: paper!.sha256 }] },
    ]) {
      expect((await told('signing.completed', id, wrong)).status).toBe(200);
      await done(who);
    }
    expect([await said(who, 'DeedSigned'), await gateOf(who)]).toEqual([[], 'deed']);
    expect((await told('signing.completed', randomUUID(), data)).status).toBe(202);

    const twice = randomUUID();
    await Promise.all([
      told('signing.completed', id, data, twice),
      told('signing.completed', id, data, twice),
      told('signing.completed', id, data),
      told('session.ended', id, { because: 'NOTARY_LEFT' }),
    ]);
    await done(who);
    expect(await said(who, 'DeedSigned')).toMatchObject([
      {
        papers: 1,
        signer: BORROWER,
        how: 'ELECTRONIC',
        place: { kind: 'REMOTE' },
        by: 'NOTARY',
        documents: [{ document: paper!.external_id, sha256: paper!.sha256 }],
      },
    ]);
    expect(await session(who, id)).toMatchObject({ state: 'ENDED', endedBecause: 'SIGNED', nextActions: [] });
    await told('session.ended', id, { because: 'TECHNICAL' });
    await told('session.started', id, {});
    await done(who);
    expect([await session(who, id), (await overview(who)).signedAt]).toMatchObject([
      { state: 'ENDED', endedBecause: 'SIGNED' },
      expect.any(String),
    ]);
    expect((await join(who)).body['status']).toBe('not-at-this-step');
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test('says of each session that ends without a signature why, and what to do next; nobody else sees any of it [SCREEN-089]', async () => {
    const who = await toGate(living('1600 Larimer Street'), 'deed');
    const stranger = await walk(server, 'found', 'OFFER_SELECTION');
    for (const [act, because, next] of [
      ['notary-left', 'NOTARY_LEFT', 'JOIN_AGAIN'],
      ['id-failed', 'ID_FAILED', 'JOIN_AGAIN'],
      ['technical', 'TECHNICAL', 'JOIN_AGAIN'],
      ['state-not-allowed', 'STATE_NOT_ALLOWED', 'IN_PERSON'],
    ] as const) {
      const id = String((await join(who)).body['sessionUuid']);
      await pressIn(id, act);
      await done(who);
      expect(await session(who, id)).toMatchObject({
        state: 'ENDED',
        endedBecause: because,
        nextActions: expect.arrayContaining([next]) as string[],
      });
      expect(
        (await stranger.client.answer(readNotarySession, { params: { uuid: who.uuid, sessionUuid: id } })).status,
      ).toBe(404);
      expect((await stranger.answer(readNotarySession, { params: { sessionUuid: id } })).status).toBe(404);
    }
    expect(await said(who, 'DeedSigned')).toEqual([]);
    for (const [call, body] of [
      [readNotary, undefined],
      [readNotarySlots, undefined],
      [startNotarySession, { bookingUuid: null }],
      [readNotaryOffices, undefined],
    ] as const) {
      expect((await stranger.client.loose(call, { params: { uuid: who.uuid }, body })).status).toBe(404);
    }
    expect((await stranger.answer(startNotarySession, { body: { bookingUuid: null } })).body['status']).toBe(
      'not-at-this-step',
    );
  });

  test('is joined at its time when it was booked, by the line only while notaries are there, and goes on where papers changed', async () => {
    const who = await toGate(living('1600 Larimer Street', { tag: 'notary-closed' }), 'deed');
    expect((await join(who)).body).toMatchObject({
      status: 'notary-closed',
      message: expect.stringMatching(/The next time is .*\d{4}/) as string,
    });
    const slots = await who.send(readNotarySlots);
    expect(slots.length).toBeGreaterThan(20);
    const later = slots.find((slot) => slot.startsAt > '2026-12-03')!;
    const booked = await who.answer(bookNotary, {
      body: {
        slotId: later.slotId,
        kind: 'ELECTRONIC',
        place: null,
        accessNotes: null,
        fee: null,
      },
    });
    expect([booked.status, booked.body['booking']]).toMatchObject([
      201,
      { kind: 'ELECTRONIC', startsAt: later.startsAt, place: null, fee: null, state: 'CONFIRMED' },
    ]);
    expect(await said(who, 'NotaryBooked')).toMatchObject([
      { papers: 1, mode: 'REMOTE', fee: null, place: { kind: 'REMOTE' }, at: later.startsAt },
    ]);
    const { bookingUuid } = booked.body['booking'] as { bookingUuid: string };
    expect((await join(who, bookingUuid)).body['status']).toBe('too-early');
    expect((await join(who, randomUUID())).body['status']).toBe('not-found');
    expect(await gateOf(who)).toBe('deed');

    // A change to in person has another fee, so new documents are made, and the plan stays with them.
    const kind = async (fee: number) => who.answer(changeNotaryKind, { body: { kind: 'MANUAL', fee } });
    expect((await kind(250)).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $300. Confirm it to continue.',
    });
    expect((await kind(300)).status).toBe(200);
    expect([await file(who), (await overview(who)).booking]).toMatchObject([
      { closingSet: 2, quotedNotary: { mode: 'MANUAL', fee: 300 } },
      null,
    ]);
    await gateIs(server, who, 'final-offer');
    await sayUntil(server, who.uuid, 'deed-manual');
    expect([(await said(who, 'NotaryPlanned')).map((fact) => fact['mode']), (await file(who)).closingSet]).toEqual([
      ['REMOTE', 'MANUAL'],
      2,
    ]);
    expect(await overview(who)).toMatchObject({ kind: 'MANUAL', disclosed: { kind: 'MANUAL', fee: 300 } });
  });

  test('of a county that records none makes new papers once, with the fee in them, and is signed in person then [OP-D-112] [LEGAL-011]', async () => {
    const who = await toGate(living('42 Paper County Road'), 'deed-manual');
    expect(await said(who, 'NotaryPlanned')).toMatchObject([
      { attempt: 1, mode: 'MANUAL', fee: 300 },
      { attempt: 2, mode: 'MANUAL', fee: 300 },
    ]);
    expect((await said(who, 'ClosingDisclosureReady')).map((fact) => fact['notary'])).toEqual([
      { mode: 'REMOTE', fee: null },
      { mode: 'MANUAL', fee: 300 },
    ]);
    expect([(await file(who)).closingSet, await who.status()]).toEqual([2, 'MANUAL_DEED_SIGNING']);
    const [slot] = await who.send(readNotarySlots, { query: { kind: 'ELECTRONIC' } });
    const byVideo = { slotId: slot!.slotId, kind: 'ELECTRONIC', place: null, accessNotes: null, fee: null } as const;
    expect((await who.answer(bookNotary, { body: byVideo })).body).toMatchObject({
      status: 'not-in-this-state',
      message: 'In Colorado, this must be done in person.',
    });
  });

  test('of a home in a flood area waits for the ten days of its notice', async () => {
    const who = await toGate(living('36 Flood Lane'), 'waiting-period');
    const { due } = (await file(who)).clocks.FLOOD!;
    expect(await overview(who)).toMatchObject({ planned: true, because: 'FLOOD', opensOn: due.slice(0, 10) });
    expect((await who.standing()).explain['text']).toMatch(/^The law requires you to wait until .* 2026\.$/);
    expect((await join(who)).body['status']).toBe('not-at-this-step');
    const early = (await who.send(readNotarySlots, { query: { from: '2026-12-01' } })).filter(
      (slot) => slot.startsAt < due,
    );
    expect(early).toEqual([]);
    await moveTo(server, due);
    expect(await gateOf(who)).toBe('deed');
    await setLoanClock(server.context, { pinnedAt: new Date('2026-12-01T18:00:00Z') });
  });

  test('comes in a state with attorneys after one has read the papers: who has the file, once, with a reason when it is no [OP-D-108] [OP-D-109]', async () => {
    const who = await toGate(
      { ...card('found'), street: ['640 Magnolia Way', 'Charlotte', 'NC', '28202'] },
      'attorney',
    );
    expect(await who.status()).toBe('ATTORNEY_REVIEW');
    const [attorney, other, closer] = [
      await atTheDesk(server, 'attorney'),
      await atTheDesk(server, 'attorney'),
      await atTheDesk(server, 'closer'),
    ];
    const tasks = async () =>
      (
        await server.context.db
          .selectFrom('desk_task')
          .select('gate')
          .where('application_uuid', '=', who.uuid)
          .where('closed_at', 'is', null)
          .where('kind', '=', 'TASK')
          .execute()
      ).map((row) => row.gate);
    await expect.poll(tasks).toEqual(['attorney-review']);
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: who.uuid }, token: attorney.token })).statusCode,
    ).toBe(404);
    // A closer sees to whom the file can be assigned. An assigned file is in that person's queue, and in no other
    // attorney's.
    const getQueueName = async (token: string) => server.send(listReviews, { query: { limit: '200' }, token });
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: who.uuid }, token: closer.token })).json(),
    ).toMatchObject({
      attorneys: expect.arrayContaining([{ staffUuid: attorney.staffUuid, name: 'Ada Law' }]) as object[],
    });
    expect(await getQueueName(attorney.token)).toMatchObject({ items: [], counts: { needsPerson: 0 } });
    await server.ask(assign, {
      params: { uuid: who.uuid },
      token: closer.token,
      body: { staffUuid: attorney.staffUuid },
      version: await who.version(),
    });
    expect(await getQueueName(attorney.token)).toMatchObject({
      items: [{ gate: 'attorney-review', application: { uuid: who.uuid } }],
      counts: { needsPerson: 1, mine: 1, withBorrower: 0, withVendor: 0, closedThisWeek: 0 },
    });
    expect((await getQueueName(other.token)).items).toEqual([]);
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: who.uuid }, token: attorney.token })).json(),
    ).toMatchObject({
      state: 'WAITING',
      papers: expect.arrayContaining([expect.objectContaining({ kind: 'DEED' })]) as object[],
      opinion: null,
      attorneys: [],
    });
    expect((await server.ask(readAttorneyOpinion, { params: { uuid: who.uuid }, token: other.token })).statusCode).toBe(
      404,
    );
    const opinion = async (token: string, body: object) =>
      server.loose(giveAttorneyOpinion, {
        params: { uuid: who.uuid },
        token,
        body,
        headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await who.version()}"` },
      });
    expect(
      (await opinion(closer.token, { outcome: 'APPROVED', documentUuid: null, comment: null })).json(),
    ).toMatchObject({ status: 'not-permitted' });
    expect(
      (await opinion(attorney.token, { outcome: 'OBJECTED', documentUuid: null, comment: null })).json(),
    ).toMatchObject({ status: 'reason-missing' });
    // A photo of the ID isn't a letter. A supporting document that arrived after the documents is.
    const upload = randomUUID();
    await server.context.db
      .insertInto('document')
      .values({
        ...NOTHING_YET,
        uuid: upload,
        application_uuid: who.uuid,
        organisation: 'FIGURE',
        audience: 'BORROWER',
        type: 'DRIVERSLICENSEFRONT',
        title: 'Sent',
        origin: 'UPLOADED',
        state: 'READY',
        set_name: null,
        attempt: 0,
        position: 0,
        must_acknowledge: false,
        created_at: new Date('2027-01-04T17:00:00Z'),
      })
      .execute();
    const objection = { outcome: 'OBJECTED', documentUuid: upload, comment: 'The name of the trustee is missing.' };
    expect((await opinion(attorney.token, objection)).json()).toMatchObject({ status: 'outcome-not-possible' });
    await server.context.db.updateTable('document').set({ type: 'SUPPORT' }).where('uuid', '=', upload).execute();
    expect((await opinion(attorney.token, objection)).statusCode).toBe(200);
    expect([await tasks(), await gateOf(who)]).toEqual([['attorney-objected'], 'attorney']);
    const approve = (eventId: string) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'attorney', organisation: 'FIGURE' },
        {
          eventId,
          type: 'opinion',
          reference: who.uuid,
          occurredAt: '2026-12-01T18:00:00Z',
          data: { outcome: 'APPROVED' },
        },
      );
    const id = randomUUID();
    // Two windows of the attorney and their own system approve at the same time. It is recorded once, and a later
    // window gets a named error.
    const yes = { outcome: 'APPROVED', documentUuid: null, comment: null };
    const [windows, byEvent] = await Promise.all([
      Promise.all([opinion(attorney.token, yes), opinion(attorney.token, yes)]),
      Promise.all([approve(id), approve(id), approve(randomUUID())]),
    ]);
    expect(byEvent.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const lost = windows.filter((answer) => answer.statusCode !== 200).map((answer) => answer.json().status);
    expect([
      lost.length > 0,
      lost.filter((name) => name !== 'stale-version' && name !== 'outcome-not-possible'),
    ]).toEqual([true, []]);
    await expect.poll(() => gateOf(who)).toBe('deed');
    expect(await said(who, 'AttorneyApproved')).toHaveLength(1);
    const kept = await server.context.db
      .selectFrom('attorney_opinion')
      .select('outcome')
      .where('application_uuid', '=', who.uuid)
      .execute();
    expect(kept.map(({ outcome }) => outcome).toSorted((a, b) => a.localeCompare(b))).toEqual(['APPROVED', 'OBJECTED']);
    expect([
      (await opinion(attorney.token, { outcome: 'APPROVED', documentUuid: null, comment: null })).json(),
      (await server.ask(readAttorneyOpinion, { params: { uuid: who.uuid }, token: closer.token })).json(),
    ]).toMatchObject([{ status: 'outcome-not-possible' }, { state: 'APPROVED' }]);
    await expect.poll(tasks).toEqual([]);
  });

  test('is what a willing person does on the page', async () => {
    const who = await toGate(living('1600 Larimer Street'), 'deed');
    const id = String((await join(who)).body['sessionUuid']);
    await signBeforeNotary(server.app, server.context, id);
    await done(who);
    expect(await gateOf(who)).not.toBe('deed');
    expect((await loanNow(server.context, server.context.db)).toISOString()).toBe('2026-12-01T18:00:00.000Z');
  });
});
