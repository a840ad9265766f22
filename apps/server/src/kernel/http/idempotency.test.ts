import { randomUUID } from 'node:crypto';
import {
  acceptFinalOffer,
  completeBankLink,
  matchCredit,
  retryCredit,
  withdrawApplication,
  registerIdentity,
} from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findAccount } from '../../../test/account.ts';
import { PASSWORD, createTestApp, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/database.ts';
import { WORKER_META, facts, openLoan } from '../../../test/loans.ts';
import { identity } from '../../identity/routes.ts';
import { record } from '../../loan-file/record.ts';
import { loadFacts } from '../../loan-file/store.ts';
import { saveEvidence } from '../../vendors/evidence.ts';
import type { Feature } from '../feature.ts';
import { forgetUnfinished, removeOldRequests } from './idempotency.ts';
import { mount } from './mount.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

onBothDatabases('an idempotency key', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const press = (email: string, key: string, overrides: Record<string, string> = {}) =>
    server.ask(registerIdentity, {
      body: { email, password: PASSWORD, phoneNumber: '4155550142', ...overrides },
      idempotencyKey: key,
      headers: { 'x-session-key': 'session-1' },
    });

  test('returns the first answer again for the same key and body', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const first = await press(email, key);
    const repeated = await press(email, key);
    expect([first.statusCode, repeated.statusCode]).toEqual([201, 201]);
    expect(repeated.payload).toBe(first.payload);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(repeated.headers['idempotency-replayed']).toBe('true');
  });

  test('repeats a refusal for the same key, and tries again for another key', async () => {
    const email = `${randomUUID()}@example.com`;
    await press(email, randomUUID());
    const key = randomUUID();
    expect((await press(email, key)).json()).toMatchObject({ status: 'identity-exists', message: 'identity exists' });
    expect((await press(email, key)).headers['idempotency-replayed']).toBe('true');
  });

  test('refuses another body under the same key', async () => {
    const key = randomUUID();
    await press(`${randomUUID()}@example.com`, key);
    expect((await press(`${randomUUID()}@example.com`, key)).json()).toMatchObject({
      status: 'idempotency-key-reused',
    });
  });

  test('allows a corrected value under the same key', async () => {
    const key = randomUUID();
    const email = `${randomUUID()}@example.com`;
    const wrong = await server.loose(registerIdentity, {
      body: { email },
      idempotencyKey: key,
      headers: { 'x-session-key': 'session-1' },
    });
    expect(wrong.statusCode).toBe(400);
    expect((await press(email, key)).statusCode).toBe(201);
  });

  test('creates one identity from twenty parallel requests, and asks those in between to wait', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(email, key)));
    const tokens = new Set(answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.payload));
    expect(tokens.size).toBe(1);
    for (const answer of answers.filter((one) => one.statusCode !== 201)) {
      expect([answer.statusCode, answer.json().status, answer.headers['retry-after']]).toEqual([
        409,
        'request-in-progress',
        '1',
      ]);
    }
    const rows = [await findAccount(server.context, email)].filter((row) => row !== undefined);
    expect(rows).toHaveLength(1);
  });

  test('is separate for each session', async () => {
    const key = randomUUID();
    await press(`${randomUUID()}@example.com`, key);
    const other = await server.ask(registerIdentity, {
      body: { email: `${randomUUID()}@example.com`, password: PASSWORD, phoneNumber: '4155550142' },
      idempotencyKey: key,
      headers: { 'x-session-key': 'session-2' },
    });
    expect(other.statusCode).toBe(201);
  });

  test('retries a first request that died only after a while', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const { db } = server.context;
    await press(email, key);
    await db
      .updateTable('idempotency')
      .set({ status: null, sealed: null, key_id: null })
      .where('key', '=', key)
      .execute();
    expect((await press(email, key)).json()).toMatchObject({ status: 'request-in-progress' });
    await sql`update idempotency set started_at = now() - interval '21 seconds' where key = ${key}`.execute(db);
    expect((await press(email, key)).json()).toMatchObject({ status: 'identity-exists' });
  });

  test('keeps answers sealed for 48 hours', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const { jwt } = (await press(email, key)).json();
    const { db } = server.context;
    const row = await db.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    expect(JSON.stringify(row) + row.sealed?.toString('latin1')).not.toContain(jwt);
    await sql`update idempotency set started_at = now() - interval '47 hours' where key = ${key}`.execute(db);
    await removeOldRequests(server.context);
    expect((await press(email, key)).headers['idempotency-replayed']).toBe('true');
    await sql`update idempotency set started_at = now() - interval '49 hours' where key = ${key}`.execute(db);
    await removeOldRequests(server.context);
    expect((await press(email, key)).json()).toMatchObject({ status: 'identity-exists' });
  });

  test('is refused when it is not a UUID', async () => {
    expect((await press(`${randomUUID()}@example.com`, 'again')).json()).toMatchObject({
      status: 'idempotency-key-missing',
    });
  });
});

