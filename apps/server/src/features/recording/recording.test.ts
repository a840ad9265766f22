import { randomUUID } from 'node:crypto';
import { readLoanFile, readFunding, recordDeed } from '@lintel/contract';
import { currentGate } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { FEATURES_WITHOUT_FUNDING } from '../../../test/money.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../../test/staff.ts';
import { walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { readAnswers, replaceHome } from '../../records/answers/index.ts';
import { documentsOfLoan, loadDocumentText } from '../../records/document-store/index.ts';
import { readParcel, readParcelNumber, todayAtHome } from '../../records/home/index.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { submitDeed } from './jobs.ts';
import { findLastRecording } from './store.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

onOneDatabase('recording the deed', (open) => {
  let server: TestApp;
  let closer: StaffMember;
  let funder: StaffMember;
  const staffActions = createStaffActions(
    () => server,
    () => closer,
  );
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_FUNDING });
    [closer, funder] = [await logInStaffMember(server, 'closer'), await logInStaffMember(server, 'funder')];
  });

  const driveToRecording = (street: string) =>
    walkToSigned(server, { ...getPersona('found'), street: [street, 'Denver', 'CO', '80202'] });
  const fetchClosingSet = async ({ uuid }: WalkedLoan) =>
    (await readApplication(server.context.db, uuid))!.projection.closingSet;
  const buildJob = async (walked: WalkedLoan) => ({
    uuid: walked.uuid,
    gate: 'recording' as const,
    attempt: await fetchClosingSet(walked),
    key: `${walked.uuid}:recording:${await fetchClosingSet(walked)}`,
  });
  const fetchGate = async ({ uuid }: WalkedLoan) =>
    currentGate((await readApplication(server.context.db, uuid))!.projection)?.id;
  const fetchFacts = ({ uuid }: WalkedLoan) => loadFactsOfType(server, uuid, 'DeedRecorded');
  const fetchLedger = async ({ uuid }: WalkedLoan) =>
    (await server.context.vendors.gateway.ledger.list(uuid))
      .filter((row) => row.op === 'recording.submit')
      .map((row) => row.outcome);
  const fetchTasks = async ({ uuid }: WalkedLoan) => {
    await syncStaffTasks(server.context, uuid);
    return (
      await server.context.db
        .selectFrom('desk_task')
        .select('gate')
        .where('application_uuid', '=', uuid)
        .where('closed_at', 'is', null)
        .execute()
    ).map((task) => task.gate);
  };
  /** A server that is killed after the county answered and before the file records it. */
  const createDyingContext = (): Context => {
    const db = new Proxy(server.context.db, {
      get(target, name): unknown {
        if (name === 'transaction') throw new Error('killed');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
      },
    });
    return { ...server.context, db };
  };

  test('happens once despite failures, a killed server and repeated jobs, then waits for the mail margin [OP-D-120]', async () => {
    const walked = await driveToRecording('1600 Larimer Street');
    for (const mode of ['timeout', '5xx', 'malformed'] as const)
      await orderFault(server.context.db, 'recording', mode, 1, 0);
    await expect(submitDeed(await buildJob(walked), server.context)).rejects.toThrow('no usable answer');
    await clearFaults(server.context.db);
    await orderFault(server.context.db, 'recording', 'duplicate', 1, 0);
    await expect(submitDeed(await buildJob(walked), createDyingContext())).rejects.toThrow('killed');
    expect([await fetchFacts(walked), await fetchGate(walked)]).toEqual([[], 'recording']);
    await Promise.all([
      submitDeed(await buildJob(walked), server.context),
      submitDeed(await buildJob(walked), server.context),
    ]);
    expect([await fetchFacts(walked), await fetchLedger(walked), await fetchGate(walked)]).toMatchObject([
      [
        {
          papers: await fetchClosingSet(walked),
          county: expect.any(String),
          instrumentNumber: expect.stringMatching(/^\d{4}-\d{7}$/),
        },
      ],
      ['RECORDED'],
      'mail-margin',
    ]);
    expect(await fetchFacts(walked)).toHaveLength(1);
    expect(await findLastRecording(server.context.db, walked.uuid)).toMatchObject({
      state: 'RECORDED',
      recordedOn: await todayAtHome(server.context, server.context.db, walked.uuid),
    });
  });

  test('the deed of trust has the parcel number of the home, which the county asks for', async () => {
    const walked = await driveToRecording('1600 Larimer Street');
    const { context } = server;
    const deed = (await documentsOfLoan(context.db, walked.uuid)).find(
      (row) => row.paper === 'deed' && row.set_name === 'PACKAGE' && row.text_ref !== null,
    );
    const { parcelNumber = '' } = (await readParcel(context, context.db, walked.uuid)) ?? {};
    expect(parcelNumber).not.toBe('');
    expect(JSON.stringify(await loadDocumentText(context, deed!))).toContain(`["Parcel number","${parcelNumber}"]`);
  });

  test('sends the county the parcel number that was found, or else the one that the borrower entered', async () => {
    const walked = await driveToRecording('1602 Larimer Street');
    const { context } = server;
    const { db, vault, vendors } = context;
    const submit = vi.spyOn(vendors.recording, 'submit').mockResolvedValue({});
    const fetchSentNumber = async () => {
      await submitDeed(await buildJob(walked), context).catch(() => undefined);
      return submit.mock.lastCall?.[0].parcelNumber;
    };
    const { home } = await readAnswers(vault, db, walked.uuid);
    await replaceHome(vault, db, walked.uuid, { ...home, parcelNumber: 'ENTERED-7' }, new Date());
    const found = (await readParcel(context, db, walked.uuid))?.parcelNumber;
    expect(found).toMatch(/\d/);
    expect(await fetchSentNumber()).toBe(found);
    await db.deleteFrom('evidence').where('application_uuid', '=', walked.uuid).where('kind', '=', 'parcel').execute();
    expect(await readParcelNumber(context, db, walked.uuid)).toBe('ENTERED-7');
    expect(await fetchSentNumber()).toBe('ENTERED-7');
    submit.mockRestore();
  });

  test('in a paper county is done by staff, who enter the number with the stamped deed', async () => {
    const walked = await driveToRecording('50 Paper County Road');
    await submitDeed(await buildJob(walked), server.context);
    expect([await fetchFacts(walked), await fetchLedger(walked), await fetchTasks(walked)]).toEqual([
      [],
      ['BY_HAND'],
      ['deed-to-record'],
    ]);
    const documentUuid = (await staffActions.send(readLoanFile, { params: { uuid: walked.uuid } })).documents.find(
      ({ state }) => state === 'READY',
    )?.uuid;
    const today = await todayAtHome(server.context, server.context.db, walked.uuid);
    const enter = (change: object, by = closer) =>
      staffActions.loose(
        recordDeed,
        {
          params: { uuid: walked.uuid },
          body: { instrumentNumber: '2026-77', county: 'Denver', recordedOn: today, documentUuid, ...change },
        },
        by,
      );
    expect(
      (await enter({ recordedOn: Temporal.PlainDate.from(today).add({ days: 1 }).toString() })).json(),
    ).toMatchObject({ status: 'outcome-not-possible' });
    expect((await enter({ documentUuid: randomUUID() })).statusCode).toBe(404);
    expect((await enter({ instrumentNumber: '' })).statusCode).toBe(400);
    expect((await enter({}, funder)).json()).toMatchObject({ status: 'not-permitted' });
    const both = await Promise.all([enter({}), enter({ instrumentNumber: '2026-78' })]);
    expectOneAccepted(both);
    expect([await fetchFacts(walked), await fetchTasks(walked)]).toMatchObject([[{ county: 'Denver' }], []]);
    expect((await fetchFacts(walked)).length).toBe(1);
    expect((await staffActions.ask(readFunding, { params: { uuid: walked.uuid } })).json()).toMatchObject({
      recorded: { county: 'Denver', recordedOn: today },
    });
    expect(
      (await staffActions.fetchAuditTrail(walked.uuid))
        .filter(({ event }) => event === 'desk.decided')
        .map(({ about }) => about),
    ).toEqual([{ act: 'recording', document: documentUuid, on: today }]);
  });

  test('completes by a webhook for its own document set only, and a refusal is a task for staff', async () => {
    const walked = await driveToRecording('52 Slow County Road');
    const { key, attempt } = await buildJob(walked);
    await submitDeed(await buildJob(walked), server.context);
    const today = await todayAtHome(server.context, server.context.db, walked.uuid);
    const sendCountyEvent = (type: string, data: object, reference = key, eventId = randomUUID()) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'recording', organisation: 'FIGURE' },
        { eventId, type, reference, occurredAt: new Date().toISOString(), data: { ...data } },
      );
    const number = { instrumentNumber: 'R-1', county: 'Denver', recordedOn: today };
    await sendCountyEvent('recorded', { instrumentNumber: 7 });
    expect((await sendCountyEvent('recorded', number, `${walked.uuid}:recording:${attempt + 1}`)).status).toBe(202);
    await sendCountyEvent('rejected', { county: 'Denver', reason: 'No legal description.' });
    await expect.poll(() => fetchTasks(walked)).toEqual(['deed-to-record']);
    const eventId = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect((await sendCountyEvent('recorded', number, key, eventId)).status).toBe(200);
    await expect.poll(() => fetchGate(walked)).toBe('mail-margin');
    await sendCountyEvent('rejected', { county: 'Denver', reason: 'Too late.' });
    expect([
      await fetchFacts(walked),
      await fetchTasks(walked),
      (await findLastRecording(server.context.db, walked.uuid))?.state,
    ]).toEqual([[{ papers: attempt, instrumentNumber: 'R-1', county: 'Denver' }], [], 'RECORDED']);
  });
});
