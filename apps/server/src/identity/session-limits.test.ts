import { createPrivateKey, randomUUID } from 'node:crypto';
import { beginStepUp, finishStepUp } from '@lintel/contract';
import { emptyFile } from '@lintel/domain';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { createSession } from '../../test/session.ts';
import { logInStaffMember } from '../../test/staff.ts';
import type { Executor } from '../kernel/db/vault.ts';
import { type Caller } from '../kernel/http/caller.ts';
import { runOnce, type Answer } from '../kernel/http/idempotency.ts';
import { findCallersPerson } from '../records/named-signers/lookups.ts';
import { readSession } from './sessions.ts';
import { codeAt } from './totp.ts';

onOneDatabase('the limits of a session', (open) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
  });

  const claimsIn = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; sid: string };
  const createCaller = async (token: string): Promise<Caller> => {
    const session = await readSession(server.context, token, true);
    return typeof session === 'string' ? expect.fail(session) : session.caller;
  };

  test('a token signed by us that names another person than its session is dead', async () => {
    const [ana, bo] = [await server.createBorrower(), await server.createBorrower()];
    const { sid } = claimsIn(ana.token);
    const mixed = await server.context.tokens.issue(
      { sub: bo.identityUuid, sid, org: 'FIGURE', typ: 'borrower', stepUpAt: now },
      now,
    );
    expect(await readSession(server.context, mixed, true)).toBe('dead');
  });

  test('a token of our key for another audience is dead', async () => {
    const { token } = await server.createBorrower();
    const [key] = server.context.keys.token;
    const secret = createPrivateKey({
      key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key.bytes]),
      format: 'der',
      type: 'pkcs8',
    });
    const { sub, ...claims } = claimsIn(token);
    const signToken = (audience: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'JWT' })
        .setSubject(sub)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + 600)
        .sign(secret);
    expect(await server.context.tokens.read(await signToken('lintel'), now)).toMatchObject({ sub });
    expect(await server.context.tokens.read(await signToken('elsewhere'), now)).toBe('dead');
  });

  test('a setup session has no permissions, a staff session has the staff member’s', async () => {
    const { staffUuid } = await logInStaffMember(server, 'underwriter');
    const createOwnSession = (typ: 'staff' | 'staff-setup') =>
      createSession(server.context, { identityUuid: staffUuid, organisation: 'FIGURE', typ });
    expect((await createCaller(await createOwnSession('staff'))).permissions).toContain('review');
    expect((await createCaller(await createOwnSession('staff-setup'))).permissions).toEqual([]);
  });

  test('a hand-off device never counts as stepped up, however new it is', async () => {
    const { identityUuid } = await server.createBorrower();
    const createOwnSession = (typ: 'borrower' | 'hand-off') =>
      createSession(server.context, { identityUuid, organisation: 'FIGURE', typ });
    expect((await createCaller(await createOwnSession('borrower'))).steppedUp).toBe(true);
    expect((await createCaller(await createOwnSession('hand-off'))).steppedUp).toBe(false);
  });

  test('only the session that began a step-up can finish it', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    const other = await createSession(server.context, {
      identityUuid: una.staffUuid,
      organisation: 'FIGURE',
      typ: 'staff',
    });
    const { stepUpUuid } = await server.send(beginStepUp, { token: una.token, body: { channel: 'TOTP' } });
    now = new Date(now.getTime() + 30_000);
    const finishStepUpAs = (token: string) =>
      server.ask(finishStepUp, { params: { stepUpUuid }, token, body: { code: codeAt(una.totpSecret, now) } });
    expect((await finishStepUpAs(other)).json()).toMatchObject({ status: 'code-expired' });
    expect((await finishStepUpAs(una.token)).statusCode).toBe(204);
  });

  test('a request whose change is committed never runs again, however long its answer is missing', async () => {
    const press = { scope: `test ${randomUUID()}`, key: randomUUID(), askedHash: 'asked' };
    const application = randomUUID();
    const old = new Date(Date.now() - 60_000);
    await server.context.db
      .insertInto('idempotency')
      .values({
        scope: press.scope,
        key: press.key,
        body_hash: press.askedHash,
        started_at: old,
        status: null,
        sealed: null,
        key_id: null,
        application_uuid: application,
      })
      .execute();
    const saved: Answer = { status: 200, body: { version: 7 }, headers: {} };
    let ran = 0;
    const answer = await runOnce(
      server.context,
      press,
      async () => {
        ran += 1;
        return saved;
      },
      async (uuid) => (uuid === application ? saved : undefined),
    );
    expect(ran).toBe(0);
    expect(answer.body).toEqual({ version: 7 });
  });

  describe('a signer', () => {
    const person = randomUUID();
    const signer = { role: 'CO_BORROWER', opened: true, identity: false, tries: 0 } as const;
    const loan = { uuid: randomUUID(), projection: { ...emptyFile(), signers: { [person]: signer } } };
    /** Makes this identity a signer of every loan. */
    const fakeRows = (db: Executor) =>
      db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => ({ ...result, rows: [{ person }] }),
      });

    test('opens only the loan they logged in for, not another one they sign', async () => {
      const caller = { loan: loan.uuid, identityUuid: randomUUID() } as Caller;
      const rows = fakeRows(server.context.db);
      expect(await findCallersPerson(rows, caller, loan)).toBe(person);
      expect(await findCallersPerson(rows, { ...caller, loan: randomUUID() }, loan)).toBeUndefined();
    });
  });
});
