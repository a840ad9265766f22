import { randomUUID } from 'node:crypto';
import { nameSigner, readSigners } from '@lintel/contract';
import { currentGate } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { byWorker } from '../../../test/loans.ts';
import { accountGiven, gateIs, walkToBank, WITHOUT_CLOSING } from '../../../test/to-closing.ts';
import { card, factsIn, factsOfType, type Walked } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { drive } from '../../sandbox/drive.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { orderFault } from '../../vendors/faults.ts';
import type { Commitment } from '../../vendors/title/port.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { orderTitle, pullTitle } from './jobs.ts';

vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('the title that the deed rests on', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, features: WITHOUT_CLOSING });
  });

  const living = (street: string, tag?: string, more: Partial<Persona> = {}): Persona => ({
    ...card('found'),
    street: [street, 'Denver', 'CO', '80202'],
    ...(tag ? { tag } : {}),
    ...more,
  });
  const MIAMI: Partial<Persona> = { street: ['56 Seabreeze Court', 'Miami', 'FL', '33130'] };
  const toTitle = async (persona: Persona) => {
    const who = await walkToBank(server, persona);
    await accountGiven(server, who);
    return who;
  };
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const said = (who: Walked, type: Parameters<typeof factsOfType>[2]) => factsOfType(server, who.uuid, type);
  const ledger = async ({ uuid }: Walked) =>
    (await server.context.vendors.gateway.ledger.of(uuid))
      .filter((row) => row.op.startsWith('title.'))
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  const pending = async (who: Walked) => {
    await expect.poll(async () => (await ledger(who))[1]?.[1]).toBe('PENDING');
  };
  const signers = async (who: Walked) => who.send(readSigners);
  const name = async (who: Walked, body: Record<string, unknown>, version?: number) =>
    who.loose(nameSigner, {
      version: version ?? (await who.version()),
      body: {
        firstName: 'Robin',
        lastName: 'Sample',
        role: 'CO_DEEDER',
        livesThere: 'UNKNOWN',
        email: 'robin@example.com',
        phoneNumber: null,
        ...body,
      },
    });
  const told = (who: Walked, data: Record<string, unknown>, gate = 'final-title', attempt = 1) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'title', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'committed',
        reference: `${who.uuid}:${gate}:${attempt}`,
        occurredAt: '2026-12-01T10:00:00Z',
        data,
      },
    );
  const job = ({ uuid }: Walked, gate: 'title-order' | 'final-title') =>
    ({ uuid, gate, attempt: 1, key: `${uuid}:${gate}:1` }) as const;
  /** A server that is killed while it records a vendor's answer. */
  const dying: () => Context = () => ({
    ...server.context,
    vault: {
      ...server.context.vault,
      seal: () => {
        throw new Error('killed');
      },
    },
  });

  test('of an only owner is ordered and read once, whatever runs how often, and the papers come next [OP-D-094, OP-D-095]', async () => {
    await orderFault(server.context.db, 'title', '5xx', 1, 1);
    await orderFault(server.context.db, 'title', 'malformed', 1, 1);
    await orderFault(server.context.db, 'title', 'duplicate', 2, 1);
    const who = await toTitle(living('1600 Larimer Street'));
    await gateIs(server, who, 'closing-disclosure');
    expect(await who.status()).toBe('GEN_CLOSING_DISCLOSURE');
    for (let times = 0; times < 2; times += 1)
      await Promise.all([
        orderTitle(job(who, 'title-order'), server.context),
        pullTitle(job(who, 'final-title'), server.context),
      ]);
    expect(await said(who, 'FullTitleOrdered')).toMatchObject([{ attempt: 1 }]);
    expect(await said(who, 'FinalTitleReturned')).toMatchObject([{ attempt: 1, vesting: 'SOLE', mustSign: [] }]);
    expect(await ledger(who)).toEqual([
      [`${who.uuid}:title-order:1`, 'ORDERED', 5],
      [`${who.uuid}:final-title:1`, 'COMMITTED', 3],
    ]);
    expect(await said(who, 'ConditionPosted')).toEqual([]);
    expect(JSON.stringify((await factsIn(server, who.uuid)).map((fact) => fact.data))).not.toMatch(/Maria|Delgado/);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
    expect((await name(who, { personUuid: randomUUID() })).body['status']).toBe('not-at-this-step');
  });

  test('asks again under the same key when the server dies between the answer and the fact', async () => {
    await orderFault(server.context.db, 'title', 'late', 1, 40);
    const who = await toTitle(living('1600 Larimer Street'));
    await expect.poll(() => ledger(who)).toEqual([[`${who.uuid}:title-order:1`, 'LATE', 1]]);
    for (let times = 0; times < 2; times += 1)
      await expect(orderTitle(job(who, 'title-order'), dying())).rejects.toThrow('killed');
    expect(await said(who, 'FullTitleOrdered')).toEqual([]);
    await orderFault(server.context.db, 'title', 'late', 1, 40);
    await orderTitle(job(who, 'title-order'), server.context);
    await expect.poll(async () => (await ledger(who))[1]?.[1]).toBe('LATE');
    for (let times = 0; times < 2; times += 1)
      await expect(pullTitle(job(who, 'final-title'), dying())).rejects.toThrow('killed');
    await pullTitle(job(who, 'final-title'), server.context);
    await gateIs(server, who, 'closing-disclosure');
    expect((await ledger(who)).map(([key, outcome]) => [key, outcome])).toEqual([
      [`${who.uuid}:title-order:1`, 'ORDERED'],
      [`${who.uuid}:final-title:1`, 'COMMITTED'],
    ]);
    expect(
      [await said(who, 'FullTitleOrdered'), await said(who, 'FinalTitleReturned')].map((facts) => facts.length),
    ).toEqual([1, 1]);
  });

  test('names another owner, who is invited by name and at an address of their own; no fact tells who it is [OP-D-096, OP-D-097]', async () => {
    const who = await toTitle(living('1600 Larimer Street', 'co-owner'));
    await gateIs(server, who, 'co-deed');
    expect([await who.status(), (await who.standing()).explain]).toMatchObject([
      'CO_DEED_REQ',
      {
        text: 'Robin Sample must sign too: every owner of the home must sign the deed.',
        ask: 'Tell us how to reach them. We’ll send the invitations.',
        owner: 'YOU',
      },
    ]);
    const {
      mustSign: [robin],
      signers: none,
    } = await signers(who);
    expect([none, robin]).toMatchObject([
      [],
      { name: 'Robin Sample', relation: 'CO_OWNER', livesThere: 'UNKNOWN', signerUuid: null },
    ]);
    const personUuid = robin?.personUuid;
    expect((await name(who, { personUuid: randomUUID() })).body['status']).toBe('choice-unknown');
    expect((await name(who, { personUuid, email: null })).body).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'email', message: 'Enter an email address or a mobile phone number.' }],
    });
    expect((await name(who, { personUuid, email: who.email })).body).toMatchObject({
      errors: [{ field: 'email', message: 'Enter their own email address. They log in with it.' }],
    });
    expect((await name(who, { personUuid, role: 'CO_BORROWER' })).status).toBe(400);
    const before = await who.version();
    const answers = await Promise.all([
      name(who, { personUuid, phoneNumber: '(303) 555-0142' }, before),
      name(who, { personUuid, phoneNumber: '(303) 555-0142' }, before),
    ]);
    expectOneTaken(answers);
    expect(answers.find((answer) => answer.status === 201)?.body['signer']).toMatchObject({
      signerUuid: personUuid,
      firstName: 'Robin',
      email: 'r***@example.com',
      phoneNumber: '(***) ***-0142',
      state: 'INVITED',
      removableBy: 'YOU',
      role: 'CO_DEEDER',
    });
    await gateIs(server, who, 'closing-disclosure');
    expect(await said(who, 'AdditionalSignerNamed')).toEqual([
      { signer: personUuid, role: 'CO_DEEDER', by: 'BORROWER' },
    ]);
    expect(await signers(who)).toMatchObject({ signers: [{ personUuid }], mustSign: [{ signerUuid: personUuid }] });
    expect(JSON.stringify((await factsIn(server, who.uuid)).map((fact) => fact.data))).not.toMatch(
      /Robin|robin@|5550142/,
    );
    const stranger = await server.borrower();
    expect((await server.ask(readSigners, { params: { uuid: who.uuid }, token: stranger.token })).statusCode).toBe(404);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test('asks in Florida for the spouse who is on no title, and keeps the person through another search', async () => {
    const who = await toTitle({ ...living('', undefined, MIAMI), married: true });
    await gateIs(server, who, 'co-deed');
    expect((await who.standing()).explain['text']).toBe(
      "Your spouse must sign too: Florida law requires your spouse to sign the deed, even if they're not on the title (Fla. Const. Art. X, sec. 4).",
    );
    const [spouse] = (await signers(who)).mustSign;
    expect(spouse).toMatchObject({ name: null, relation: 'SPOUSE' });
    expect(
      (
        await name(who, {
          personUuid: spouse?.personUuid,
          firstName: 'Jo',
          lastName: 'Delgado',
          email: null,
          phoneNumber: '3035550142',
        })
      ).status,
    ).toBe(201);
    await record(server.context, who.uuid, () => [{ type: 'EvidenceExpired', data: { what: 'TITLE' } }], byWorker);
    await expect.poll(async () => (await said(who, 'FinalTitleReturned')).length).toBe(2);
    await gateIs(server, who, 'closing-disclosure');
    expect((await ledger(who)).map(([key]) => key)).toEqual(
      ['title-order:1', 'final-title:1', 'title-order:2', 'final-title:2'].map((part) => `${who.uuid}:${part}`),
    );
    expect((await said(who, 'FinalTitleReturned')).map(({ attempt, mustSign }) => [attempt, mustSign])).toEqual(
      [1, 2].map((attempt) => [
        attempt,
        [expect.objectContaining({ person: spouse?.personUuid, relation: 'SPOUSE', livesThere: 'UNKNOWN' })],
      ]),
    );
  });

  const commitment = (more: Partial<Commitment> = {}): Commitment => ({
    orderNumber: 'T-1',
    effectiveOn: '2026-12-01',
    vesting: 'MARIA DELGADO, a single person',
    estate: 'SOLE',
    owners: [{ name: 'MARIA DELGADO', married: false, spouse: null }],
    mustSign: [],
    liens: [],
    exceptions: [],
    lastTransferOn: '2015-01-01',
    ...more,
  });
  const LIEN = {
    reference: 'deed 7741',
    holder: 'HARBOR STREET LENDING',
    mask: null,
    instrument: 'HELOC',
    position: 2,
    recordedCents: 1_800_000,
    recordedOn: '2026-10-02',
    texasA6: false,
  } as const;

  test('that is read by hand comes by its event, once, and raises what must be settled before the papers', async () => {
    const who = await toTitle(living('1600 Larimer Street', 'title-later'));
    await pending(who);
    expect((await who.standing()).explain).toMatchObject({
      text: 'The title company is reviewing the deeds to your home.',
      ownerName: 'The title company',
    });
    const good = {
      ...commitment({
        liens: [LIEN],
        exceptions: [
          { number: 2, kind: 'LEGAL_DESCRIPTION', text: '' },
          { number: 3, kind: 'JUDGMENT', text: '' },
          { number: 4, kind: 'LITIGATION', text: '' },
          { number: 1, kind: 'STANDARD', text: '' },
        ],
      }),
    };
    await told(who, { ...good, estate: 'SHARED' });
    expect((await told(who, good, 'final-title', 2)).status).toBe(202);
    await expect
      .poll(async () =>
        (
          await server.context.db
            .selectFrom('vendor_event')
            .select('state')
            .where('application_uuid', '=', who.uuid)
            .execute()
        ).map((row) => row.state),
      )
      .toEqual(['DONE']);
    expect(await said(who, 'FinalTitleReturned')).toEqual([]);
    await Promise.all([told(who, good), told(who, good), told(who, good, 'title-order')]);
    await gateIs(server, who, 'closing-conditions-borrower');
    expect(
      Object.fromEntries(
        Object.entries((await file(who)).conditions).map(([id, { blocks, state }]) => [id, `${blocks} ${state}`]),
      ),
    ).toEqual({
      'title-lien-deed7741': 'CLOSING ASKED',
      'title-legal': 'CLOSING ASKED',
      'title-exception-3': 'CLOSING ASKED',
      'title-exception-4': 'CLOSING ANSWERED',
    });
    await record(server.context, who.uuid, () => [{ type: 'EvidenceExpired', data: { what: 'TITLE' } }], byWorker);
    await expect.poll(async () => (await ledger(who))[3]?.[1]).toBe('PENDING');
    await told(who, good);
    await told(who, { ...good, liens: [LIEN, { ...LIEN, reference: 'deed 9000' }] }, 'final-title', 2);
    await gateIs(server, who, 'closing-conditions-borrower');
    expect((await said(who, 'FinalTitleReturned')).map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(Object.keys((await file(who)).conditions).filter((id) => id.startsWith('title-lien'))).toEqual(
      expect.arrayContaining(['title-lien-deed7741', 'title-lien-deed9000']),
    );
    expect(Object.keys((await file(who)).conditions)).toHaveLength(5);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test('of a trust, and of somebody else, holds the file until it is settled [OP-D-098]', async () => {
    const trust = await toTitle(living('1600 Larimer Street', 'title-later'));
    await pending(trust);
    await told(trust, {
      ...commitment({ estate: 'TRUST', owners: [{ name: 'The Delgado Family Trust', married: null, spouse: null }] }),
    });
    await gateIs(server, trust, 'hold-borrower');
    expect(await said(trust, 'ConditionPosted')).toMatchObject([
      { id: 'title-trust', category: 'REVIEW_TRUST_REQUIREMENTS', blocks: 'NOW' },
    ]);
    expect(await trust.status()).toBe('TRUST_AND_INSURANCE');

    const other = await toTitle(living('40 Stranger Street'));
    await gateIs(server, other, 'hold-borrower');
    expect(await said(other, 'ConditionPosted')).toMatchObject([
      { id: 'title-owner', category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' },
    ]);
    expect((await said(other, 'FinalTitleReturned'))[0]).toMatchObject({ mustSign: [{ relation: 'CO_OWNER' }] });
  });

  test('of a home that changed hands while the file was open ends it [ELIG-001]', async () => {
    const who = await toTitle(living('1600 Larimer Street', 'title-later'));
    await pending(who);
    await told(who, {
      ...commitment({ lastTransferOn: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10) }),
    });
    await expect.poll(() => who.status()).toBe('DECLINED');
    expect(currentGate(await file(who))?.id).toBe('declined');
  });

  test.each(['co-owner', 'spouse-not-on-title', 'flood-zone'])(
    '%s comes to the papers by calls alone',
    async (persona) => {
      const { uuid } = await drive(server.app, card(persona), 'GEN_CLOSING_DISCLOSURE');
      expect(await verifyChain(server.context.db, uuid)).toMatchObject({ ok: true });
    },
  );
});
