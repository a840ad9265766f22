import { randomUUID } from 'node:crypto';
import type { Fact } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, type Colleague } from '../../test/desk.ts';
import { walkOn } from '../../test/forward.ts';
import { byWorker } from '../../test/loans.ts';
import type { Walked } from '../../test/walk.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { sweepAlarms } from './alarms.ts';

const G = '/service-krang-heloc/agent/secure/api/v1';
const A_DAY = 86_400_000;

interface Task { gate: string; kind: string; title: string; text: string; subject: string | null; application: { uuid: string; gateName: string } }

onOneDatabase('proof that waits for the desk', (open) => {
  let server: TestApp;
  let underwriter: Colleague;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    underwriter = await atTheDesk(server, 'underwriter');
  }, 60_000);

  const get = (path: string, who = underwriter) => server.ask('GET', `${G}${path}`, { token: who.token });
  const versionOf = async (uuid: string) => (await get(`/applications/${uuid}`)).json<{ version: number }>().version;
  const post = async (uuid: string, path: string, body: object, who = underwriter) =>
    server.ask('POST', `${G}/applications/${uuid}${path}`, { token: who.token, body, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await versionOf(uuid)}"` } });
  /** What waits for a person on this file, as the queue says it after a look of the alarms. */
  const waiting = async (uuid: string): Promise<Task[]> => {
    await sweepAlarms(server.context, uuid);
    return (await get('/reviews?limit=200')).json<{ items: Task[] }>().items.filter((task) => task.application.uuid === uuid);
  };
  const later = (days: number) => setLoanClock(server.context, { offsetMs: days * A_DAY });

  describe('an employer', () => {
    const path = '/income/employer-verification';
    const whom = { way: 'CONTACT', employerName: 'Silent Works', contactName: 'Pat Lee', phoneNumber: '', workEmail: 'pat@silentworks.example', contactConsent: true };
    const ask = async (at: Walked, over: object) => expect((await at.client.call('PUT', `${at.k}${path}`, { ...whom, ...over }, await at.version())).status).toBe(200);
    const readByStaff = (at: Walked, attempt: number) => {
      const read: Fact = { type: 'IncomeEvidenced', data: { attempt, source: 'MANUAL_PAYSTUB', accepted: 'STAFF', manual: true, matched: true, income: 'income' } };
      return record(server.context, at.uuid, () => [{ type: 'IncomeDocumentsSubmitted', data: { documents: ['one', 'two'] } }, read], byWorker);
    };

    test('who lets the usual time pass is the desk’s to ask, one with a phone alone at once, and nobody’s once it is decided or the file ended [ROUTE-052]', { timeout: 30_000 }, async () => {
      const maria = await walkOn(server, 'found', 'income');
      await readByStaff(maria, 1);
      expect(await waiting(maria.uuid)).toEqual([]);
      await ask(maria, {});
      expect(await waiting(maria.uuid)).toEqual([]);
      expect((await get(`/applications?owner=VENDOR&limit=200`)).json<{ items: { uuid: string; gateName: string }[] }>().items.find((row) => row.uuid === maria.uuid)).toMatchObject({ gateName: 'The employer confirms' });
      await later(5);
      const [task, ...more] = await waiting(maria.uuid);
      expect([task, more]).toMatchObject([{ gate: 'employer', kind: 'GATE', title: 'The employer confirms', text: expect.stringMatching(/^Ask the employer/) as string }, []]);
      await later(6);
      expect(await waiting(maria.uuid)).toHaveLength(1);
      expect((await get(`/applications/${maria.uuid}`)).json()).toMatchObject({ tasks: [{ gate: 'employer' }], employer: { contactName: 'Pat Lee' } });
      expect((await post(maria.uuid, '/reviews/employer/resolution', { outcome: 'NOT_CONFIRMED', reason: 'NO_ANSWER' })).statusCode).toBe(200);
      expect((await get(`/applications/${maria.uuid}`)).json()).toMatchObject({ tasks: [] });

      await readByStaff(maria, 2);
      await ask(maria, { workEmail: '', phoneNumber: '(303) 555-0142' });
      expect(await waiting(maria.uuid)).toMatchObject([{ gate: 'employer' }]);
      expect((await post(maria.uuid, '/closure', { outcome: 'CANCELLED', reasons: ['ASKED_BY_PHONE'] })).statusCode).toBe(200);
      expect(await waiting(maria.uuid)).toEqual([]);
      await later(0);
    });
  });
});
