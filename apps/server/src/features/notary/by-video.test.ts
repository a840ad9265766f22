import { randomUUID } from 'node:crypto';
import {
  assignLoanFile,
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
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { waitForGate } from '../../../test/walk-to-closing.ts';
import { moveLoanClockTo, recordUntilGate, walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { NOTHING_YET } from '../../records/document-store/documents.ts';
import { clickButton, signBeforeNotary } from '../../sandbox/notary/session.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { readTransaction } from '../../vendors/sandbox-notary/transactions.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';

// Documents are made in separate threads, which start slowly.
vi.setConfig({ testTimeout: 90_000 });

onOneDatabase('a deed signed with a notary by video', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    await setLoanClock(server.context, { pinnedAt: new Date('2026-12-01T18:00:00Z') });
  });

  const buildPersonaAt = (street: string, change: Partial<Persona> = {}): Persona => ({
    ...getPersona('found'),
    street: [street, 'Denver', 'CO', '80202'],
    ...change,
  });
  const onScreen = { first: ({ client, uuid }: WalkedLoan) => agreeToElectronicDocuments(client, uuid) };
  const toGate = (persona: Persona, gate: GateId) => walkToSigned(server, persona, gate, onScreen);
  const fetchFile = async ({ uuid }: WalkedLoan) => (await readApplication(server.context.db, uuid))!.projection;
  const fetchGate = async (walked: WalkedLoan) => currentGate(await fetchFile(walked))?.id;
  const fetchNotary = (walked: WalkedLoan) => walked.send(readNotary);
  const join = (walked: WalkedLoan, bookingUuid: string | null = null) =>
    walked.answer(startNotarySession, { body: { bookingUuid } });
  const fetchSession = (walked: WalkedLoan, sessionUuid: string) =>
    walked.send(readNotarySession, { params: { sessionUuid } });
  const fetchFacts = (walked: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, walked.uuid, type);
  const sendVendorEvent = (
    type: string,
    reference: string,
    data: Record<string, unknown>,
    eventId: string = randomUUID(),
  ) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'notary', organisation: 'FIGURE' },
      { eventId, type, reference, occurredAt: '2026-12-01T18:00:00Z', data },
    );
  const loadEvents = async ({ uuid }: WalkedLoan) =>
    (
      await server.context.db
        .selectFrom('vendor_event')
        .select('state')
        .where('application_uuid', '=', uuid)
        .where('kind', '=', 'notary')
        .execute()
    ).map((row) => row.state);
  const waitForSigned = async (walked: WalkedLoan): Promise<void> => {
    await expect
      .poll(async () => (await loadEvents(walked)).filter((state) => state !== 'DONE'), { timeout: 25_000 })
      .toEqual([]);
  };
  const pressIn = async (sessionId: string, act: string) =>
    clickButton(
      server.app,
      server.context,
      (await readTransaction(server.context.db, server.context.vault, { externalId: sessionId }))!,
      act,
    );

  test('is planned as disclosed, joined on the platform’s page, and recorded once by its webhook [SCREEN-085] [SCREEN-088] [OP-D-107]', async () => {
    const walked = await toGate(buildPersonaAt('1600 Larimer Street', { tag: 'notary-queue' }), 'deed');
    expect(await fetchFacts(walked, 'NotaryPlanned')).toMatchObject([
      { attempt: 1, mode: 'REMOTE', fee: null, attorney: false, notBefore: null },
    ]);
    expect(await fetchNotary(walked)).toMatchObject({
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
        await walked.answer(checkNotaryDevice, {
          body: {
            camera: 'PASS',
            microphone: 'PASS',
            network: 'FAIL',
          },
        })
      ).status,
    ).toBe(204);
    expect(await fetchNotary(walked)).toMatchObject({ deviceCheck: { camera: 'PASS', network: 'FAIL' } });

    // Two tabs at the same time are the same person in the same queue.
    const [first, twin] = await Promise.all([join(walked), join(walked)]);
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
    for (const again of [twin, await join(walked)])
      expect(again.body).toMatchObject({ sessionUuid: id, url: first.body['url'] });
    expect(
      await server.context.db
        .selectFrom('notary_session')
        .select('uuid')
        .where('application_uuid', '=', walked.uuid)
        .execute(),
    ).toHaveLength(1);

    await pressIn(id, 'ready');
    await waitForSigned(walked);
    expect(await fetchSession(walked, id)).toMatchObject({ state: 'READY', queuePosition: null });
    await pressIn(id, 'id');
    await waitForSigned(walked);
    expect(await fetchSession(walked, id)).toMatchObject({ state: 'OPEN' });
    const page = (await readTransaction(server.context.db, server.context.vault, { externalId: id }))!;
    // The name and hash of each document, and none of its content.
    expect(page.request.documents).toEqual([
      {
        external_id: expect.any(String) as string,
        name: expect.stringMatching(/deed/i) as string,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        requirement: 'notarization',
      },
    ]);

    const [document] = page.request.documents;
    const data = {
      documents: [{ documentUuid: document!.external_id, sha256: document!.sha256 }],
      at: '2026-12-01T18:00:00Z',
      how: 'ELECTRONIC',
      place: { type: 'REMOTE' },
      noticesHanded: [],
      notary: { name: 'Nora Sample', commission: 'SB-1', state: 'CO' },
    };
    for (const wrong of [
      { ...data, documents: [] },
      { ...data, documents: [{ documentUuid: document!.external_id, sha256: 'b'.repeat(64) }] },
      { ...data, documents: [{ documentUuid: randomUUID(), sha256: document!.sha256 }] },
    ]) {
      expect((await sendVendorEvent('signing.completed', id, wrong)).status).toBe(200);
      await waitForSigned(walked);
    }
    expect([await fetchFacts(walked, 'DeedSigned'), await fetchGate(walked)]).toEqual([[], 'deed']);
    expect((await sendVendorEvent('signing.completed', randomUUID(), data)).status).toBe(202);

    const twice = randomUUID();
    await Promise.all([
      sendVendorEvent('signing.completed', id, data, twice),
      sendVendorEvent('signing.completed', id, data, twice),
      sendVendorEvent('signing.completed', id, data),
      sendVendorEvent('session.ended', id, { because: 'NOTARY_LEFT' }),
    ]);
    await waitForSigned(walked);
    expect(await fetchFacts(walked, 'DeedSigned')).toMatchObject([
      {
        papers: 1,
        signer: BORROWER,
        how: 'ELECTRONIC',
        place: { kind: 'REMOTE' },
        by: 'NOTARY',
        documents: [{ document: document!.external_id, sha256: document!.sha256 }],
      },
    ]);
    expect(await fetchSession(walked, id)).toMatchObject({ state: 'ENDED', endedBecause: 'SIGNED', nextActions: [] });
    await sendVendorEvent('session.ended', id, { because: 'TECHNICAL' });
    await sendVendorEvent('session.started', id, {});
    await waitForSigned(walked);
    expect([await fetchSession(walked, id), (await fetchNotary(walked)).signedAt]).toMatchObject([
      { state: 'ENDED', endedBecause: 'SIGNED' },
      expect.any(String),
    ]);
    expect((await join(walked)).body['status']).toBe('not-at-this-step');
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
  });

  test('shows why a session ended unsigned and what to do next, only to its borrower [SCREEN-089]', async () => {
    const walked = await toGate(buildPersonaAt('1600 Larimer Street'), 'deed');
    const stranger = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    for (const [act, because, next] of [
      ['notary-left', 'NOTARY_LEFT', 'JOIN_AGAIN'],
      ['id-failed', 'ID_FAILED', 'JOIN_AGAIN'],
      ['technical', 'TECHNICAL', 'JOIN_AGAIN'],
      ['state-not-allowed', 'STATE_NOT_ALLOWED', 'IN_PERSON'],
    ] as const) {
      const id = String((await join(walked)).body['sessionUuid']);
      await pressIn(id, act);
      await waitForSigned(walked);
      expect(await fetchSession(walked, id)).toMatchObject({
        state: 'ENDED',
        endedBecause: because,
        nextActions: expect.arrayContaining([next]) as string[],
      });
      expect(
        (await stranger.client.answer(readNotarySession, { params: { uuid: walked.uuid, sessionUuid: id } })).status,
      ).toBe(404);
      expect((await stranger.answer(readNotarySession, { params: { sessionUuid: id } })).status).toBe(404);
    }
    expect(await fetchFacts(walked, 'DeedSigned')).toEqual([]);
    for (const [call, body] of [
      [readNotary, undefined],
      [readNotarySlots, undefined],
      [startNotarySession, { bookingUuid: null }],
      [readNotaryOffices, undefined],
    ] as const) {
      expect((await stranger.client.loose(call, { params: { uuid: walked.uuid }, body })).status).toBe(404);
    }
    expect((await stranger.answer(startNotarySession, { body: { bookingUuid: null } })).body['status']).toBe(
      'not-at-this-step',
    );
  });

  test('can’t be joined without a notary or before its booking, and can change to in person with new documents', async () => {
    const walked = await toGate(buildPersonaAt('1600 Larimer Street', { tag: 'notary-closed' }), 'deed');
    expect((await join(walked)).body).toMatchObject({
      status: 'notary-closed',
      message: expect.stringMatching(/The next time is .*\d{4}/) as string,
    });
    const slots = await walked.send(readNotarySlots);
    expect(slots.length).toBeGreaterThan(20);
    const later = slots.find((slot) => slot.startsAt > '2026-12-03')!;
    const booked = await walked.answer(bookNotary, {
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
    expect(await fetchFacts(walked, 'NotaryBooked')).toMatchObject([
      { papers: 1, mode: 'REMOTE', fee: null, place: { kind: 'REMOTE' }, at: later.startsAt },
    ]);
    const { bookingUuid } = booked.body['booking'] as { bookingUuid: string };
    expect((await join(walked, bookingUuid)).body['status']).toBe('too-early');
    expect((await join(walked, randomUUID())).body['status']).toBe('not-found');
    expect(await fetchGate(walked)).toBe('deed');

    // A change to in person has another fee, so new documents are made, and the plan stays with them.
    const changeKind = async (fee: number) => walked.answer(changeNotaryKind, { body: { kind: 'MANUAL', fee } });
    expect((await changeKind(250)).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $300. Confirm it to continue.',
    });
    expect((await changeKind(300)).status).toBe(200);
    expect([await fetchFile(walked), (await fetchNotary(walked)).booking]).toMatchObject([
      { closingSet: 2, quotedNotary: { mode: 'MANUAL', fee: 300 } },
      null,
    ]);
    await waitForGate(server, walked, 'final-offer');
    await recordUntilGate(server, walked.uuid, 'deed-manual');
    expect([
      (await fetchFacts(walked, 'NotaryPlanned')).map((fact) => fact['mode']),
      (await fetchFile(walked)).closingSet,
    ]).toEqual([['REMOTE', 'MANUAL'], 2]);
    expect(await fetchNotary(walked)).toMatchObject({ kind: 'MANUAL', disclosed: { kind: 'MANUAL', fee: 300 } });
  });

  test('becomes in-person with new documents and a fee in a county that records none [OP-D-112] [LEGAL-011]', async () => {
    const walked = await toGate(buildPersonaAt('42 Paper County Road'), 'deed-manual');
    expect(await fetchFacts(walked, 'NotaryPlanned')).toMatchObject([
      { attempt: 1, mode: 'MANUAL', fee: 300 },
      { attempt: 2, mode: 'MANUAL', fee: 300 },
    ]);
    expect((await fetchFacts(walked, 'ClosingDisclosureReady')).map((fact) => fact['notary'])).toEqual([
      { mode: 'REMOTE', fee: null },
      { mode: 'MANUAL', fee: 300 },
    ]);
    expect([(await fetchFile(walked)).closingSet, await walked.status()]).toEqual([2, 'MANUAL_DEED_SIGNING']);
    const [slot] = await walked.send(readNotarySlots, { query: { kind: 'ELECTRONIC' } });
    const byVideo = { slotId: slot!.slotId, kind: 'ELECTRONIC', place: null, accessNotes: null, fee: null } as const;
    expect((await walked.answer(bookNotary, { body: byVideo })).body).toMatchObject({
      status: 'not-in-this-state',
      message: 'In Colorado, this must be done in person.',
    });
  });

  test('waits in a flood area for the ten days of the flood notice', async () => {
    const walked = await toGate(buildPersonaAt('36 Flood Lane'), 'waiting-period');
    const { due } = (await fetchFile(walked)).clocks.FLOOD!;
    expect(await fetchNotary(walked)).toMatchObject({ planned: true, because: 'FLOOD', opensOn: due.slice(0, 10) });
    expect((await walked.fetchStatusReply()).explain['text']).toMatch(
      /^You can sign starting .* 2026, after a required wait\.$/,
    );
    expect((await join(walked)).body['status']).toBe('not-at-this-step');
    const early = (await walked.send(readNotarySlots, { query: { from: '2026-12-01' } })).filter(
      (slot) => slot.startsAt < due,
    );
    expect(early).toEqual([]);
    await moveLoanClockTo(server, due);
    expect(await fetchGate(walked)).toBe('deed');
    await setLoanClock(server.context, { pinnedAt: new Date('2026-12-01T18:00:00Z') });
  });

  test('waits in an attorney state for an attorney’s opinion, with a reason when it is no [OP-D-108] [OP-D-109]', async () => {
    const walked = await toGate(
      { ...getPersona('found'), street: ['640 Magnolia Way', 'Charlotte', 'NC', '28202'] },
      'attorney',
    );
    expect(await walked.status()).toBe('ATTORNEY_REVIEW');
    const [attorney, other, closer] = [
      await logInStaffMember(server, 'attorney'),
      await logInStaffMember(server, 'attorney'),
      await logInStaffMember(server, 'closer'),
    ];
    const fetchTasks = async () =>
      (
        await server.context.db
          .selectFrom('desk_task')
          .select('gate')
          .where('application_uuid', '=', walked.uuid)
          .where('closed_at', 'is', null)
          .where('kind', '=', 'TASK')
          .execute()
      ).map((row) => row.gate);
    await expect.poll(fetchTasks).toEqual(['attorney-review']);
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: walked.uuid }, token: attorney.token })).statusCode,
    ).toBe(404);
    // A closer sees to whom the file can be assigned. An assigned file is in that person's queue, and in no other
    // attorney's.
    const fetchReviews = async (token: string) => server.send(listReviews, { query: { limit: '200' }, token });
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: walked.uuid }, token: closer.token })).json(),
    ).toMatchObject({
      attorneys: expect.arrayContaining([{ staffUuid: attorney.staffUuid, name: 'Ada Law' }]) as object[],
    });
    expect(await fetchReviews(attorney.token)).toMatchObject({ items: [], counts: { needsPerson: 0 } });
    await server.ask(assignLoanFile, {
      params: { uuid: walked.uuid },
      token: closer.token,
      body: { staffUuid: attorney.staffUuid },
      version: await walked.version(),
    });
    expect(await fetchReviews(attorney.token)).toMatchObject({
      items: [{ gate: 'attorney-review', application: { uuid: walked.uuid } }],
      counts: { needsPerson: 1, mine: 1, withBorrower: 0, withVendor: 0, closedThisWeek: 0 },
    });
    expect((await fetchReviews(other.token)).items).toEqual([]);
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: walked.uuid }, token: attorney.token })).json(),
    ).toMatchObject({
      state: 'WAITING',
      documents: expect.arrayContaining([expect.objectContaining({ kind: 'DEED' })]) as object[],
      opinion: null,
      attorneys: [],
    });
    expect(
      (await server.ask(readAttorneyOpinion, { params: { uuid: walked.uuid }, token: other.token })).statusCode,
    ).toBe(404);
    const giveOpinion = async (token: string, body: object) =>
      server.loose(giveAttorneyOpinion, {
        params: { uuid: walked.uuid },
        token,
        body,
        headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await walked.version()}"` },
      });
    expect(
      (await giveOpinion(closer.token, { outcome: 'APPROVED', documentUuid: null, comment: null })).json(),
    ).toMatchObject({ status: 'not-permitted' });
    expect(
      (await giveOpinion(attorney.token, { outcome: 'OBJECTED', documentUuid: null, comment: null })).json(),
    ).toMatchObject({ status: 'reason-missing' });
    // A photo of the ID isn't a letter. A supporting document that arrived after the documents is.
    const upload = randomUUID();
    await server.context.db
      .insertInto('document')
      .values({
        ...NOTHING_YET,
        uuid: upload,
        application_uuid: walked.uuid,
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
    expect((await giveOpinion(attorney.token, objection)).json()).toMatchObject({ status: 'outcome-not-possible' });
    await server.context.db.updateTable('document').set({ type: 'SUPPORT' }).where('uuid', '=', upload).execute();
    expect((await giveOpinion(attorney.token, objection)).statusCode).toBe(200);
    expect([await fetchTasks(), await fetchGate(walked)]).toEqual([['attorney-objected'], 'attorney']);
    const approve = (eventId: string) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'attorney', organisation: 'FIGURE' },
        {
          eventId,
          type: 'opinion',
          reference: walked.uuid,
          occurredAt: '2026-12-01T18:00:00Z',
          data: { outcome: 'APPROVED' },
        },
      );
    const id = randomUUID();
    // Two windows of the attorney and their own system approve at the same time. It is recorded once, and a later
    // window gets a named error.
    const yes = { outcome: 'APPROVED', documentUuid: null, comment: null };
    const [windows, byEvent] = await Promise.all([
      Promise.all([giveOpinion(attorney.token, yes), giveOpinion(attorney.token, yes)]),
      Promise.all([approve(id), approve(id), approve(randomUUID())]),
    ]);
    expect(byEvent.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const lost = windows.filter((answer) => answer.statusCode !== 200).map((answer) => answer.json().status);
    expect([
      lost.length > 0,
      lost.filter((name) => name !== 'stale-version' && name !== 'outcome-not-possible'),
    ]).toEqual([true, []]);
    await expect.poll(() => fetchGate(walked)).toBe('deed');
    expect(await fetchFacts(walked, 'AttorneyApproved')).toHaveLength(1);
    const stored = await server.context.db
      .selectFrom('attorney_opinion')
      .select('outcome')
      .where('application_uuid', '=', walked.uuid)
      .execute();
    expect(stored.map(({ outcome }) => outcome).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'APPROVED',
      'OBJECTED',
    ]);
    expect([
      (await giveOpinion(attorney.token, { outcome: 'APPROVED', documentUuid: null, comment: null })).json(),
      (await server.ask(readAttorneyOpinion, { params: { uuid: walked.uuid }, token: closer.token })).json(),
    ]).toMatchObject([{ status: 'outcome-not-possible' }, { state: 'APPROVED' }]);
    await expect.poll(fetchTasks).toEqual([]);
  });

  test('can be signed on the sandbox notary’s page', async () => {
    const walked = await toGate(buildPersonaAt('1600 Larimer Street'), 'deed');
    const id = String((await join(walked)).body['sessionUuid']);
    await signBeforeNotary(server.app, server.context, id);
    await waitForSigned(walked);
    expect(await fetchGate(walked)).not.toBe('deed');
    expect((await loanNow(server.context, server.context.db)).toISOString()).toBe('2026-12-01T18:00:00.000Z');
  });
});
