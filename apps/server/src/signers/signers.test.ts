import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@lintel/domain';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../../test/app.ts';
import { askedToSign, C, cameIn, CHOSEN, consents, letterTo, tokenIn, type AskedToSign } from '../../test/co-owner.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../test/desk.ts';
import { byWorker } from '../../test/loans.ts';
import { factsIn, factsOfType } from '../../test/walk.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import { readApplication } from '../loan-file/applications.ts';
import { record } from '../loan-file/record.ts';
import { verifyChain } from '../loan-file/verify.ts';
import { sendPhotos } from '../sandbox/act-identity.ts';
import { openClient, type Client } from '../sandbox/client.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { remindSigner, sendInvitation } from './send.ts';

vi.setConfig({ testTimeout: 60_000 });

const K = (uuid: string) => `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
const DAY = 24 * 3600_000;

onOneDatabase('a co-owner who is asked to sign', (open) => {
  let server: TestApp;
  let closer: Colleague;
  let later = 0;
  const desk = deskOn(() => server, () => closer);
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, sessionNow: () => new Date(Date.now() + later) });
    closer = await atTheDesk(server, 'closer');
  }, 60_000);

  const file = async ({ uuid }: AskedToSign): Promise<LoanFile> => (await readApplication(server.context.db, uuid))!.projection;
  const visitor = () => openClient(server.app, 'FIGURE');
  const openLink = async (token: string, client: Client = visitor()) => client.call('POST', `${C}/invitations/open`, { token });
  const accept = (token: string, more: object = {}, client: Client = visitor()) => client.call('POST', `${C}/invitations/accept`, { token, password: CHOSEN, email: null, consentListRequest: consents(), ...more });
  const status = async (client: Client) => (await client.call('GET', `${C}/status`)).body;
  const own = (client: Client, who: AskedToSign) => client.call('GET', `${C}/${who.person}`);
  const manage = (who: AskedToSign, what: 'contact' | 'resend' | 'cancellation', body: object = {}) => who.borrower.call(what === 'contact' ? 'PUT' : 'POST', `${K(who.uuid)}/signers/${who.person}/${what}`, what === 'resend' ? undefined : body);
  const nameOf = (answer: { body: Record<string, unknown> }) => answer.body['status'];
  const isConfirmed = async ({ email }: AskedToSign) => (await server.context.db.selectFrom('identity').select('email_verified_at').where('email', '=', email).executeTakeFirstOrThrow()).email_verified_at !== null;
  const claims = (jwt: unknown) => JSON.parse(Buffer.from(String(jwt).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

  describe('the way in', () => {
    test('is a link of their own: it names who asks and the street, is opened once in the file and accepted once; the token says for which loan [OP-A-063, SIGNER-001]', async () => {
      const who = await askedToSign(server);
      const letter = await letterTo(server, who.email);
      expect([letter.subject, letter.template]).toEqual([expect.not.stringMatching(/Ana|Ruiz|Ben|Street|Road/), 'signer.invite']);
      expect(letter.text).toMatch(/Ana R\. is opening .* You sign the deed, not the debt\./);
      const token = tokenIn(letter);
      expect((await server.context.db.selectFrom('signer_invitation').selectAll().where('person', '=', who.person).execute()).map((row) => JSON.stringify(row))).toEqual([expect.not.stringContaining(token)]);
      const opened = await Promise.all([openLink(token), openLink(token), openLink(token)]);
      expect(opened.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(opened[0]?.body).toEqual({ primary: { firstName: 'Ana', lastInitial: 'R' }, street: expect.any(String), brand: expect.any(String), next: 'PASSWORD', asksEmail: false, relation: 'CO_OWNER' });
      expect(await factsOfType(server, who.uuid, 'SignerInvitationOpened')).toEqual([{ signer: who.person }]);
      expect(nameOf(await accept(token, { password: 'short' }))).toBe('password-refused');
      expect(nameOf(await accept(token, { consentListRequest: [] }))).toBe('consent-missing');
      expect(nameOf(await accept(token, { consentListRequest: consents().map((one) => ({ ...one, version: 'old' })) }))).toBe('consent-outdated');
      const both = await Promise.all([accept(token), accept(token)]);
      expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, expect.toBeOneOf([409, 410])]);
      const jwt = both.find((answer) => answer.status === 201)?.body['jwt'];
      expect(claims(jwt)).toMatchObject({ typ: 'signer', loan: who.uuid, org: 'FIGURE' });
      expect(await isConfirmed(who)).toBe(true);
      const client = visitor();
      client.signIn(String(jwt));
      expect(await status(client)).toEqual({ signerUuid: who.person, applicationUuid: who.uuid, stage: 'INTRO', primary: { firstName: 'Ana', lastInitial: 'R' }, others: [], cancelledOn: null });
      expect([(await openLink(token, client)).body['next'], (await openLink(token)).body['next'], nameOf(await accept(token))]).toEqual(['RESUME', 'LOGIN', 'link-expired']);
      expect((await client.call('GET', '/service-profile/api/v1/profile')).body).toMatchObject({ type: 'CO_DEEDER', name: { firstName: 'Ben', lastName: 'Cole' }, email: who.email });
      expect(JSON.stringify((await factsIn(server, who.uuid)).map((fact) => fact.data))).not.toMatch(/Ben|Cole|example\.com/);
      expect(await verifyChain(server.context.db, who.uuid)).toMatchObject({ ok: true });
    });

    test('by text message asks for the e-mail address that they sign in with, which is confirmed by the code that is mailed there and not before', async () => {
      const who = await askedToSign(server, { phone: '3035550177', mailed: false });
      const letter = await letterTo(server, '3035550177');
      expect([letter.channel, letter.text]).toEqual(['SMS', expect.not.stringMatching(/Ana|Ben|Street|Road/)]);
      expect((await openLink(tokenIn(letter))).body).toMatchObject({ asksEmail: true });
      expect((await accept(tokenIn(letter))).body).toMatchObject({ errors: [{ field: 'email', message: 'Give an email address: you sign in with it.' }] });
      const client = await cameIn(server, who);
      expect((await own(client, who)).body).toMatchObject({ email: 'b***@example.com', phoneNumber: '(***) ***-0177' });
      // Nobody has shown to read that address; a link or a code that was mailed there does.
      expect(await isConfirmed(who)).toBe(false);
      await visitor().call('POST', `${C}/login-link`, { email: who.email });
      const [code] = (await letterTo(server, who.email)).codes;
      expect((await visitor().call('POST', `${C}/login`, { email: who.email, code })).status).toBe(200);
      expect(await isConfirmed(who)).toBe(true);
    });

    test('dies with the next link, in fourteen days, and for whoever it was not made; asking again tells nothing and goes where the old one went', async () => {
      const who = await askedToSign(server);
      const first = tokenIn(await letterTo(server, who.email));
      expect(nameOf(await openLink(first, who.borrower))).toBe('wrong-person');
      expect((await manage(who, 'resend')).body).toMatchObject({ signer: { state: 'INVITED', sentAt: expect.any(String) } });
      const second = tokenIn(await letterTo(server, who.email, 2));
      expect([nameOf(await openLink(first)), (await openLink(second)).status, nameOf(await openLink('x'.repeat(43)))]).toEqual(['link-expired', 200, 'link-expired']);
      const asked = await Promise.all([first, 'y'.repeat(43)].map((token) => visitor().call('POST', `${C}/invitations/ask-again`, { token })));
      expect(asked).toEqual([{ status: 202, body: {} }, { status: 202, body: {} }]);
      const third = tokenIn(await letterTo(server, who.email, 3));
      expect([nameOf(await openLink(second)), (await openLink(third)).status]).toEqual(['link-expired', 200]);
      later = 15 * DAY;
      try {
        expect([nameOf(await openLink(third)), nameOf(await accept(third))]).toEqual(['link-expired', 'link-expired']);
      } finally {
        later = 0;
      }
    });

    test('is put right by the borrower until they came in; each signs in with an address of their own', async () => {
      const who = await askedToSign(server);
      const wrong = tokenIn(await letterTo(server, who.email));
      const right = `right-${randomUUID().slice(0, 8)}@example.com`;
      expect((await manage(who, 'contact', { email: null, phoneNumber: null })).body).toMatchObject({ status: 'invalid-request' });
      expect((await manage(who, 'contact', { email: right, phoneNumber: null })).body).toMatchObject({ signer: { email: 'r***@example.com' } });
      expect(nameOf(await openLink(wrong))).toBe('link-expired');
      await cameIn(server, { email: right, phone: null });
      expect(nameOf(await manage(who, 'contact', { email: who.email, phoneNumber: null }))).toBe('signer-opened');
      expect((await manage(who, 'cancellation', { reason: 'Another one.' })).body).toMatchObject({ status: 'signer-opened', message: 'Ben has opened the invitation. Call us to change who signs.' });
    });

    test('is mailed once though its worker is killed, with a link that works; whoever does not come is reminded twice', async () => {
      const who = await askedToSign(server);
      await letterTo(server, who.email);
      for (let times = 0; times < 3; times += 1) await sendInvitation(`${who.person}:1`, server.context);
      expect(await readOutbox(server.context.db, server.context.vault, who.email)).toHaveLength(1);
      for (const [index, round] of [1, 2, 3].entries()) {
        await remindSigner(`${who.person}:${round}`, server.context);
        if (index < 2) await letterTo(server, who.email, round + 1);
      }
      const all = await readOutbox(server.context.db, server.context.vault, who.email);
      expect(all.map((letter) => letter.template)).toEqual(['signer.remind', 'signer.remind', 'signer.invite']);
      expect((await openLink(tokenIn(all[0]!))).status).toBe(200);
      await remindSigner(`${who.person}:3`, server.context);
      expect(await readOutbox(server.context.db, server.context.vault, who.email)).toHaveLength(3);
    });
  });

  describe('signing in again', () => {
    const askLogin = (email: string) => visitor().call('POST', `${C}/login-link`, { email });
    const login = (body: object) => server.ask('POST', `${C}/login`, { body, headers: { 'x-org': 'FIGURE' } });
    const clientOf = (answer: { headers: Record<string, unknown> }): Client => {
      const client = visitor();
      client.signIn(String(answer.headers['authorization']).replace('Bearer ', ''));
      return client;
    };

    test('is by a mailed link or its code, each good once; five wrong codes are the end of it; a stranger is told the same', async () => {
      const who = await askedToSign(server);
      await cameIn(server, who);
      expect([await askLogin(who.email), await askLogin(`nobody-${randomUUID()}@example.com`)]).toEqual([{ status: 202, body: {} }, { status: 202, body: {} }]);
      const letter = await letterTo(server, who.email, 2);
      const [code = ''] = letter.codes;
      const wrong = code === '000000' ? '000001' : '000000';
      expect((await login({ email: who.email, code: wrong })).json<{ status: string }>().status).toBe('code-wrong');
      const both = await Promise.all([login({ email: who.email, code }), login({ email: who.email, code })]);
      expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const inAgain = both.find((answer) => answer.statusCode === 200);
      expect(inAgain?.json()).toEqual({ redirect: '/account/heloc/heloc-signer/resume' });
      expect(await status(clientOf(inAgain!))).toMatchObject({ signerUuid: who.person });
      expect((await login({ token: tokenIn(letter) })).json<{ status: string }>().status).toBe('link-expired');
      await askLogin(who.email);
      const next = await letterTo(server, who.email, 3);
      const right = next.codes[0] ?? '';
      for (let times = 0; times < 5; times += 1) expect((await login({ email: who.email, code: right === '000000' ? '000001' : '000000' })).statusCode).toBe(422);
      expect((await login({ email: who.email, code: right })).json<{ status: string }>().status).toBe('code-wrong');
      expect((await login({ token: tokenIn(next) })).statusCode).toBe(200);
      const password = await server.ask('POST', '/identity-broker/customer/api/v3/login', { body: { email: who.email, password: CHOSEN }, headers: { 'x-org': 'FIGURE' } });
      expect(await status(clientOf(password))).toMatchObject({ applicationUuid: who.uuid });
    });

    test('without the invitation ever opened makes the account and opens it; somebody who borrows here too signs with their own account, and is no borrower meanwhile [SIGNER-002, SIGNER-003]', async () => {
      const who = await askedToSign(server);
      await letterTo(server, who.email);
      await askLogin(who.email);
      const answer = await login({ token: tokenIn(await letterTo(server, who.email, 2)) });
      const client = clientOf(answer);
      expect([(await status(client))['stage'], await isConfirmed(who), await factsOfType(server, who.uuid, 'SignerInvitationOpened')]).toEqual(['INTRO', true, [{ signer: who.person }]]);
      const borrows = await askedToSign(server);
      const made = await server.ask('POST', '/identity/api/v1/registration/register?organization=FIGURE', { body: { email: borrows.email, password: PASSWORD, phoneNumber: '4155550142' } });
      const asBorrower = visitor();
      asBorrower.signIn(made.json<{ jwt: string }>().jwt);
      const token = tokenIn(await letterTo(server, borrows.email));
      expect([(await openLink(token)).body['next'], (await openLink(token, asBorrower)).body['next'], nameOf(await accept(token))]).toEqual(['LOGIN', 'LOGIN', 'identity-exists']);
      await askLogin(borrows.email);
      const asSigner = clientOf(await login({ token: tokenIn(await letterTo(server, borrows.email, 2)) }));
      expect(await status(asSigner)).toMatchObject({ signerUuid: borrows.person });
      expect([nameOf(await asSigner.call('GET', '/service-application/api/v1/application/heloc/all')), nameOf(await asBorrower.call('GET', `${C}/status`))]).toEqual(['not-for-signers', 'not-a-signer']);
    });
  });

  describe('what is theirs', () => {
    test('is where they live, said until they sign; an old screen is refused, and another signer is not there [SIGNER-004]', async () => {
      const [who, other] = [await askedToSign(server), await askedToSign(server)];
      const [client, stranger] = [await cameIn(server, who), await cameIn(server, other)];
      const { body } = await own(client, who);
      expect(body).toMatchObject({ stage: 'INTRO', state: 'OPENED', livesThere: 'UNKNOWN', primary: { firstName: 'Ana', lastInitial: 'R' }, what: expect.stringContaining('the deed, not the debt'), explain: { owner: 'YOU', ask: 'Tell us whether you live there.' } });
      expect(body['notices']).toEqual([{ title: 'Notice of your right to cancel', documentUuid: null }]);
      const say = (livesThere: string, version: unknown, by = client) => by.call('PUT', `${C}/${who.person}/residence`, { livesThere }, Number(version));
      expect(nameOf(await say('NO', body['version'], stranger))).toBe('not-found');
      const answers = await Promise.all([say('NO', body['version']), say('YES', body['version'])]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(answers.find((answer) => answer.status === 200)?.body).toMatchObject({ status: { checklistStatus: 'IDENTITY_VERIFICATION', gate: null, explain: { text: 'We need to see that it is you.' } } });
      expect(await factsOfType(server, who.uuid, 'SignerResidenceGiven')).toHaveLength(1);
      expect((await own(client, who)).body).toMatchObject({ stage: 'IDENTITY' });
      for (const method of ['GET', 'POST'] as const) expect(nameOf(await stranger.call(method, `${C}/${who.person}${method === 'GET' ? '' : '/decline'}`, method === 'GET' ? undefined : { reason: 'OTHER', comment: null }))).toBe('not-found');
    });

    test('is to say no: nothing is signed, a person of the lender reads why, and the borrower is not told [SIGNER-004]', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      const decline = () => client.call('POST', `${C}/${who.person}/decline`, { reason: 'NEED_ADVICE', comment: 'My lawyer is away until May.' });
      const answers = await Promise.all([decline(), decline()]);
      expect(answers.map((answer) => answer.body['state'])).toEqual(['DECLINED', 'DECLINED']);
      const [fact, ...more] = await factsOfType(server, who.uuid, 'SigningDeclined');
      expect([fact, more]).toEqual([{ person: who.person, reason: 'NEED_ADVICE', condition: expect.any(String) }, []]);
      expect((await own(client, who)).body).toMatchObject({ explain: { owner: 'US', text: expect.stringContaining('Nothing was signed') } });
      const notes = JSON.stringify((await desk.get(`/applications/${who.uuid}`)).json());
      expect(notes).toContain('My lawyer is away until May.');
      expect(JSON.stringify((await who.borrower.call('GET', `${K(who.uuid)}/status`)).body)).not.toContain('lawyer');
    });

    test('is their ID: a photo that cannot be read is asked for again with its reason, one that is doubted a person at the desk decides, and none of it is the borrower\'s [ENUM-013, SIGNER-005]', async () => {
      const show = async (who: AskedToSign, client: Client) => {
        const { version } = (await own(client, who)).body;
        await client.call('PUT', `${C}/${who.person}/residence`, { livesThere: 'YES' }, Number(version));
        return sendPhotos(client, K(who.uuid));
      };
      const state = async (client: Client, { uuid }: AskedToSign) => (await client.call('GET', `${K(uuid)}/identity-verification`)).body;
      const glare = await askedToSign(server, { tag: '+id-failed' });
      const client = await cameIn(server, glare);
      expect(nameOf(await client.call('POST', `${K(glare.uuid)}/identity-verification`, { idType: 'PASSPORT' }))).toBe('not-at-this-step');
      expect((await show(glare, client)).body).toMatchObject({ status: { checklistStatus: 'IDENTITY_VERIFICATION', gate: null, uwDecision: expect.any(String) } });
      await expect.poll(async () => (await state(client, glare))['verification'], { timeout: 15_000 }).toBe('FAILED_VERIFICATION');
      expect(await state(client, glare)).toMatchObject({ reasons: ['The photo is too bright or blurred to read.'], attemptsLeft: 4 });
      expect((await file(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({ state: 'ASKED', blocks: 'NONE' });
      expect(JSON.stringify((await glare.borrower.call('GET', `${K(glare.uuid)}/identity-verification`)).body)).not.toContain('too bright');
      await sendPhotos(client, K(glare.uuid));
      await expect.poll(async () => (await own(client, glare)).body['stage'], { timeout: 15_000 }).toBe('DOCUMENTS');
      expect((await file(glare)).conditions[`signer-id-${glare.person}`]).toMatchObject({ state: 'CLEARED' });
      expect((await factsOfType(server, glare.uuid, 'SignerIdentityChecked')).map((fact) => fact['result'])).toEqual(['FAILED_VERIFICATION', 'VERIFIED']);

      const doubted = await askedToSign(server, { tag: '+id-review' });
      const other = await cameIn(server, doubted);
      await show(doubted, other);
      await expect.poll(async () => (await state(other, doubted))['verification'], { timeout: 15_000 }).toBe('PENDING_REVIEW');
      const reviewer = await atTheDesk(server, 'underwriter');
      const tasks = async () => {
        await sweepAlarms(server.context, doubted.uuid);
        return server.context.db.selectFrom('desk_task').select(['gate', 'subject']).where('application_uuid', '=', doubted.uuid).where('kind', '=', 'TASK').where('closed_at', 'is', null).execute();
      };
      expect(await tasks()).toEqual([{ gate: 'signer-id', subject: doubted.person }]);
      const decide = (outcome: string, reason: string) => desk.post(doubted.uuid, '/reviews/id-review/resolution', { outcome, reason, comment: null, signerUuid: doubted.person }, reviewer);
      expect((await decide('FAILED_VERIFICATION', 'EXPIRED')).statusCode).toBe(200);
      expect(await state(other, doubted)).toMatchObject({ verification: 'FAILED_VERIFICATION', reasons: ['The document has expired.'] });
      expect(await tasks()).toEqual([]);
      expect((await decide('VERIFIED', 'VIDEO_CALL')).statusCode).toBe(200);
      expect([(await own(other, doubted)).body['stage'], (await file(doubted)).identity.result]).toEqual(['DOCUMENTS', null]);
      expect((await doubted.borrower.call('GET', `/service-application/api/v1/application/heloc/${doubted.uuid}`)).body).toMatchObject({ additionalSignerVersion: 1, helocSigners: [{ identityUuid: expect.any(String) }] });
    });

    test('is a link to a session replay, of an allowed host alone [SIGNER-007, CALL-017]', async () => {
      const [who, other] = [await askedToSign(server), await askedToSign(server)];
      const client = await cameIn(server, who);
      const put = (link: string, person = who.person) => client.call('PUT', `${C}/${person}/full-story-link`, { link });
      expect((await put('https://app.fullstory.com/ui/a/session/1')).status).toBe(204);
      for (const link of ['http://app.fullstory.com/x', 'https://app.fullstory.com.evil.test/x', 'https://evil@app.fullstory.com/', 'javascript:alert(1)', 'https://app.fullstory.com:444/x']) expect([link, (await put(link)).status]).toEqual([link, 400]);
      expect((await put('https://app.fullstory.com/ui/a/session/1', other.person)).status).toBe(404);
    });
  });

  describe('the end of a request', () => {
    test('comes by the borrower until the link was opened, by the desk afterwards; of two at once exactly one wins', async () => {
      for (let times = 0; times < 4; times += 1) {
        const who = await askedToSign(server);
        const token = tokenIn(await letterTo(server, who.email));
        const [removed, opened] = await Promise.all([manage(who, 'cancellation', { reason: 'The wrong person.' }), openLink(token)]);
        expect([removed.status, opened.status, nameOf(removed), nameOf(opened)]).toEqual(expect.toBeOneOf([[200, 409, expect.anything(), 'request-cancelled'], [409, 200, 'signer-opened', undefined]]));
        expect((await file(who)).signers[who.person] === undefined).toBe(removed.status === 200);
      }
      const who = await askedToSign(server);
      const token = tokenIn(await letterTo(server, who.email));
      expect((await manage(who, 'cancellation', { reason: 'The wrong person.' })).body).toMatchObject({ signer: { state: 'CANCELLED', cancelledAt: expect.any(String) } });
      expect([nameOf(await openLink(token)), nameOf(await accept(token)), nameOf(await manage(who, 'resend')), nameOf(await manage(who, 'contact', { email: who.email }))]).toEqual(Array.from({ length: 4 }, () => 'request-cancelled'));
      expect(await factsOfType(server, who.uuid, 'SignerRemoved')).toEqual([{ signer: who.person, reason: 'TAKEN_BACK', by: 'BORROWER' }]);
      expect((await who.borrower.call('GET', `${K(who.uuid)}/signers`)).body).toMatchObject({ signers: [{ state: 'CANCELLED' }] });
    });

    test('by the desk shows cancelled in the session that is open, takes what they were asked for along, and the loan is closed to them', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      expect((await client.call('POST', `${C}/${who.person}/decline`, { reason: 'OTHER', comment: null })).status).toBe(200);
      const remove = (reason: string | null) => desk.post(who.uuid, `/signers/${who.person}/removal`, { reason, comment: 'They called.' });
      expect((await remove(null)).json<{ status: string }>().status).toBe('reason-missing');
      expect((await client.call('GET', `${K(who.uuid)}/documents`)).status).toBe(200);
      const both = await Promise.all([remove('WILL_NOT_SIGN'), remove('WILL_NOT_SIGN')]);
      expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await status(client)).toMatchObject({ stage: 'CANCELLED', cancelledOn: expect.any(String) });
      expect((await own(client, who)).body).toMatchObject({ stage: 'CANCELLED', state: 'CANCELLED', explain: { text: expect.stringContaining('cancelled') } });
      expect([(await client.call('GET', `${K(who.uuid)}/documents`)).status, nameOf(await client.call('POST', `${C}/${who.person}/decline`, { reason: 'OTHER', comment: null }))]).toEqual([404, 'request-cancelled']);
      expect(Object.values((await file(who)).conditions).map((one) => one.state)).toEqual(['CLEARED']);
    });

    test('comes with the end of the application: no reason of the borrower is told', async () => {
      const who = await askedToSign(server);
      const client = await cameIn(server, who);
      await record(server.context, who.uuid, () => [{ type: 'ApplicationWithdrawn', data: { reason: 'WITHDRAWN_PRIVATELY' } }], byWorker);
      expect([(await status(client))['stage'], (await own(client, who)).body['stage']]).toEqual(['CANCELLED', 'CANCELLED']);
      expect(JSON.stringify([await status(client), (await own(client, who)).body])).not.toMatch(/WITHDRAWN|PRIVATELY/);
      expect(nameOf(await openLink(tokenIn(await letterTo(server, who.email))))).toBe('request-cancelled');
    });
  });
});
