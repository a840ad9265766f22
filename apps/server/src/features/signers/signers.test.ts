import { randomUUID } from 'node:crypto';
import {
  acceptSignerInvitation,
  askForSignerInvitation,
  emailSignerLogin,
  type Call,
  correctFileSigner,
  listHelocs,
  logIn as logInCall,
  logInSigner,
  openSignerInvitation,
  readCoDeedStatus,
  readIdentity,
  readFileSigners,
  readProfile,
  registerIdentity,
  removeSigner,
  resendFileSigner,
} from '@lintel/contract';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findAccount } from '../../../test/account.ts';
import { PASSWORD, createTestApp, type TestApp } from '../../../test/app.ts';
import { sendDuring } from '../../../test/behind-lock.ts';
import {
  inviteSigner,
  acceptInvitation,
  SIGNER_PASSWORD,
  buildConsents,
  waitForMessage,
  getErrorName,
  createSignerActions,
  getLinkToken,
  type InvitedSigner,
} from '../../../test/co-owner.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { loadFacts, loadFactsOfType } from '../../../test/walk.ts';
import { markEmailConfirmed } from '../../identity/email-verification.ts';
import { endOtherAccess } from '../../identity/end-other-access.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { emailIndex } from '../../records/named-signers/email-index.ts';
import { findLoanToSign } from '../../records/named-signers/lookups.ts';
import { saveSigner } from '../../records/named-signers/signers.ts';
import type { Client } from '../../sandbox/client.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { claimInvitation } from './invitations.ts';
import { requestLoginCode } from './login.ts';
import { checkSignerContact } from './name.ts';
import { remindSigner, sendInvitation, sweepReminders } from './send.ts';

vi.setConfig({ testTimeout: 60_000 });

const DAY = 24 * 3600_000;