/**
 * Writes of the contract with minimal handlers, one that records a fact and one that only writes a row. The pipeline is
 * under test.
 */
const credit: Feature = {
  routes(app, context) {
    mount(app)(matchCredit)(async ({ loan, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        () => [{ type: 'SsnGiven', data: { ssn: 'ssn-1', name: 'name-1', previousAddress: null } }],
        by('softPull'),
      );
      return reply;
    });
    mount(app)(retryCredit)(async ({ loan, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        async ({ trx, uuid }) => {
          await saveEvidence(
            context.vault,
            trx,
            { uuid, kind: 'comment', attempt: 1 },
            { about: 'withdrawal', comment: '' },
          );
          return [];
        },
        by(),
      );
      return reply;
    });
  },
};

onBothDatabases('a request whose answer was lost', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { features: [identity, credit] });
  });

  const prepareNoMatchLoan = async (...moreFacts: Fact[]) => {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid }, facts.intake, ...moreFacts);
    const key = randomUUID();
    const pressed = { params: { uuid }, token, idempotencyKey: key };
    const press = () => server.ask(matchCredit, { ...pressed, body: { ssn: '666000001' } });
    const retryWithSameKey = () => server.ask(retryCredit, { ...pressed, body: { liftedBureaus: [] } });
    /** Leaves the state of a server that was killed between the transaction and the answer. */
    const loseAnswer = () =>
      server.context.db
        .updateTable('idempotency')
        .set({ status: null, sealed: null, key_id: null })
        .where('key', '=', key)
        .execute();
    return { uuid, press, note: retryWithSameKey, loseAnswer };
  };

  test('returns what it committed right away, without a second effect', async () => {
    const { uuid, press, loseAnswer } = await prepareNoMatchLoan(facts.creditNoMatch);
    const first = await press();
    expect([first.statusCode, first.json().version]).toEqual([200, 4]);
    await loseAnswer();
    await forgetUnfinished(server.context);
    const repeated = await press();
    expect(repeated.statusCode).toBe(200);
    expect(repeated.json()).toEqual(first.json());
    expect(repeated.headers['idempotency-replayed']).toBe('true');
    expect((await loadFacts(server.context.db, uuid)).filter((fact) => fact.type === 'SsnGiven')).toHaveLength(1);
  });

  test('is not rebuilt when the answer needs data of the first run only', async () => {
    const { uuid } = await prepareNoMatchLoan(facts.creditNoMatch);
    const names = [matchCredit, completeBankLink, withdrawApplication, acceptFinalOffer].map((call) =>
      rebuildAnswer(server.context, call, uuid),
    );
    expect((await Promise.all(names)).map((answer) => answer?.status)).toEqual([200, undefined, undefined, 200]);
  });

  test('is not repeated when it changed rows without a fact', async () => {
    const { uuid, note, loseAnswer } = await prepareNoMatchLoan({
      ...facts.creditNoMatch,
      data: { ...facts.creditNoMatch.data, outcome: 'FROZEN' },
    });
    const fetchStored = () =>
      server.context.db.selectFrom('evidence').select('ref').where('application_uuid', '=', uuid).execute();
    expect((await note()).statusCode).toBe(200);
    await loseAnswer();
    expect((await note()).statusCode).toBe(200);
    expect(await fetchStored()).toHaveLength(1);
  });

  test('waits when it committed nothing, and runs after a restart', async () => {
    const { uuid, press, loseAnswer } = await prepareNoMatchLoan();
    expect((await press()).json()).toMatchObject({ status: 'not-at-this-step' });
    await loseAnswer();
    expect((await press()).json()).toMatchObject({ status: 'request-in-progress' });
    await forgetUnfinished(server.context);
    await record(server.context, uuid, () => [facts.creditNoMatch], WORKER_META);
    expect((await press()).statusCode).toBe(200);
  });

  test('is refused before anything happens when a required key is missing', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid }, facts.intake, facts.creditNoMatch);
    const answer = await server.ask(matchCredit, {
      params: { uuid },
      token,
      withoutKey: true,
      body: { ssn: '666000001' },
    });
    expect(answer.json()).toMatchObject({ status: 'idempotency-key-missing' });
    expect(await loadFacts(server.context.db, uuid)).toHaveLength(3);
  });
});
