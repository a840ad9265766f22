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
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { byWorker } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { accountGiven, gateIs, walkToBank, WITHOUT_CLOSING } from '../../../test/to-closing.ts';
import { card, factsIn, factsOfType, type Walked } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, pacificDay, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { sweepClocks } from '../../loan-file/sweep.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { actAt } from '../../sandbox/act.ts';
import { deskClient } from '../../sandbox/desk.ts';
import { agreeToScreens } from '../../sandbox/papers.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { sendFile } from '../../sandbox/send-file.ts';
import { readEvidence } from '../../vendors/evidence.ts';
import { orderFault } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { acknowledgedOnPaper } from '../documents/acknowledge.ts';
import { findNotice } from '../notices/send.ts';
import { determineFlood } from './jobs.ts';

// Documents are made in separate threads, which start slowly.
vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('the flood zone of a home', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, features: WITHOUT_CLOSING });
  });

  const living = (street: string): Persona => ({ ...card('found'), street: [street, 'Denver', 'CO', '80202'] });
  const file = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection;
  const said = (who: Walked, type: Parameters<typeof factsOfType>[2]) => factsOfType(server, who.uuid, type);
  const flood = async (who: Walked) => (await file(who)).floodZone;
  const ledger = async ({ uuid }: Walked) =>
    (await server.context.vendors.gateway.ledger.of(uuid))
      .filter((row) => row.op === 'flood.determine')
      .map((row) => [row.idempotencyKey, row.outcome, row.asks]);
  const job = ({ uuid }: Walked) => ({ uuid, gate: 'flood', attempt: 1, key: `${uuid}:flood:1` }) as const;
  const conditions = async (who: Walked) =>
    Object.fromEntries(
      Object.entries((await file(who)).conditions).map(([id, { blocks, state }]) => [id, `${blocks} ${state}`]),
    );
  const flooded = (who: Walked) =>
    said(who, 'NoticePosted').then((facts) => facts.filter((fact) => fact['notice'] === 'FLOOD'));
  const notices = async (who: Walked) =>
    (await who.send(listDisclosures)).filter((one) => one.type === 'FLOODDISCLOSURE');
  const toGate = async (persona: Persona, gate: GateId) => {
    const who = await walkToBank(server, persona);
    await accountGiven(server, who);
    await gateIs(server, who, gate);
    return who;
  };
  const told = (who: Walked, data: Record<string, unknown>) =>
    sendEvent(
      server.app,
      server.context,
      { kind: 'flood', organisation: 'FIGURE' },
      {
        eventId: randomUUID(),
        type: 'determined',
        reference: `${who.uuid}:flood:1`,
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

  test('is asked for from the submission on, once, and clears the way; the certificate is kept for the life of the loan', async () => {
    for (const mode of ['5xx', 'malformed', 'duplicate'] as const)
      await orderFault(server.context.db, 'flood', mode, 1, 1);
    const who = await walkToBank(server, living('1600 Larimer Street'));
    await expect
      .poll(async () => [await flood(who), await ledger(who)])
      .toEqual(['CLEAR', [[`${who.uuid}:flood:1`, 'DETERMINED', 3]]]);
    for (let times = 0; times < 2; times += 1) await determineFlood(job(who), server.context);
    const facts = (await factsIn(server, who.uuid)).map((fact) => fact.type);
    expect([
      facts.filter((type) => type === 'FloodDetermined').length,
      facts.indexOf('FloodDetermined') > facts.indexOf('ApplicationSubmitted'),
    ]).toEqual([1, true]);
    expect(await said(who, 'FloodDetermined')).toMatchObject([{ zone: 'X', sfha: false }]);
    expect(await readEvidence(server.context.vault, server.context.db, who.uuid, 'flood')).toMatchObject({
      zone: 'X',
      service: 'LIFE_OF_LOAN',
      panel: { number: expect.any(String) as string },
    });
    expect([await conditions(who), await notices(who), await flooded(who)]).toEqual([{}, [], []]);
  });

  test('that is looked up by hand keeps the papers waiting until its event comes, whatever else is sent', async () => {
    const who = await toGate(living('40 Slow Map Road'), 'flood');
    const status = await who.answer(readStatus);
    expect(status.body).toMatchObject({
      checklistStatus: 'GEN_CLOSING_DISCLOSURE',
      waitingOnFloodCert: true,
      explain: { text: "We're waiting for the flood certificate." },
    });
    await told(who, { ...CLEAR, service: 'ONCE' });
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
    expect(await flood(who)).toBeNull();
    expect(
      (await Promise.all([told(who, CLEAR), told(who, { ...CLEAR, zone: 'AE', special: true })])).map(
        (answer) => answer.status,
      ),
    ).toEqual([200, 200]);
    await expect.poll(() => flood(who)).not.toBeNull();
    expect(await said(who, 'FloodDetermined')).toHaveLength(1);
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
  });

  test('in a flood area has a notice read on the screen and insurance proved before the papers; its ten days begin with the notice', async () => {
    const persona = living('36 Flood Lane');
    const who = await walkToBank(server, persona, ({ client, uuid }) => agreeToScreens(client, uuid));
    expect([await flood(who), await conditions(who)]).toEqual([
      'SFHA',
      { 'flood-notice': 'CLOSING ASKED', 'flood-insurance': 'CLOSING ASKED' },
    ]);
    await expect.poll(async () => (await flooded(who)).length, { timeout: 20_000 }).toBe(1);
    for (let times = 0; times < 3; times += 1) await determineFlood(job(who), server.context);
    const [posted, ...more] = await flooded(who);
    const at = String(posted?.['at']);
    expect([posted, more]).toMatchObject([
      { person: BORROWER, how: 'ELECTRONIC', due: `${floodWait(pacificDay(new Date(at))).earliest}T10:00:00.000Z` },
      [],
    ]);
    expect(
      (await readOutbox(server.context.db, server.context.vault, who.email)).filter(
        (mail) => mail.template === 'notice.flood',
      ),
    ).toHaveLength(1);

    const [notice, ...others] = await notices(who);
    expect([notice, others]).toMatchObject([
      { title: 'Notice of special flood hazards and of federal disaster relief assistance', acknowledgedAt: null },
      [],
    ]);
    const words = await readPdfText(
      await who.client.file(readDocument, {
        params: { uuid: who.uuid, documentUuid: required(notice?.uuid, 'notice') },
      }),
    );
    for (const text of ['36 Flood Lane', 'special flood hazards', 'AE', 'for the life of the loan', '$250,000'])
      expect(words).toContain(text);
    // A file sent in its place doesn't answer the condition: the notice must be read.
    const conditionId = 'flood-notice';
    await sendFile(who.client, who.uuid, { name: 'notice', type: 'SUPPORT' }, { conditionId });
    expect(
      (
        await who.answer(submitCondition, {
          params: { conditionId: 'flood-notice' },
          body: { text: 'I have read it.', partial: false },
        })
      ).body['status'],
    ).toBe('not-at-this-step');
    const { uuid: documentUuid, sha256, pages } = required(notice, 'notice');
    expect((await who.loose(acknowledgeDocument, { params: { documentUuid }, body: { sha256 } })).body['status']).toBe(
      'documents-unread',
    );
    await who.loose(viewDocument, {
      params: { documentUuid },
      body: { lastPage: pages, reachedEnd: true, sha256 },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await who.loose(acknowledgeDocument, { params: { documentUuid }, body: { sha256 } })).status).toBe(200);
    expect(await conditions(who)).toEqual({ 'flood-notice': 'CLOSING CLEARED', 'flood-insurance': 'CLOSING ASKED' });
    expect(await said(who, 'ConditionCleared')).toEqual([{ id: 'flood-notice', how: 'ACCEPTED', by: 'server' }]);

    await accountGiven(server, who);
    await gateIs(server, who, 'closing-conditions-borrower');
    expect((await who.standing()).explain['text']).toBe(
      'Before we prepare your closing documents, we need: send proof of flood insurance.',
    );
    const act = async () =>
      actAt({
        client: who.client,
        uuid: who.uuid,
        status: 'TRUST_AND_INSURANCE',
        version: await who.version(),
        persona,
        desk: () => deskClient(server.app, 'FIGURE'),
      });
    expect(await act()).toBe('TRUST_AND_INSURANCE');
    await gateIs(server, who, 'closing-conditions-staff');
    expect(await act()).toBe('GEN_CLOSING_DISCLOSURE');
    expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });

    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(String(posted?.['due'])) - 1) });
    await sweepClocks(server.context);
    expect((await file(who)).clocks.FLOOD?.reached).toBe(false);
    await setLoanClock(server.context, { pinnedAt: new Date(String(posted?.['due'])) });
    expect([(await sweepClocks(server.context)) > 0, (await file(who)).clocks.FLOOD?.reached]).toEqual([true, true]);
    await setLoanClock(server.context, { offsetMs: 0 });
  });

  test('of whoever reads no papers on a screen is told by post: the ten days begin when the letter is posted, the desk enters what comes back', async () => {
    const who = await walkToBank(server, living('36 Flood Outside Lane'));
    await expect
      .poll(() => flooded(who), { timeout: 20_000 })
      .toMatchObject([{ how: 'MAIL', person: BORROWER, due: expect.stringMatching(/T10:00:00.000Z$/) as string }]);
    const [{ letter } = {}] = await flooded(who);
    expect((await said(who, 'NoticePosted')).filter((fact) => fact['letter'] === letter)).toHaveLength(1);
    const row = (await findNotice(server.context.db, who.uuid, 'flood-ten-days', 1))!;
    expect(
      await server.context.db.selectFrom('letter').select('documents').where('uuid', '=', String(letter)).execute(),
    ).toEqual([{ documents: [row.uuid] }]);
    const entered = async () =>
      record(
        server.context,
        who.uuid,
        async (seen) =>
          acknowledgedOnPaper(server.context, seen, (await findNotice(seen.trx, who.uuid, 'flood-ten-days', 1))!, {
            at: await loanNow(server.context, seen.trx),
            scan: row.uuid,
          }),
        byWorker,
      );
    await entered();
    await entered();
    expect(await conditions(who)).toEqual({ 'flood-notice': 'CLOSING CLEARED', 'flood-insurance': 'CLOSING ASKED' });
    expect([(await said(who, 'ConditionAnswered')).length, (await flooded(who)).length]).toEqual([1, 1]);
  });

  test('that a certificate does not say clearly is taken for a flood area', async () => {
    const who = await walkToBank(server, living('38 Odd Map Road'));
    expect(await said(who, 'FloodDetermined')).toMatchObject([{ zone: 'NONE', sfha: null }]);
    expect(await conditions(who)).toEqual({ 'flood-notice': 'CLOSING ASKED', 'flood-insurance': 'CLOSING ASKED' });
  });

  test('is not told to a file that was closed meanwhile', async () => {
    const who = await walkToBank(server, living('40 Slow Map Road'));
    await record(
      server.context,
      who.uuid,
      () => [{ type: 'ApplicationWithdrawn', data: { reason: 'Not now' } }],
      byWorker,
    );
    await told(who, { ...CLEAR, zone: 'AE', special: true });
    await determineFlood(job(who), server.context);
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
    expect([
      await flood(who),
      await flooded(who),
      await findNotice(server.context.db, who.uuid, 'flood-ten-days', 1),
    ]).toEqual([null, [], undefined]);
  });
});
