import { randomUUID } from 'node:crypto';
import { readFile, readFunding, recordDeed } from '@lintel/contract';
import { currentGate } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../../test/desk.ts';
import { WITHOUT_MONEY } from '../../../test/money.ts';
import { walkToSigned } from '../../../test/to-signed.ts';
import { card, factsOfType, type Walked } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanToday } from '../../loan-file/clock.ts';
import { sweepAlarms } from '../../records/staff-tasks/alarms.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { submitDeed } from './jobs.ts';
import { lastRecording } from './store.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

onOneDatabase('the deed at its county', (open) => {
  let server: TestApp;
  let closer: Colleague;
  let funder: Colleague;
  const at = deskOn(
    () => server,
    () => closer,
  );
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, features: WITHOUT_MONEY });
    [closer, funder] = [await atTheDesk(server, 'closer'), await atTheDesk(server, 'funder')];
  });

  const living = (street: string) =>
    walkToSigned(server, { ...card('found'), street: [street, 'Denver', 'CO', '80202'] });
  const papersOf = async ({ uuid }: Walked) => (await readApplication(server.context.db, uuid))!.projection.closingSet;
  const job = async (who: Walked) => ({
    uuid: who.uuid,
    gate: 'recording' as const,
    attempt: await papersOf(who),
    key: `${who.uuid}:recording:${await papersOf(who)}`,
  });
  const gate = async ({ uuid }: Walked) =>
    currentGate((await readApplication(server.context.db, uuid))!.projection)?.id;
  const said = ({ uuid }: Walked) => factsOfType(server, uuid, 'DeedRecorded');
  const ledger = async ({ uuid }: Walked) =>
    (await server.context.vendors.gateway.ledger.of(uuid))
      .filter((row) => row.op === 'recording.submit')
      .map((row) => row.outcome);
  const tasks = async ({ uuid }: Walked) => {
    await sweepAlarms(server.context, uuid);
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
  const dying = (): Context => {
    const db = new Proxy(server.context.db, {
      get(target, name): unknown {
        if (name === 'transaction') throw new Error('killed');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
      },
    });
    return { ...server.context, db };
  };

  test('is recorded once, whatever fails, is killed or runs twice, and the money waits for the post next [OP-D-120]', async () => {
    const who = await living('1600 Larimer Street');
    for (const mode of ['timeout', '5xx', 'malformed'] as const)
      await orderFault(server.context.db, 'recording', mode, 1, 0);
    await expect(submitDeed(await job(who), server.context)).rejects.toThrow('no usable answer');
    await clearFaults(server.context.db);
    await orderFault(server.context.db, 'recording', 'duplicate', 1, 0);
    await expect(submitDeed(await job(who), dying())).rejects.toThrow('killed');
    expect([await said(who), await gate(who)]).toEqual([[], 'recording']);
    await Promise.all([submitDeed(await job(who), server.context), submitDeed(await job(who), server.context)]);
    expect([await said(who), await ledger(who), await gate(who)]).toMatchObject([
      [
        {
          papers: await papersOf(who),
          county: expect.any(String),
          instrumentNumber: expect.stringMatching(/^\d{4}-\d{7}$/),
        },
      ],
      ['RECORDED'],
      'mail-margin',
    ]);
    expect(await said(who)).toHaveLength(1);
    expect(await lastRecording(server.context.db, who.uuid)).toMatchObject({
      state: 'RECORDED',
      recordedOn: await loanToday(server.context, server.context.db),
    });
  });

  test('in a county on paper is brought there by the desk, which enters its number with the stamped deed', async () => {
    const who = await living('50 Paper County Road');
    await submitDeed(await job(who), server.context);
    expect([await said(who), await ledger(who), await tasks(who)]).toEqual([[], ['BY_HAND'], ['deed-to-record']]);
    const documentUuid = (await at.send(readFile, { params: { uuid: who.uuid } })).documents.find(
      ({ state }) => state === 'READY',
    )?.uuid;
    const today = await loanToday(server.context, server.context.db);
    const enter = (change: object, by = closer) =>
      at.loose(
        recordDeed,
        {
          params: { uuid: who.uuid },
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
    expectOneTaken(both);
    expect([await said(who), await tasks(who)]).toMatchObject([[{ county: 'Denver' }], []]);
    expect((await said(who)).length).toBe(1);
    expect((await at.ask(readFunding, { params: { uuid: who.uuid } })).json()).toMatchObject({
      recorded: { county: 'Denver', recordedOn: today },
    });
    expect(
      (await at.trailOf(who.uuid)).filter(({ event }) => event === 'desk.decided').map(({ about }) => about),
    ).toEqual([{ act: 'recording', document: documentUuid, on: today }]);
  });

  test('comes back later by its webhook, of its own paper set alone, and a refusal is a task for a person', async () => {
    const who = await living('52 Slow County Road');
    const { key, attempt } = await job(who);
    await submitDeed(await job(who), server.context);
    const today = await loanToday(server.context, server.context.db);
    const tell = (type: string, data: object, reference = key, eventId = randomUUID()) =>
      sendEvent(
        server.app,
        server.context,
        { kind: 'recording', organisation: 'FIGURE' },
        { eventId, type, reference, occurredAt: new Date().toISOString(), data: { ...data } },
      );
    const number = { instrumentNumber: 'R-1', county: 'Denver', recordedOn: today };
    await tell('recorded', { instrumentNumber: 7 });
    expect((await tell('recorded', number, `${who.uuid}:recording:${attempt + 1}`)).status).toBe(202);
    await tell('rejected', { county: 'Denver', reason: 'No legal description.' });
    await expect.poll(() => tasks(who)).toEqual(['deed-to-record']);
    const eventId = randomUUID();
    for (let time = 0; time < 2; time += 1) expect((await tell('recorded', number, key, eventId)).status).toBe(200);
    await expect.poll(() => gate(who)).toBe('mail-margin');
    await tell('rejected', { county: 'Denver', reason: 'Too late.' });
    expect([await said(who), await tasks(who), (await lastRecording(server.context.db, who.uuid))?.state]).toEqual([
      [{ papers: attempt, instrumentNumber: 'R-1', county: 'Denver' }],
      [],
      'RECORDED',
    ]);
  });
});