onOneDatabase('a co-owner asked to sign', (open, kind) => {
  let server: TestApp;
  let later = 0;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, sessionNow: () => new Date(Date.now() + later) });
  }, 60_000);

  const { openVisitorClient, openLink, acceptLink, fetchStatus, fetchOwnSigner, manageSigner } = createSignerActions(
    () => server,
  );
  const isConfirmed = async ({ email }: InvitedSigner) =>
    (await findAccount(server.context, email))!.email_verified_at !== null;
  const claims = (jwt: unknown) =>
    JSON.parse(Buffer.from(String(jwt).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

  describe('the invitation', () => {
    test('is a link that names the requester and street, is recorded once and accepted once for one loan [OP-A-063, SIGNER-001]', async () => {
      const signer = await inviteSigner(server);
      const letter = await waitForMessage(server, signer.email);
      expect([letter.subject, letter.template]).toEqual([
        expect.not.stringMatching(/Ana|Ruiz|Ben|Street|Road/),
        'signer.invite',
      ]);
      expect(letter.text).toMatch(/Ana R\. is opening .* You don’t take on the debt\./);
      const token = getLinkToken(letter);
      expect(
        (
          await server.context.db
            .selectFrom('signer_invitation')
            .selectAll()
            .where('person', '=', signer.person)
            .execute()
        ).map((row) => JSON.stringify(row)),
      ).toEqual([expect.not.stringContaining(token)]);
      const opened = await Promise.all([openLink(token), openLink(token), openLink(token)]);
      expect(opened.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(opened[0]?.body).toEqual({
        primary: { firstName: 'Ana', lastInitial: 'R' },
        street: expect.any(String),
        brand: expect.any(String),
        next: 'PASSWORD',
        asksEmail: false,
        relation: 'CO_OWNER',
      });
      expect(await loadFactsOfType(server, signer.uuid, 'SignerInvitationOpened')).toEqual([{ signer: signer.person }]);
      expect(getErrorName(await acceptLink(token, { password: 'short' }))).toBe('password-refused');
      expect(getErrorName(await acceptLink(token, { consentListRequest: [] }))).toBe('consent-missing');
      expect(
        getErrorName(
          await acceptLink(token, { consentListRequest: buildConsents().map((one) => ({ ...one, version: 'old' })) }),
        ),
      ).toBe('consent-outdated');
      const both = await Promise.all([acceptLink(token), acceptLink(token)]);
      expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
        201,
        expect.toBeOneOf([409, 410]),
      ]);
      const jwt = both.find((answer) => answer.status === 201)?.body['jwt'];
      expect(claims(jwt)).toMatchObject({ typ: 'signer', loan: signer.uuid, org: 'FIGURE' });
      expect(await isConfirmed(signer)).toBe(true);
      const client = openVisitorClient();
      client.setToken(String(jwt));
      expect(await fetchStatus(client)).toEqual({
        signerUuid: signer.person,
        applicationUuid: signer.uuid,
        stage: 'INTRO',
        primary: { firstName: 'Ana', lastInitial: 'R' },
        others: [],
        cancelledOn: null,
      });
      expect([
        (await openLink(token, client)).body['next'],
        (await openLink(token)).body['next'],
        getErrorName(await acceptLink(token)),
      ]).toEqual(['RESUME', 'LOGIN', 'link-expired']);
      expect((await client.answer(readProfile)).body).toMatchObject({
        type: 'CO_DEEDER',
        name: { firstName: 'Ben', lastName: 'Cole' },
        email: signer.email,
      });
      expect(JSON.stringify((await loadFacts(server, signer.uuid)).map((fact) => fact.data))).not.toMatch(
        /Ben|Cole|example\.com/,
      );
      expect(await verifyChain(server.context.db, signer.uuid)).toMatchObject({ ok: true });
    });

    test('an invitation by text asks for an email address, confirmed only by the code mailed to it', async () => {
      const signer = await inviteSigner(server, { phone: '3035550177', mailed: false });
      const letter = await waitForMessage(server, '3035550177');
      expect([letter.channel, letter.text]).toEqual(['SMS', expect.not.stringMatching(/Ana|Ben|Street|Road/)]);
      expect((await openLink(getLinkToken(letter))).body).toMatchObject({ asksEmail: true });
      expect((await acceptLink(getLinkToken(letter))).body).toMatchObject({
        errors: [{ field: 'email', message: 'Enter an email address. You log in with it.' }],
      });
      const client = await acceptInvitation(server, signer);
      expect((await fetchOwnSigner(client, signer)).body).toMatchObject({
        email: 'b***@example.com',
        phoneNumber: '(***) ***-0177',
      });
      // No one has proved that they read that address; a link or code mailed there would.
      expect(await isConfirmed(signer)).toBe(false);
      await openVisitorClient().answer(emailSignerLogin, { body: { email: signer.email } });
      const [code] = (await waitForMessage(server, signer.email)).codes;
      expect((await openVisitorClient().loose(logInSigner, { body: { email: signer.email, code } })).status).toBe(200);
      expect(await isConfirmed(signer)).toBe(true);
    });

    // PGlite has one connection, so there nothing runs beside a transaction.
    test.runIf(kind === 'postgres')(
      'a code logs no one in once the account’s logins have ended on the way',
      async () => {
        const signer = await inviteSigner(server);
        await acceptInvitation(server, signer);
        await openVisitorClient().answer(emailSignerLogin, { body: { email: signer.email } });
        const { codes } = await waitForMessage(server, signer.email, 2);
        const { uuid } = (await findAccount(server.context, signer.email))!;
        const answer = await sendDuring(
          server.context,
          (trx) => lockAccount(trx, uuid),
          (trx) => endOtherAccess(server.context, trx, uuid, null),
          () => openVisitorClient().loose(logInSigner, { body: { email: signer.email, code: codes[0] } }),
        );
        expect(answer.body).toMatchObject({ status: 'code-wrong' });
      },
    );

    test('expires with the next link, after 14 days and for another person, and a new one goes to the same address', async () => {
      const signer = await inviteSigner(server);
      const first = getLinkToken(await waitForMessage(server, signer.email));
      expect(getErrorName(await openLink(first, signer.borrower))).toBe('wrong-person');
      expect((await manageSigner(signer, 'resend')).body).toMatchObject({
        signer: { state: 'INVITED', sentAt: expect.any(String) },
      });
      const second = getLinkToken(await waitForMessage(server, signer.email, 2));
      expect([
        getErrorName(await openLink(first)),
        (await openLink(second)).status,
        getErrorName(await openLink('x'.repeat(43))),
      ]).toEqual(['link-expired', 200, 'link-expired']);
      const asked = await Promise.all(
        [first, 'y'.repeat(43)].map((token) => openVisitorClient().answer(askForSignerInvitation, { body: { token } })),
      );
      expect(asked).toEqual([
        { status: 202, body: {} },
        { status: 202, body: {} },
      ]);
      const third = getLinkToken(await waitForMessage(server, signer.email, 3));
      expect([getErrorName(await openLink(second)), (await openLink(third)).status]).toEqual(['link-expired', 200]);
      later = 15 * DAY;
      try {
        expect([getErrorName(await openLink(third)), getErrorName(await acceptLink(third))]).toEqual([
          'link-expired',
          'link-expired',
        ]);
      } finally {
        later = 0;
      }
    });

    test('returns the same answer for a hundred guessed links, addresses and codes as for a void one', async () => {
      const signer = await inviteSigner(server);
      const oldToken = getLinkToken(await waitForMessage(server, signer.email));
      await manageSigner(signer, 'resend');
      await waitForMessage(server, signer.email, 2);
      const headers = { 'x-request-id': randomUUID() };
      const collectReplies = async (bodies: readonly object[], call: Call) => {
        const all = await Promise.all(
          bodies.map((body) => server.loose(call, { body, headers, idempotencyKey: randomUUID() })),
        );
        return new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`));
      };
      const links = [oldToken, ...Array.from({ length: 100 }, () => randomUUID())];
      const linkExpired = expect.stringContaining('link-expired') as unknown;
      for (const [call, more, told] of [
        [openSignerInvitation, {}, linkExpired],
        [askForSignerInvitation, {}, '202 {}'],
        [
          acceptSignerInvitation,
          { password: SIGNER_PASSWORD, email: null, consentListRequest: buildConsents() },
          linkExpired,
        ],
        [logInSigner, {}, linkExpired],
      ] as const) {
        expect({
          call: call.id,
          answers: [
            ...(await collectReplies(
              links.map((token) => ({ token, ...more })),
              call,
            )),
          ],
        }).toEqual({ call: call.id, answers: [told] });
      }
      const addresses = [signer.email, ...Array.from({ length: 100 }, (_, index) => `nobody.${index}@example.com`)];
      expect([
        ...(await collectReplies(
          addresses.map((email) => ({ email })),
          emailSignerLogin,
        )),
      ]).toEqual(['202 {}']);
      await vi.waitFor(
        async () =>
          expect(
            (await readOutbox(server.context.db, server.context.vault, signer.email)).some(
              ({ template }) => template === 'signer.login',
            ),
          ).toBe(true),
        { timeout: 10_000 },
      );
      const right = (await readOutbox(server.context.db, server.context.vault, signer.email)).find(
        ({ template }) => template === 'signer.login',
      )?.codes[0];
      const code = right === '000000' ? '111111' : '000000';
      // The fifth and later tries for the address with a code, including the right code, get the same answer as the
      // first try for one without.
      const tried = await collectReplies(
        [...addresses, ...Array.from({ length: 8 }, () => signer.email)].map((email) => ({ email, code })),
        logInSigner,
      );
      expect([...tried]).toEqual([expect.stringContaining('code-wrong')]);
      expect([...(await collectReplies([{ email: signer.email, code: right }], logInSigner))]).toEqual([...tried]);
      const queries: string[] = [];
      const counting: KyselyPlugin = {
        transformQuery({ node }) {
          queries.push(node.kind);
          return node;
        },
        async transformResult({ result }) {
          return result;
        },
      };
      const collectQueries = async (email: string): Promise<string[]> => {
        queries.length = 0;
        await requestLoginCode({ ...server.context, db: server.context.db.withPlugin(counting) }, 'FIGURE', email);
        return [...queries];
      };
      const knownQueries = await collectQueries(signer.email);
      expect(knownQueries.length).toBeGreaterThan(2);
      expect(await collectQueries('nobody.at.all@example.com'), 'the same work').toEqual(knownQueries);
    });

    test('opens nothing after a newer link, even in a request already started, and nothing at another lender', async () => {
      const signer = await inviteSigner(server);
      await waitForMessage(server, signer.email);
      const { db } = server.context;
      const before = await db
        .selectFrom('signer_invitation')
        .selectAll()
        .where('person', '=', signer.person)
        .executeTakeFirstOrThrow();
      await manageSigner(signer, 'resend');
      await waitForMessage(server, signer.email, 2);
      expect(await db.transaction().execute((trx) => claimInvitation(trx, before, new Date()))).toBe(false);
      await openVisitorClient().answer(emailSignerLogin, { body: { email: signer.email } });
      const older = getLinkToken(await waitForMessage(server, signer.email, 3));
      await openVisitorClient().answer(emailSignerLogin, { body: { email: signer.email } });
      const token = getLinkToken(await waitForMessage(server, signer.email, 4));
      const logIn = (organisation: string, link = token) =>
        server.ask(logInSigner, { body: { token: link }, headers: { 'x-org': organisation } });
      expect((await logIn('FIGURE', older)).json(), 'the link before').toMatchObject({ status: 'link-expired' });
      expect((await logIn('HOMEPOINT')).json()).toMatchObject({ status: 'link-expired' });
      later = 16 * 60_000;
      expect(
        (
          await logIn('FIGURE').finally(() => {
            later = 0;
          })
        ).json(),
        'a quarter of an hour later',
      ).toMatchObject({ status: 'link-expired' });
      expect((await logIn('FIGURE')).statusCode).toBe(200);
    });

    test("can't use another signer's address in any letter case", async () => {
      const signer = await inviteSigner(server);
      const { context } = server;
      const contact = { email: signer.email.toUpperCase(), phoneNumber: null };
      const named = record(
        context,
        signer.uuid,
        async (file) => {
          await checkSignerContact(context, file, randomUUID(), contact);
          return [];
        },
        WORKER_META,
      );
      await expect(named).rejects.toThrow('Another signer uses this address.');
    });

    test('logs in to an open loan before a newer one that was canceled', async () => {
      const [open, over] = [await inviteSigner(server), await inviteSigner(server)];
      await acceptInvitation(server, open);
      const { db } = server.context;
      const { identity_uuid: identityUuid } = await db
        .selectFrom('signer')
        .select('identity_uuid')
        .where('person', '=', open.person)
        .executeTakeFirstOrThrow();
      await db.updateTable('signer').set({ identity_uuid: identityUuid }).where('person', '=', over.person).execute();
      expect(await findLoanToSign(db, identityUuid ?? '')).toBe(over.uuid);
      expect((await manageSigner(over, 'cancellation', { reason: 'Not needed.' })).status).toBe(200);
      expect(await findLoanToSign(db, identityUuid ?? '')).toBe(open.uuid);
    });

    test('can be corrected by the borrower until it is opened, and needs its own address', async () => {
      const signer = await inviteSigner(server);
      const wrong = getLinkToken(await waitForMessage(server, signer.email));
      const right = `right-${randomUUID().slice(0, 8)}@example.com`;
      expect((await manageSigner(signer, 'contact', { email: null, phoneNumber: null })).body).toMatchObject({
        status: 'invalid-request',
      });
      expect((await manageSigner(signer, 'contact', { email: right, phoneNumber: null })).body).toMatchObject({
        signer: { email: 'r***@example.com' },
      });
      expect(getErrorName(await openLink(wrong))).toBe('link-expired');
      await acceptInvitation(server, { email: right, phone: null });
      expect(getErrorName(await manageSigner(signer, 'contact', { email: signer.email, phoneNumber: null }))).toBe(
        'signer-opened',
      );
      expect((await manageSigner(signer, 'cancellation', { reason: 'Another one.' })).body).toMatchObject({
        status: 'signer-opened',
        message: 'Ben has opened the invitation. Call us to change who signs.',
      });
    });

    test('is followed by reminders on days 3 and 7, a correction by staff, and an email on removal', async () => {
      const signer = await inviteSigner(server);
      await waitForMessage(server, signer.email);
      const closer = await logInStaffMember(server, 'closer');
      const fetchSigners = async () =>
        (
          await server.send(readFileSigners, {
            params: { uuid: signer.uuid },
            token: closer.token,
            idempotencyKey: randomUUID(),
            headers: { 'if-match': '"999"' },
          })
        ).signers.find((one) => one.signerUuid === signer.person);
      const day = DAY;
      for (const [days, invitations] of [
        [2, 1],
        [3, 2],
        [6, 2],
        [7, 3],
        [30, 3],
      ] as const) {
        await setLoanClock(server.context, { offsetMs: days * day + 60_000 });
        await sweepReminders(server.context);
        expect({ days, invitations: (await fetchSigners())?.invitations }).toEqual({ days, invitations });
      }
      await setLoanClock(server.context, { offsetMs: 0 });
      expect(await fetchSigners()).toMatchObject({
        openedAt: null,
        canCorrect: true,
        livesInHome: 'UNKNOWN',
        email: expect.stringContaining('***'),
      });
      const right = `right-${randomUUID().slice(0, 8)}@example.com`;
      expect(
        (
          await server.ask(correctFileSigner, {
            params: { uuid: signer.uuid, signerUuid: signer.person },
            token: closer.token,
            body: {
              firstName: 'Benn',
              lastName: 'Owner',
              email: right,
              phoneNumber: null,
            },
            headers: { 'if-match': '"999"' },
          })
        ).statusCode,
      ).toBe(200);
      expect(await fetchSigners()).toMatchObject({ firstName: 'Benn', email: 'r***@example.com' });
      expect(
        (
          await server.loose(resendFileSigner, {
            params: { uuid: signer.uuid, signerUuid: signer.person },
            token: closer.token,
            body: {},
            headers: { 'if-match': '"999"' },
          })
        ).statusCode,
      ).toBe(200);
      const { version } = await server.send(readFileSigners, {
        params: { uuid: signer.uuid },
        token: closer.token,
        idempotencyKey: randomUUID(),
        headers: { 'if-match': '"999"' },
      });
      const removal = await server.ask(removeSigner, {
        params: { uuid: signer.uuid, signerUuid: signer.person },
        token: closer.token,
        body: { reason: 'WRONG_PERSON', comment: null },
        version,
      });
      expect(removal.statusCode).toBe(200);
      await expect
        .poll(async () =>
          (await readOutbox(server.context.db, server.context.vault, right)).some(
            (mail) => mail.template === 'signer.removed',
          ),
        )
        .toBe(true);
    });

    test('is mailed once with a working link despite a killed worker, and reminded twice', async () => {
      const signer = await inviteSigner(server);
      await waitForMessage(server, signer.email);
      for (let times = 0; times < 3; times += 1) await sendInvitation(`${signer.person}:1`, server.context);
      expect(await readOutbox(server.context.db, server.context.vault, signer.email)).toHaveLength(1);
      for (const [index, round] of [1, 2, 3].entries()) {
        await remindSigner(`${signer.person}:${round}`, server.context);
        if (index < 2) await waitForMessage(server, signer.email, round + 1);
      }
      const all = await readOutbox(server.context.db, server.context.vault, signer.email);
      expect(all.map((letter) => letter.template)).toEqual(['signer.remind', 'signer.remind', 'signer.invite']);
      expect((await openLink(getLinkToken(all[0]!))).status).toBe(200);
      await remindSigner(`${signer.person}:3`, server.context);
      expect(await readOutbox(server.context.db, server.context.vault, signer.email)).toHaveLength(3);
    });
  });

  describe('logging in again', () => {
    const askLogin = (email: string) => openVisitorClient().answer(emailSignerLogin, { body: { email } });
    const logInWith = (body: object) => server.loose(logInSigner, { body, headers: { 'x-org': 'FIGURE' } });
    const createClient = (answer: { headers: Record<string, unknown> }): Client => {
      const client = openVisitorClient();
      client.setToken(String(answer.headers['authorization']).replace('Bearer ', ''));
      return client;
    };

    test('works once by link or code, stops the code after five wrong ones, and hides unknown addresses', async () => {
      const signer = await inviteSigner(server);
      await acceptInvitation(server, signer);
      expect([await askLogin(signer.email), await askLogin(`nobody-${randomUUID()}@example.com`)]).toEqual([
        { status: 202, body: {} },
        { status: 202, body: {} },
      ]);
      const letter = await waitForMessage(server, signer.email, 2);
      const [code = ''] = letter.codes;
      const wrongCode = code === '000000' ? '000001' : '000000';
      expect((await logInWith({ email: signer.email, code: wrongCode })).json().status).toBe('code-wrong');
      const both = await Promise.all([
        logInWith({ email: signer.email, code }),
        logInWith({ email: signer.email, code }),
      ]);
      expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const inAgain = both.find((answer) => answer.statusCode === 200);
      expect(inAgain?.json()).toEqual({ redirect: '/account/heloc/heloc-signer/resume' });
      expect(await fetchStatus(createClient(inAgain!))).toMatchObject({ signerUuid: signer.person });
      expect((await logInWith({ token: getLinkToken(letter) })).json().status).toBe('link-expired');
      await askLogin(signer.email);
      const next = await waitForMessage(server, signer.email, 3);
      const right = next.codes[0] ?? '';
      for (let times = 0; times < 5; times += 1)
        expect(
          (await logInWith({ email: signer.email, code: right === '000000' ? '000001' : '000000' })).statusCode,
        ).toBe(422);
      expect((await logInWith({ email: signer.email, code: right })).json().status).toBe('code-wrong');
      expect((await logInWith({ token: getLinkToken(next) })).statusCode).toBe(200);
      const password = await server.ask(logInCall, {
        body: { email: signer.email, password: SIGNER_PASSWORD },
        headers: { 'x-org': 'FIGURE' },
      });
      expect(await fetchStatus(createClient(password))).toMatchObject({ applicationUuid: signer.uuid });
    });

    test('refuses a login requested for an address since corrected, or by a signer since replaced', async () => {
      const [put, named] = [await inviteSigner(server), await inviteSigner(server)];
      const letters = await Promise.all(
        [put, named].map(async ({ email }) => {
          await waitForMessage(server, email);
          await askLogin(email);
          return waitForMessage(server, email, 2);
        }),
      );
      const right = `right-${randomUUID().slice(0, 8)}@example.com`;
      expect((await manageSigner(put, 'contact', { email: right, phoneNumber: null })).status).toBe(200);
      expect((await manageSigner(named, 'cancellation', { reason: 'The wrong person.' })).status).toBe(200);
      const { context } = server;
      await record(
        context,
        named.uuid,
        async ({ trx }) => {
          const signerKey = {
            uuid: named.uuid,
            organisation: 'FIGURE',
            person: named.person,
            emailIndex: emailIndex(context, `eve-${right}`),
            at: await loanNow(context, trx),
          };
          await saveSigner(context.vault, trx, signerKey, {
            firstName: 'Eve',
            lastName: 'Cole',
            email: `eve-${right}`,
            phoneNumber: null,
            livesThere: 'UNKNOWN',
          });
          return [
            { type: 'AdditionalSignerNamed', data: { signer: named.person, role: 'CO_BORROWER', by: 'BORROWER' } },
          ];
        },
        WORKER_META,
      );
      for (const [index, { email, uuid }] of [put, named].entries()) {
        const {
          codes: [code],
          ...letter
        } = letters[index]!;
        expect((await logInWith({ token: getLinkToken(letter) })).json()).toMatchObject({ status: 'link-expired' });
        expect((await logInWith({ email, code })).json()).toMatchObject({ status: 'code-wrong' });
        expect(await loadFactsOfType(server, uuid, 'SignerInvitationOpened')).toEqual([]);
      }
      expect([await findAccount(context, right), await findAccount(context, `eve-${right}`)]).toEqual([
        undefined,
        undefined,
      ]);
    });

    test('opens the invitation and account when needed, and keeps signer and borrower separate in one account [SIGNER-002, SIGNER-003]', async () => {
      const signer = await inviteSigner(server);
      await waitForMessage(server, signer.email);
      await askLogin(signer.email);
      const answer = await logInWith({ token: getLinkToken(await waitForMessage(server, signer.email, 2)) });
      const client = createClient(answer);
      expect([
        (await fetchStatus(client))['stage'],
        await isConfirmed(signer),
        await loadFactsOfType(server, signer.uuid, 'SignerInvitationOpened'),
      ]).toEqual(['INTRO', true, [{ signer: signer.person }]]);
      const borrows = await inviteSigner(server);
      const { jwt } = await server.send(registerIdentity, {
        query: { organization: 'FIGURE' },
        body: { email: borrows.email, password: PASSWORD, phoneNumber: '4155550142' },
      });
      const asBorrower = openVisitorClient();
      asBorrower.setToken(jwt);
      const own = (await findAccount(server.context, borrows.email))!.uuid;
      await markEmailConfirmed(server.context.db, own, server.context.sessionNow());
      const token = getLinkToken(await waitForMessage(server, borrows.email));
      expect([
        (await openLink(token)).body['next'],
        (await openLink(token, asBorrower)).body['next'],
        getErrorName(await acceptLink(token)),
      ]).toEqual(['LOGIN', 'LOGIN', 'identity-exists']);
      await askLogin(borrows.email);
      const asSigner = createClient(
        await logInWith({ token: getLinkToken(await waitForMessage(server, borrows.email, 2)) }),
      );
      expect(await fetchStatus(asSigner)).toMatchObject({ signerUuid: borrows.person });
      expect((await findAccount(server.context, borrows.email))!.uuid).toBe(own);
      expect([
        getErrorName(await asSigner.answer(listHelocs)),
        getErrorName(await asBorrower.answer(readCoDeedStatus)),
      ]).toEqual(['not-for-signers', 'not-a-signer']);
      // Both identities of the account are known to each other's login; an account made to sign has only one.
      const readRoles = async (by: typeof client) => {
        const { isManageable, isSigner } = (await by.answer(readIdentity)).body;
        return { isManageable, isSigner };
      };
      expect(await readRoles(asBorrower)).toEqual({ isManageable: true, isSigner: true });
      expect(await readRoles(asSigner)).toEqual({ isManageable: true, isSigner: true });
      expect(await readRoles(client)).toEqual({ isManageable: false, isSigner: true });
    });

    test('opens no account that someone else registered under the address and never confirmed', async () => {
      const signer = await inviteSigner(server);
      await waitForMessage(server, signer.email);
      const { jwt } = await server.send(registerIdentity, {
        query: { organization: 'FIGURE' },
        body: { email: signer.email, password: PASSWORD, phoneNumber: '4155550142' },
      });
      const squatter = openVisitorClient();
      squatter.setToken(jwt);
      const squatted = (await findAccount(server.context, signer.email))!.uuid;

      await askLogin(signer.email);
      const { codes } = await waitForMessage(server, signer.email, 2);
      const client = createClient(await logInWith({ email: signer.email, code: codes[0] }));
      expect(await fetchStatus(client)).toMatchObject({ signerUuid: signer.person });
      const own = (await findAccount(server.context, signer.email))!;
      expect(own.uuid).not.toBe(squatted);
      expect(own.email_verified_at).not.toBeNull();

      expect(getErrorName(await squatter.answer(readProfile))).toBe('unauthenticated');
      const again = await server.ask(logInCall, {
        body: { email: signer.email, password: PASSWORD },
        headers: { 'x-org': 'FIGURE' },
      });
      expect(again.json()).toMatchObject({ status: 'credentials-do-not-match' });
      expect((await waitForMessage(server, signer.email, 3)).template).toBe('account.set-aside');
    });
  });
});
