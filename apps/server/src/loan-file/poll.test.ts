import { randomUUID } from 'node:crypto';
import { readStatus } from '@lintel/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { newLoan } from '../../test/creation.ts';
import { onBothDatabases } from '../../test/database.ts';
import { WORKER_META, facts } from '../../test/loans.ts';
import { parseStatement } from '../../test/statements.ts';
import { endSession } from '../identity/sessions.ts';
import { record } from './record.ts';

// Set before any connection opens, so that it counts the queries of each one.
const query = vi.spyOn(pg.Client.prototype, 'query');
afterAll(() => query.mockRestore());

/** Returns the application name that a connection reports to the database. */
function getApplicationName(client: unknown): unknown {
  if (!(client instanceof pg.Client) || !('connectionParameters' in client)) return undefined;
  const { connectionParameters } = client;
  return typeof connectionParameters === 'object' && connectionParameters && 'application_name' in connectionParameters
    ? connectionParameters.application_name
    : undefined;
}

onBothDatabases('the status poll', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open('fresh'));
  });

  const pollStatus = (uuid: string, token: string) => server.ask(readStatus, { params: { uuid }, token });
  /** Returns the queries other than pg-boss housekeeping, which has separate connections on PostgreSQL. */
  const listQueries = (): string[] =>
    query.mock.calls.flatMap((call, index) => {
      const statement = parseStatement(call);
      const text = statement?.name ?? statement?.text ?? '';
      return getApplicationName(query.mock.contexts[index]) === 'pgboss' || text.includes('pgboss') ? [] : [text];
    });

  const getSessionId = (token: string): string =>
    (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

  test('runs one database query', async () => {
    const { uuid, token } = await newLoan(server);
    await pollStatus(uuid, token);
    await server.context.audit.flush();
    query.mockClear();
    const answer = await pollStatus(uuid, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe(`"${answer.json().version}"`);
    expect(listQueries()).toEqual(['poll-rehearsal']);
  });

  test('shows what was recorded since the last poll', async () => {
    const { uuid, token } = await newLoan(server);
    const before = (await pollStatus(uuid, token)).json();
    await record(server.context, uuid, () => [facts.withdrawn], WORKER_META);
    const after = (await pollStatus(uuid, token)).json();
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect(after.checklistStatus).toBe('CANCELLED');
  });

  test('refuses an ended session, though its token was accepted a moment ago', async () => {
    const { uuid, token } = await newLoan(server);
    expect((await pollStatus(uuid, token)).statusCode).toBe(200);
    await endSession(server.context, getSessionId(token));
    expect((await pollStatus(uuid, token)).statusCode).toBe(401);
  });

  test("answers for another person's loan as for a missing one, even when its reply is cached", async () => {
    const [own, otherLoan] = [await newLoan(server), await newLoan(server)];
    await pollStatus(otherLoan.uuid, otherLoan.token);
    const [foreign, missing] = [await pollStatus(otherLoan.uuid, own.token), await pollStatus(randomUUID(), own.token)];
    expect(foreign.statusCode).toBe(404);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
  });

  test('answers simultaneous polls with one query, each with its own loan or refusal', async () => {
    const [one, two, three, ended] = [
      await newLoan(server),
      await newLoan(server),
      await newLoan(server),
      await newLoan(server),
    ];
    await record(server.context, two.uuid, () => [facts.withdrawn], WORKER_META);
    const [ofOne, ofTwo, ofThree] = [
      (await pollStatus(one.uuid, one.token)).body,
      (await pollStatus(two.uuid, two.token)).body,
      (await pollStatus(three.uuid, three.token)).body,
    ];
    expect(new Set([ofOne, ofTwo, ofThree]).size).toBe(3);
    await endSession(server.context, getSessionId(ended.token));
    await server.context.audit.flush();
    query.mockClear();
    const replies = await Promise.all([
      pollStatus(one.uuid, one.token),
      pollStatus(randomUUID(), two.token),
      pollStatus(ended.uuid, ended.token),
      pollStatus(two.uuid, two.token),
      pollStatus(two.uuid, three.token),
      pollStatus(three.uuid, three.token),
      pollStatus(one.uuid, one.token),
    ]);
    expect(listQueries()).toEqual(['poll-rehearsal']);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 404, 401, 200, 404, 200, 200]);
    expect([0, 3, 5, 6].map((index) => replies[index]?.body)).toEqual([ofOne, ofTwo, ofThree, ofOne]);
  });

  test('returns 400 for an invalid id', async () => {
    const { token } = await newLoan(server);
    expect((await pollStatus('not-an-id', token)).statusCode).toBe(400);
  });
});
