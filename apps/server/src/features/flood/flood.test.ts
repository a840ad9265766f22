import { randomUUID } from 'node:crypto';
import {
  acknowledgeDocument,
  listDisclosures,
  readDocument,
  readStatus,
  submitCondition,
  viewDocument,
} from '@lintel/contract';
import { BORROWER, floodWait, type GateId } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { recordAccount, waitForGate, walkToBank, FEATURES_WITHOUT_CLOSING } from '../../../test/walk-to-closing.ts';
import { getPersona, loadFacts, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, pacificDay, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { sweepClocks } from '../../loan-file/sweep.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { actAt } from '../../sandbox/act.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { sendFile } from '../../sandbox/send-file.ts';
import { openStaffClient } from '../../sandbox/staff.ts';
import { readEvidence } from '../../vendors/evidence.ts';
import { orderFault } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { recordPaperAcknowledgment } from '../documents/acknowledge.ts';
import { findNotice } from '../notices/send.ts';
import { determineFlood } from './jobs.ts';

// Documents are made in separate threads, which start slowly.
vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('the flood zone of a home', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_CLOSING });
  });

  const buildPersonaAt = (street: string): Persona => ({
    ...getPersona('found'),
    street: [street, 'Denver', 'CO', '80202'],
  });
  const fetchFile = async ({ uuid }: WalkedLoan) => (await readApplication(server.context.db, uuid))!.projection;
  const fetchFacts = (walked: WalkedLoan, type: Parameters<typeof loadFactsOfType>[2]) =>
    loadFactsOfType(server, walked.uuid, type);
  const fetchFlood = async (walked: WalkedLoan) => (await fetchFile(walked)).floodZone;
  const fetchLedger = async ({ uuid }: WalkedLoan) =>
    (await server.context.vendors.gateway.ledger.list(uuid))
      .filter((row) => row.op === 'flood.determine')
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  const buildJob = ({ uuid }: WalkedLoan) => ({ uuid, gate: 'flood', attempt: 1, key: `${uuid}:flood:1` }) as const;
  const fetchConditions = async (walked: WalkedLoan) =>
    Object.fromEntries(
      Object.entries((await fetchFile(walked)).conditions).map(([id, { blocks, state }]) => [id, `${blocks} ${state}`]),
    );
  const loadFloodNotices = (walked: WalkedLoan) =>
    fetchFacts(walked, 'NoticePosted').then((facts) => facts.filter((fact) => fact['notice'] === 'FLOOD'));
  const fetchNotices = async (walked: WalkedLoan) =>
    (await walked.send(listDisclosures)).filter((one) => one.type === 'FLOODDISCLOSURE');
  const toGate = async (persona: Persona, gate: GateId) => {
    const walked = await walkToBank(server, persona);
    await recordAccount(server, walked);
    await waitForGate(server, walked, gate);
    return walked;
  };
  const sendVendorEvent = (walked: WalkedLoan, data: Record<string, unknown>) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'flood', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'determined',
        reference: `${walked.uuid}:flood:1`,
        occurredAt: '2026-12-01T10:00:00Z',
        data,
      },
    );
  const CLEAR = {
    certificateNumber: 'F-1',
    determinedOn: '2026-12-01',
    zone: 'X',
    special: false,
    community: { name: 'City of Denver', number: '080046', participates: true },
    panel: { number: '08031C0201H', date: '2013-11-20' },
    service: 'LIFE_OF_LOAN',
  };

  test('is requested once after submission, opens the next step, and stores the certificate', async () => {
    for (const mode of ['5xx', 'malformed', 'duplicate'] as const)
      await orderFault(server.context.db, 'flood', mode, 1, 1);
    const walked = await walkToBank(server, buildPersonaAt('1600 Larimer Street'));
    await expect
      .poll(async () => [await fetchFlood(walked), await fetchLedger(walked)])
      .toEqual(['CLEAR', [[`${walked.uuid}:flood:1`, 'DETERMINED', 3]]]);
    for (let times = 0; times < 2; times += 1) await determineFlood(buildJob(walked), server.context);
    const facts = (await loadFacts(server, walked.uuid)).map((fact) => fact.type);
    expect([
      facts.filter((type) => type === 'FloodDetermined').length,
      facts.indexOf('FloodDetermined') > facts.indexOf('ApplicationSubmitted'),
    ]).toEqual([1, true]);
    expect(await fetchFacts(walked, 'FloodDetermined')).toMatchObject([{ zone: 'X', sfha: false }]);
    expect(await readEvidence(server.context.vault, server.context.db, walked.uuid, 'flood')).toMatchObject({
      zone: 'X',
      service: 'LIFE_OF_LOAN',
      panel: { number: expect.any(String) as string },
    });
    expect([await fetchConditions(walked), await fetchNotices(walked), await loadFloodNotices(walked)]).toEqual([
      {},
      [],
      [],
    ]);
  });

  test('a manual lookup pauses the documents until its event arrives', async () => {
    const walked = await toGate(buildPersonaAt('40 Slow Map Road'), 'flood');
    const status = await walked.answer(readStatus);
    expect(status.body).toMatchObject({
      checklistStatus: 'GEN_CLOSING_DISCLOSURE',
      waitingOnFloodCert: true,
      explain: { text: 'We’re waiting for the flood certificate.' },
    });
    await sendVendorEvent(walked, { ...CLEAR, service: 'ONCE' });
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
    expect(await fetchFlood(walked)).toBeNull();
    expect(
      (
        await Promise.all([
          sendVendorEvent(walked, CLEAR),
          sendVendorEvent(walked, { ...CLEAR, zone: 'AE', special: true }),
        ])
      ).map((answer) => answer.status),
    ).toEqual([200, 200]);
    await expect.poll(() => fetchFlood(walked)).not.toBeNull();
    expect(await fetchFacts(walked, 'FloodDetermined')).toHaveLength(1);
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });
  });

  test('requires a read notice and insurance in a flood area, with ten days counted from the notice', async () => {
    const persona = buildPersonaAt('36 Flood Lane');
    const walked = await walkToBank(server, persona, ({ client, uuid }) => agreeToElectronicDocuments(client, uuid));
    expect([await fetchFlood(walked), await fetchConditions(walked)]).toEqual([
      'SFHA',
      { 'flood-notice': 'CLOSING ASKED', 'flood-insurance': 'CLOSING ASKED' },
    ]);
    await expect.poll(async () => (await loadFloodNotices(walked)).length, { timeout: 20_000 }).toBe(1);
    for (let times = 0; times < 3; times += 1) await determineFlood(buildJob(walked), server.context);
    const [posted, ...rest] = await loadFloodNotices(walked);
    const postedAt = String(posted?.['at']);
    expect([posted, rest]).toMatchObject([
      {
        person: BORROWER,
        how: 'ELECTRONIC',
        due: `${floodWait(pacificDay(new Date(postedAt))).earliest}T10:00:00.000Z`,
      },
      [],
    ]);
    expect(
      (await readOutbox(server.context.db, server.context.vault, walked.email)).filter(
        (mail) => mail.template === 'notice.flood',
      ),
    ).toHaveLength(1);

    const [notice, ...others] = await fetchNotices(walked);
    expect([notice, others]).toMatchObject([
      { title: 'Notice of special flood hazards and of federal disaster relief assistance', acknowledgedAt: null },
      [],
    ]);
    const words = await readPdfText(
      await walked.client.file(readDocument, {
        params: { uuid: walked.uuid, documentUuid: required(notice?.uuid, 'notice') },
      }),
    );
    for (const text of ['36 Flood Lane', 'special flood hazards', 'AE', 'for the life of the loan', '$250,000'])
      expect(words).toContain(text);
    // A file sent in its place doesn't answer the condition: the notice must be read.
    const conditionId = 'flood-notice';
    await sendFile(walked.client, walked.uuid, { name: 'notice', type: 'SUPPORT' }, { conditionId });
    expect(
      (
        await walked.answer(submitCondition, {
          params: { conditionId: 'flood-notice' },
          body: { text: 'I have read it.', partial: false },
        })
      ).body['status'],
    ).toBe('not-at-this-step');
    const { uuid: documentUuid, sha256, pages } = required(notice, 'notice');
    expect(
      (await walked.loose(acknowledgeDocument, { params: { documentUuid }, body: { sha256 } })).body['status'],
    ).toBe('documents-unread');
    await walked.loose(viewDocument, {
      params: { documentUuid },
      body: { lastPage: pages, reachedEnd: true, sha256 },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await walked.loose(acknowledgeDocument, { params: { documentUuid }, body: { sha256 } })).status).toBe(
        200,
      );
    expect(await fetchConditions(walked)).toEqual({
      'flood-notice': 'CLOSING CLEARED',
      'flood-insurance': 'CLOSING ASKED',
    });
    expect(await fetchFacts(walked, 'ConditionCleared')).toEqual([
      { id: 'flood-notice', how: 'ACCEPTED', by: 'server' },
    ]);

    await recordAccount(server, walked);
    await waitForGate(server, walked, 'closing-conditions-borrower');
    expect((await walked.fetchStatusReply()).explain['text']).toBe(
      'Before we prepare your closing documents, we need: send proof of flood insurance.',
    );
    const runAct = async () =>
      actAt({
        client: walked.client,
        uuid: walked.uuid,
        status: 'TRUST_AND_INSURANCE',
        version: await walked.version(),
        persona,
        desk: () => openStaffClient(server.app, 'FIGURE'),
      });
    expect(await runAct()).toBe('TRUST_AND_INSURANCE');
    await waitForGate(server, walked, 'closing-conditions-staff');
    expect(await runAct()).toBe('GEN_CLOSING_DISCLOSURE');
    expect(await verifyChain(server.context.db, walked.uuid)).toMatchObject({ ok: true });

    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(String(posted?.['due'])) - 1) });
    await sweepClocks(server.context);
    expect((await fetchFile(walked)).clocks.FLOOD?.reached).toBe(false);
    await setLoanClock(server.context, { pinnedAt: new Date(String(posted?.['due'])) });
    expect([(await sweepClocks(server.context)) > 0, (await fetchFile(walked)).clocks.FLOOD?.reached]).toEqual([
      true,
      true,
    ]);
    await setLoanClock(server.context, { offsetMs: 0 });
  });

  test('mails the flood notice without E-SIGN consent, counts ten days from mailing, and staff enter the replies', async () => {
    const walked = await walkToBank(server, buildPersonaAt('36 Flood Outside Lane'));
    await expect
      .poll(() => loadFloodNotices(walked), { timeout: 20_000 })
      .toMatchObject([{ how: 'MAIL', person: BORROWER, due: expect.stringMatching(/T10:00:00.000Z$/) as string }]);
    const [{ letter } = {}] = await loadFloodNotices(walked);
    expect((await fetchFacts(walked, 'NoticePosted')).filter((fact) => fact['letter'] === letter)).toHaveLength(1);
    const row = (await findNotice(server.context.db, walked.uuid, 'flood-ten-days', 1))!;
    expect(
      await server.context.db.selectFrom('letter').select('documents').where('uuid', '=', String(letter)).execute(),
    ).toEqual([{ documents: [row.uuid] }]);
    const entered = async () =>
      record(
        server.context,
        walked.uuid,
        async (file) =>
          recordPaperAcknowledgment(
            server.context,
            file,
            (await findNotice(file.trx, walked.uuid, 'flood-ten-days', 1))!,
            {
              at: await loanNow(server.context, file.trx),
              scan: row.uuid,
            },
          ),
        WORKER_META,
      );
    await entered();
    await entered();
    expect(await fetchConditions(walked)).toEqual({
      'flood-notice': 'CLOSING CLEARED',
      'flood-insurance': 'CLOSING ASKED',
    });
    expect([(await fetchFacts(walked, 'ConditionAnswered')).length, (await loadFloodNotices(walked)).length]).toEqual([
      1, 1,
    ]);
  });

  test('an unclear certificate counts as a flood area', async () => {
    const walked = await walkToBank(server, buildPersonaAt('38 Odd Map Road'));
    expect(await fetchFacts(walked, 'FloodDetermined')).toMatchObject([{ zone: 'NONE', sfha: null }]);
    expect(await fetchConditions(walked)).toEqual({
      'flood-notice': 'CLOSING ASKED',
      'flood-insurance': 'CLOSING ASKED',
    });
  });

  test('sends no flood notice for a closed file', async () => {
    const walked = await walkToBank(server, buildPersonaAt('40 Slow Map Road'));
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'ApplicationWithdrawn', data: { reason: 'Not now' } }],
      WORKER_META,
    );
    await sendVendorEvent(walked, { ...CLEAR, zone: 'AE', special: true });
    await determineFlood(buildJob(walked), server.context);
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
    expect([
      await fetchFlood(walked),
      await loadFloodNotices(walked),
      await findNotice(server.context.db, walked.uuid, 'flood-ten-days', 1),
    ]).toEqual([null, [], undefined]);
  });
});
