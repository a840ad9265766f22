import { randomUUID } from 'node:crypto';
import { nameSigner, readSigners } from '@lintel/contract';
import { currentGate } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { recordAccount, waitForGate, walkToBank, FEATURES_WITHOUT_CLOSING } from '../../../test/walk-to-closing.ts';
import { getPersona, loadFacts, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
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

onOneDatabase('the title commitment', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_CLOSING });
  });

  const buildPersonaAt = (street: string, tag?: string, overrides: Partial<Persona> = {}): Persona => ({
    ...getPersona('found'),
    street: [street, 'Denver', 'CO', '80202'],
    ...(tag ? { tag } : {}),
    ...overrides,
  });
  const MIAMI: Partial<Persona> = { street: ['56 Seabreeze Court', 'Miami', 'FL', '33130'] };
  const toTitle = async (persona: Persona) => {
    const walked = await walkToBank(server, persona);
    await recordAccount(server, walked);
    return walked;
  };
  const fetchFile = async ({ uuid }: WalkedLoan) => (await readApplication(server.context.db, uuid))!.projection;
  const fetchFacts = (walked: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, walked.uuid, type);
  const fetchLedger = async ({ uuid }: WalkedLoan) =>
    (await server.context.vendors.gateway.ledger.list(uuid))
      .filter((row) => row.op.startsWith('title.'))
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  const waitForPending = async (walked: WalkedLoan) => {
    await expect.poll(async () => (await fetchLedger(walked))[1]?.[1]).toBe('PENDING');
  };
  const fetchSigners = async (walked: WalkedLoan) => walked.send(readSigners);
  const nameSignerWith = async (walked: WalkedLoan, body: Record<string, unknown>, version?: number) =>
    walked.loose(nameSigner, {
      version: version ?? (await walked.version()),
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
  const sendVendorEvent = (walked: WalkedLoan, data: Record<string, unknown>, gate = 'final-title', attempt = 1) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'title', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'committed',
        reference: `${walked.uuid}:${gate}:${attempt}`,
        occurredAt: '2026-12-01T10:00:00Z',
        data,
      },
    );
  const buildJob = ({ uuid }: WalkedLoan, gate: 'title-order' | 'final-title') =>
    ({ uuid, gate, attempt: 1, key: `${uuid}:${gate}:1` }) as const;
  /** A server that is killed while it records a vendor's answer. */
  const createDyingContext: () => Context = () => ({
    ...server.context,
    vault: {
      ...server.context.vault,
      seal: () => {
        throw new Error('killed');
      },
    },
  });

  test('orders and reads the title once for a sole owner despite failures, then makes the documents [OP-D-094, OP-D-095]', async () => {
    await orderFault(server.context.db, 'title', '5xx', 1, 1);
    await orderFault(server.context.db, 'title', 'malformed', 1, 1);
    await orderFault(server.context.db, 'title', 'duplicate', 2, 1);
    const walked = await toTitle(buildPersonaAt('1600 Larimer Street'));
    await waitForGate(server, walked, 'closing-disclosure');
    expect(await walked.status()).toBe('GEN_CLOSING_DISCLOSURE');
    for (let times = 0; times < 2; times += 1)
      await Promise.all([
        orderTitle(buildJob(walked, 'title-order'), server.context),
        pullTitle(buildJob(walked, 'final-title'), server.context),
      ]);
    expect(await fetchFacts(walked, 'FullTitleOrdered')).toMatchObject([{ attempt: 1 }]);
    expect(await fetchFacts(walked, 'FinalTitleReturned')).toMatchObject([
      { attempt: 1, vesting: 'SOLE', mustSign: [] },
    ]);
    expect(await fetchLedger(walked)).toEqual([
      [`${walked.uuid}:title-order:1`, 'ORDERED', 5],
      [`${walked.uuid}:final-title:1`, 'COMMITTED', 3],
    ]);
    expect(await fetchFacts(walked, 'ConditionPosted')).toEqual([]);
    expect(JSON.stringify((await loadFacts(server, walked.uuid)).map((fact) => fact.data))).not.toMatch(
      /Maria|Delgado/,
    );
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
    expect((await nameSignerWith(walked, { personUuid: randomUUID() })).body['status']).toBe('not-at-this-step');
  });

  test('requests the title again under the same key when the server dies before the fact', async () => {
    await orderFault(server.context.db, 'title', 'late', 1, 40);
    const walked = await toTitle(buildPersonaAt('1600 Larimer Street'));
    await expect.poll(() => fetchLedger(walked)).toEqual([[`${walked.uuid}:title-order:1`, 'LATE', 1]]);
    for (let times = 0; times < 2; times += 1)
      await expect(orderTitle(buildJob(walked, 'title-order'), createDyingContext())).rejects.toThrow('killed');
    expect(await fetchFacts(walked, 'FullTitleOrdered')).toEqual([]);
    await orderFault(server.context.db, 'title', 'late', 1, 40);
    await orderTitle(buildJob(walked, 'title-order'), server.context);
    await expect.poll(async () => (await fetchLedger(walked))[1]?.[1]).toBe('LATE');
    for (let times = 0; times < 2; times += 1)
      await expect(pullTitle(buildJob(walked, 'final-title'), createDyingContext())).rejects.toThrow('killed');
    await pullTitle(buildJob(walked, 'final-title'), server.context);
    await waitForGate(server, walked, 'closing-disclosure');
    expect((await fetchLedger(walked)).map(([key, outcome]) => [key, outcome])).toEqual([
      [`${walked.uuid}:title-order:1`, 'ORDERED'],
      [`${walked.uuid}:final-title:1`, 'COMMITTED'],
    ]);
    expect(
      [await fetchFacts(walked, 'FullTitleOrdered'), await fetchFacts(walked, 'FinalTitleReturned')].map(
        (facts) => facts.length,
      ),
    ).toEqual([1, 1]);
  });

  test('invites another owner at their own address, and keeps names out of facts [OP-D-096, OP-D-097]', async () => {
    const walked = await toTitle(buildPersonaAt('1600 Larimer Street', 'co-owner'));
    await waitForGate(server, walked, 'co-deed');
    expect([await walked.status(), (await walked.fetchStatusReply()).explain]).toMatchObject([
      'CO_DEED_REQ',
      {
        text: 'Robin Sample must sign too: every owner of the home must sign the deed of trust.',
        ask: 'Tell us how to reach them. We’ll send the invitations.',
        owner: 'YOU',
      },
    ]);
    const {
      mustSign: [robin],
      signers: none,
    } = await fetchSigners(walked);
    expect([none, robin]).toMatchObject([
      [],
      { name: 'Robin Sample', relation: 'CO_OWNER', livesThere: 'UNKNOWN', signerUuid: null },
    ]);
    const personUuid = robin?.personUuid;
    expect((await nameSignerWith(walked, { personUuid: randomUUID() })).body['status']).toBe('choice-unknown');
    expect((await nameSignerWith(walked, { personUuid, email: null })).body).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'email', message: 'Enter an email address or a mobile phone number.' }],
    });
    expect((await nameSignerWith(walked, { personUuid, email: walked.email })).body).toMatchObject({
      errors: [{ field: 'email', message: 'Enter their own email address. They log in with it.' }],
    });
    expect((await nameSignerWith(walked, { personUuid, role: 'CO_BORROWER' })).status).toBe(400);
    const before = await walked.version();
    const answers = await Promise.all([
      nameSignerWith(walked, { personUuid, phoneNumber: '(303) 555-0142' }, before),
      nameSignerWith(walked, { personUuid, phoneNumber: '(303) 555-0142' }, before),
    ]);
    expectOneAccepted(answers);
    expect(answers.find((answer) => answer.status === 201)?.body['signer']).toMatchObject({
      signerUuid: personUuid,
      firstName: 'Robin',
      email: 'r***@example.com',
      phoneNumber: '(***) ***-0142',
      state: 'INVITED',
      removableBy: 'YOU',
      role: 'CO_DEEDER',
    });
    await waitForGate(server, walked, 'closing-disclosure');
    expect(await fetchFacts(walked, 'AdditionalSignerNamed')).toEqual([
      { signer: personUuid, role: 'CO_DEEDER', by: 'BORROWER' },
    ]);
    expect(await fetchSigners(walked)).toMatchObject({
      signers: [{ personUuid }],
      mustSign: [{ signerUuid: personUuid }],
    });
    expect(JSON.stringify((await loadFacts(server, walked.uuid)).map((fact) => fact.data))).not.toMatch(
      /Robin|robin@|5550142/,
    );
    const stranger = await server.createBorrower();
    expect((await server.ask(readSigners, { params: { uuid: walked.uuid }, token: stranger.token })).statusCode).toBe(
      404,
    );
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
  });

  test('requires the spouse who is not on the title in Florida, and keeps that person in a new search', async () => {
    const walked = await toTitle({ ...buildPersonaAt('', undefined, MIAMI), married: true });
    await waitForGate(server, walked, 'co-deed');
    expect((await walked.fetchStatusReply()).explain['text']).toBe(
      'Your spouse must sign too: Florida law requires your spouse to sign the deed of trust, even if they’re not on the title (Fla. Const. Art. X, sec. 4).',
    );
    const [spouse] = (await fetchSigners(walked)).mustSign;
    expect(spouse).toMatchObject({ name: null, relation: 'SPOUSE' });
    expect(
      (
        await nameSignerWith(walked, {
          personUuid: spouse?.personUuid,
          firstName: 'Jo',
          lastName: 'Delgado',
          email: null,
          phoneNumber: '3035550142',
        })
      ).status,
    ).toBe(201);
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'EvidenceExpired', data: { what: 'TITLE' } }],
      WORKER_META,
    );
    await expect.poll(async () => (await fetchFacts(walked, 'FinalTitleReturned')).length).toBe(2);
    await waitForGate(server, walked, 'closing-disclosure');
    expect((await fetchLedger(walked)).map(([key]) => key)).toEqual(
      ['title-order:1', 'final-title:1', 'title-order:2', 'final-title:2'].map((part) => `${walked.uuid}:${part}`),
    );
    expect(
      (await fetchFacts(walked, 'FinalTitleReturned')).map(({ attempt, mustSign }) => [attempt, mustSign]),
    ).toEqual(
      [1, 2].map((attempt) => [
        attempt,
        [expect.objectContaining({ person: spouse?.personUuid, relation: 'SPOUSE', livesThere: 'UNKNOWN' })],
      ]),
    );
  });

  const buildCommitment = (overrides: Partial<Commitment> = {}): Commitment => ({
    orderNumber: 'T-1',
    effectiveOn: '2026-12-01',
    vesting: 'MARIA DELGADO, a single person',
    estate: 'SOLE',
    owners: [{ name: 'MARIA DELGADO', married: false, spouse: null }],
    mustSign: [],
    liens: [],
    exceptions: [],
    lastTransferOn: '2015-01-01',
    ...overrides,
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

  test('waits for the webhook while the title company reads by hand, and counts it once', async () => {
    const walked = await toTitle(buildPersonaAt('1600 Larimer Street', 'title-later'));
    await waitForPending(walked);
    expect((await walked.fetchStatusReply()).explain).toMatchObject({
      text: 'The title company is examining the title to your home.',
      ownerName: 'The title company',
    });
    const good = {
      ...buildCommitment({
        liens: [LIEN],
        exceptions: [
          { number: 2, kind: 'LEGAL_DESCRIPTION', text: '' },
          { number: 3, kind: 'JUDGMENT', text: '' },
          { number: 4, kind: 'LITIGATION', text: '' },
          { number: 1, kind: 'STANDARD', text: '' },
        ],
      }),
    };
    await sendVendorEvent(walked, { ...good, estate: 'SHARED' });
    expect((await sendVendorEvent(walked, good, 'final-title', 2)).status).toBe(202);
    await expect
      .poll(async () =>
        (
          await server.context.db
            .selectFrom('vendor_event')
            .select('state')
            .where('application_uuid', '=', walked.uuid)
            .execute()
        ).map((row) => row.state),
      )
      .toEqual(['DONE']);
    expect(await fetchFacts(walked, 'FinalTitleReturned')).toEqual([]);
    await Promise.all([
      sendVendorEvent(walked, good),
      sendVendorEvent(walked, good),
      sendVendorEvent(walked, good, 'title-order'),
    ]);
    await waitForGate(server, walked, 'closing-conditions-borrower');
    expect(
      Object.fromEntries(
        Object.entries((await fetchFile(walked)).conditions).map(([id, { blocks, state }]) => [
          id,
          `${blocks} ${state}`,
        ]),
      ),
    ).toEqual({
      'title-lien-deed7741': 'CLOSING ASKED',
      'title-legal': 'CLOSING ASKED',
      'title-exception-3': 'CLOSING ASKED',
      'title-exception-4': 'CLOSING ANSWERED',
    });
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'EvidenceExpired', data: { what: 'TITLE' } }],
      WORKER_META,
    );
    await expect.poll(async () => (await fetchLedger(walked))[3]?.[1]).toBe('PENDING');
    await sendVendorEvent(walked, good);
    await sendVendorEvent(walked, { ...good, liens: [LIEN, { ...LIEN, reference: 'deed 9000' }] }, 'final-title', 2);
    await waitForGate(server, walked, 'closing-conditions-borrower');
    expect((await fetchFacts(walked, 'FinalTitleReturned')).map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(Object.keys((await fetchFile(walked)).conditions).filter((id) => id.startsWith('title-lien'))).toEqual(
      expect.arrayContaining(['title-lien-deed7741', 'title-lien-deed9000']),
    );
    expect(Object.keys((await fetchFile(walked)).conditions)).toHaveLength(5);
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
  });

  test('holds the file until a title in the name of a trust or another owner is settled [OP-D-098]', async () => {
    const trust = await toTitle(buildPersonaAt('1600 Larimer Street', 'title-later'));
    await waitForPending(trust);
    await sendVendorEvent(trust, {
      ...buildCommitment({
        estate: 'TRUST',
        owners: [{ name: 'The Delgado Family Trust', married: null, spouse: null }],
      }),
    });
    await waitForGate(server, trust, 'hold-borrower');
    expect(await fetchFacts(trust, 'ConditionPosted')).toMatchObject([
      { id: 'title-trust', category: 'REVIEW_TRUST_REQUIREMENTS', blocks: 'NOW' },
    ]);
    expect(await trust.status()).toBe('TRUST_AND_INSURANCE');

    const other = await toTitle(buildPersonaAt('40 Stranger Street'));
    await waitForGate(server, other, 'hold-borrower');
    expect(await fetchFacts(other, 'ConditionPosted')).toMatchObject([
      { id: 'title-owner', category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' },
    ]);
    expect((await fetchFacts(other, 'FinalTitleReturned'))[0]).toMatchObject({ mustSign: [{ relation: 'CO_OWNER' }] });
  });

  test('declines a file when the home was sold during the application [ELIG-001]', async () => {
    const walked = await toTitle(buildPersonaAt('1600 Larimer Street', 'title-later'));
    await waitForPending(walked);
    await sendVendorEvent(walked, {
      ...buildCommitment({ lastTransferOn: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10) }),
    });
    await expect.poll(() => walked.status()).toBe('DECLINED');
    expect(currentGate(await fetchFile(walked))?.id).toBe('declined');
  });

  test.each(['co-owner', 'spouse-not-on-title', 'flood-zone'])(
    '%s reaches the documents by calls only',
    async (persona) => {
      const { uuid } = await drive(server.app, getPersona(persona), 'GEN_CLOSING_DISCLOSURE');
      expect(await verifyChain(server.context.db, uuid)).toMatchObject({ ok: true });
    },
  );
});
