import { randomUUID } from 'node:crypto';
import { currentGate } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, type Colleague } from '../../test/desk.ts';
import { walkOn } from '../../test/forward.ts';
import { tablesWith } from '../../test/stored-text.ts';
import { uploadsFor } from '../../test/uploads.ts';
import { card, factsIn, factsOfType, walk, type Walked } from '../../test/walk.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../loan-file/clock.ts';
import { actAt } from '../sandbox/act.ts';
import { depositsOnStatement } from '../vendors/bank/sandbox.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { sendEvent } from '../vendors/webhook/send.ts';
import { sendForGate } from './send-deposit.ts';
import { sweepDeposits } from './sweep.ts';

interface Account { uuid: string; verification: string; method: string; mask: string; refusal: string | null; refusedBecause: string | null; ownerName: string; microDeposit: { proof: string; triesLeft: number; expectBy: string } | null }
interface Bank {
  disburseAccount: Account | null; autopayAccount: Account | null; accounts: Account[]; paymentMethod: string | null; custodian: string | null; methods: string[]; disbursementAmount: number;
  autopay: { rateWithDiscount: number; rateManual: number; monthlyPayment: number; monthlyPaymentManual: number; authorization: { version: string; text: string } };
}

const NUMBERS = { routingNumber: '099000008', accountType: 'CHECKING', ownerName: 'Maria Delgado', documentUuids: [] as string[] };
/** A number that stands nowhere else. */
const numberEnding = (ends: string): string => `4815162342${ends}`;

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  const heard: string[] = [];
  beforeAll(async () => {
    const write = (...line: unknown[]) => void heard.push(JSON.stringify(line));
    const log = { info: write, warn: write, error: write, debug: write, trace: write, fatal: write, level: 'trace', silent: write, child: () => log } as never;
    server = await testApp(await open(), { run: true, log });
  });

  /** At the question where the money goes; the liens are confirmed by the call. */
  async function atDisburse(persona = 'found'): Promise<Walked> {
    const who = await walkOn(server, persona, 'liens');
    await actAt(who.client, who.uuid, 'LIEN_VERIFICATION', await who.version(), card(persona));
    await expect.poll(who.status, { timeout: 10_000 }).toBe(persona === 'crypto' ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT');
    return who;
  }
  const bank = async (at: Walked) => (await at.client.call('GET', `${at.k}/bank`)).body as unknown as Bank;
  const send = async (at: Walked, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, version?: number) => at.client.call(method, `${at.k}/bank/${path}`, body, version ?? (await at.version()));
  const gateOf = async (at: Walked) => currentGate((await readApplication(server.context.db, at.uuid))?.projection ?? expect.fail('gone'))?.id;
  const enter = (at: Walked, more: object) => send(at, 'POST', 'accounts', { ...NUMBERS, purpose: 'DISBURSEMENT', accountNumber: numberEnding('0001'), method: 'MICRO_DEPOSIT', ...more });
  const accountIn = (answer: { body: Record<string, unknown> }) => answer.body['account'] as Account;
  async function link(at: Walked, user: string, purpose = 'DISBURSEMENT') {
    const { body } = await send(at, 'POST', 'links', { purpose });
    const linkUuid = String(body['linkUuid']);
    return { linkUuid, answer: await send(at, 'POST', `links/${linkUuid}/completion`, { publicToken: `public-sandbox-${user}` }) };
  }
  const confirm = (at: Walked, account: string) => send(at, 'POST', 'confirmation', { bankAccountUuid: account });
  const statement = async (at: Walked) => depositsOnStatement(server.context.db, server.context.vault, at.uuid, '2999-01-01');
  async function codeOf(at: Walked): Promise<string> {
    await expect.poll(async () => (await statement(at)).length, { timeout: 10_000 }).toBeGreaterThan(0);
    return (await statement(at)).at(-1)?.description.slice(-3) ?? '';
  }
  const sentAt = async (account: string) => (await server.context.db.selectFrom('micro_deposit').select('sent_at').where('account_uuid', '=', account).executeTakeFirst())?.sent_at;
  const type = (at: Walked, account: string, typed: object) => send(at, 'POST', `accounts/${account}/micro-deposits/verification`, typed);

  const mailsTo = async (at: Walked) => (await readOutbox(server.context.db, server.context.vault, at.email)).filter(({ template }) => template.startsWith('bank.')).map(({ template }) => template);
  const fileOf = (at: Walked) => `/service-krang-heloc/agent/secure/api/v1/applications/${at.uuid}`;
  const review = async ({ token }: Colleague, at: Walked, account: string, body: object) =>
    server.ask('POST', `${fileOf(at)}/bank-accounts/${account}/review`, { token, body: { comment: null, ...body }, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${await at.version()}"` } });
  const numbersShown = async ({ token }: Colleague, at: Walked) =>
    (await server.ask('POST', `${fileOf(at)}/reveals`, { token, body: { field: 'ACCOUNT', reason: 'COMPARE_DOCUMENT' }, headers: { 'idempotency-key': randomUUID() } })).json<{ value: string }>().value;

  describe('linked', () => {
    test('one account for each link, whatever repeats; the confirmation alone fixes it, and autopay and its confirmation lead to the title [DATA-010, ENUM-014]', async () => {
      const maria = await atDisburse();
      const { linkUuid, answer } = await link(maria, 'user_joint');
      const account = accountIn(answer);
      expect(account).toMatchObject({ verification: 'VERIFIED', method: 'INSTANT', mask: expect.stringMatching(/^\d{4}$/) });
      const again = await Promise.all([1, 2].map(() => send(maria, 'POST', `links/${linkUuid}/completion`, { publicToken: 'public-sandbox-user_good' })));
      expect(again.map(accountIn).map(({ uuid }) => uuid)).toEqual([account.uuid, account.uuid]);
      expect(await bank(maria)).toMatchObject({ disburseAccount: null, custodian: null, methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'], disbursementAmount: expect.any(Number) });
      expect(await factsOfType(server, maria.uuid, 'DisbursementAccountEntered')).toEqual([]);
      expect((await confirm(maria, account.uuid)).body).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
      expect((await factsIn(server, maria.uuid)).slice(-2).map(({ type: name, data }) => [name, JSON.parse(data)])).toEqual([
        ['DisbursementAccountEntered', { account: account.uuid, method: 'INSTANT' }], ['DisbursementAccountVerified', { attempt: 1, by: 'BORROWER' }],
      ]);
      const heloc = (await maria.client.call('GET', `/service-application/api/v1/application/heloc/${maria.uuid}`)).body;
      expect(heloc['disburseAccount']).toEqual({ mask: account.mask, accountNumber: account.mask, routingNumber: '0008' });

      const { autopay } = await bank(maria);
      expect([autopay.rateManual - autopay.rateWithDiscount, autopay.monthlyPaymentManual > autopay.monthlyPayment]).toEqual([expect.closeTo(0.0025, 6), true]);
      const choose = { paymentMethod: 'AUTOPAY', bankAccountUuid: account.uuid, authorizationVersion: autopay.authorization.version, shown: { monthlyPayment: autopay.monthlyPayment } };
      const names = async (body: object) => (await send(maria, 'PUT', 'payment-method', body)).body['status'];
      expect(await names({ ...choose, authorizationVersion: null })).toBe('consent-missing');
      expect(await names({ ...choose, authorizationVersion: '1' })).toBe('consent-outdated');
      expect(await names({ ...choose, bankAccountUuid: null })).toBe('account-not-verified');
      const stale = await send(maria, 'PUT', 'payment-method', { ...choose, shown: { monthlyPayment: 1 } });
      expect([stale.body['status'], stale.body['data']]).toEqual(['quote-changed', { quote: expect.objectContaining({ monthlyPayment: autopay.monthlyPayment }) }]);
      expect((await send(maria, 'PUT', 'payment-method', choose)).body).toMatchObject({ status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' }, rate: autopay.rateWithDiscount, monthlyPayment: autopay.monthlyPayment });
      expect(await bank(maria)).toMatchObject({ paymentMethod: 'AUTOPAY', autopayAccount: { uuid: account.uuid } });
      expect((await send(maria, 'POST', 'autopay-confirmation')).body).toMatchObject({ status: { checklistStatus: 'ORDER_FULL_TITLE' } });
      expect(await factsOfType(server, maria.uuid, 'AutopayConfirmed')).toEqual([{ account: account.uuid }]);
    });

    test('changed to paying by hand at the last look: the discount is gone from rate and payment, and no account is kept [ENUM-014]', async () => {
      const maria = await atDisburse();
      const account = accountIn((await link(maria, 'user_good')).answer);
      await confirm(maria, account.uuid);
      const { autopay } = await bank(maria);
      const shown = { shown: { monthlyPayment: autopay.monthlyPayment } };
      await send(maria, 'PUT', 'payment-method', { paymentMethod: 'AUTOPAY', bankAccountUuid: account.uuid, authorizationVersion: autopay.authorization.version, ...shown });
      const changed = await send(maria, 'PUT', 'payment-method', { paymentMethod: 'MANUAL', shown: { monthlyPayment: autopay.monthlyPaymentManual } });
      expect(changed.body).toMatchObject({ status: { checklistStatus: 'ORDER_FULL_TITLE' }, rate: autopay.rateManual, discountTypes: [] });
      const heloc = (await maria.client.call('GET', `/service-application/api/v1/application/heloc/${maria.uuid}`)).body;
      expect([heloc['rate'], heloc['paymentMethod'], (await bank(maria)).autopayAccount]).toEqual([autopay.rateManual, 'MANUAL', null]);
    });

    test('somebody else\'s account says why and cannot be confirmed, and one that takes no money is refused', async () => {
      const maria = await atDisburse();
      const stranger = accountIn((await link(maria, 'user_stranger')).answer);
      expect(stranger).toMatchObject({ verification: 'FAILED_VERIFICATION', refusal: 'NAME_DIFFERS', refusedBecause: expect.stringContaining('differs') });
      expect((await confirm(maria, stranger.uuid)).body['status']).toBe('account-not-verified');
      const { linkUuid, answer } = await link(maria, 'user_card');
      expect(answer.body['status']).toBe('account-not-usable');
      expect((await send(maria, 'POST', `links/${linkUuid}/completion`, {})).body).toMatchObject({ account: null, left: { reason: 'OTHER' } });
      expect(await gateOf(maria)).toBe('disburse');
    });
  });

  describe('by numbers', () => {
    test('asks the checksum, the numbers and the name, each with its own refusal [FORM-051]', async () => {
      const maria = await atDisburse();
      const routing = async (number: string) => (await maria.client.call('GET', `${maria.k}/bank/routing-numbers/${number}`)).body;
      expect(await routing('099000008')).toEqual({ bankName: 'First Sample Bank' });
      expect(await routing('021000021')).toEqual({ bankName: null });
      expect((await routing('099000009'))['status']).toBe('routing-number-invalid');
      const refused = async (more: object) => (await enter(maria, more)).body['status'];
      expect(await refused({ routingNumber: '099000009' })).toBe('routing-number-invalid');
      expect(await refused({ accountNumber: '12' })).toBe('account-number-invalid');
      expect(await refused({ ownerName: 'Robin Stranger' })).toBe('documents-missing');
      expect(await refused({ method: 'MANUAL' })).toBe('documents-missing');
      expect(await gateOf(maria)).toBe('disburse');
    });

    test('a small deposit: sent once whatever crashes, a wrong code keeps the page, the right one and the confirmation go on [DATA-010]', async () => {
      const maria = await atDisburse();
      const answer = await enter(maria, { accountNumber: '4815-1623 420001' });
      const account = accountIn(answer);
      expect([answer.status, account]).toEqual([201, expect.objectContaining({ verification: 'PENDING_REVIEW', mask: '0001', microDeposit: expect.objectContaining({ proof: 'CODE', triesLeft: 3 }) })]);
      expect(await gateOf(maria)).toBe('disburse-wait');
      const code = await codeOf(maria);
      await expect.poll(() => sentAt(account.uuid), { timeout: 10_000 }).not.toBe(null);
      // The job died between the bank's answer and its row: it runs again and nothing leaves a second time.
      await server.context.db.updateTable('micro_deposit').set({ sent_at: null }).where('account_uuid', '=', account.uuid).execute();
      await sendForGate({ uuid: maria.uuid, gate: 'disburse-wait', attempt: 1, key: `${maria.uuid}:disburse-wait:1` }, server.context);
      const asked = (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter(({ op }) => op === 'bank.microDeposit');
      expect([asked.map(({ idempotencyKey, asks }) => [idempotencyKey, asks]), (await statement(maria)).length]).toEqual([[[`${maria.uuid}:deposit:${account.uuid}:1`, 2]], 1]);
      expect((await confirm(maria, account.uuid)).body['status']).toBe('account-not-verified');
      const wrong = await type(maria, account.uuid, { code: code === 'BBB' ? 'CCC' : 'BBB' });
      expect([wrong.body['status'], wrong.body['data']]).toEqual(['code-wrong', { triesLeft: 2 }]);
      expect(accountIn(await type(maria, account.uuid, { code: code.toLowerCase() })).verification).toBe('VERIFIED');
      expect(await gateOf(maria)).toBe('disburse-wait');
      expect((await confirm(maria, account.uuid)).body).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
    });

    test('two amounts in any order prove it where the bank shows no description, and a deposit sent again has new ones', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { routingNumber: '119000001' }));
      expect(account.microDeposit?.proof).toBe('AMOUNTS');
      await codeOf(maria);
      expect((await send(maria, 'POST', `accounts/${account.uuid}/micro-deposits`)).status).toBe(200);
      await expect.poll(async () => (await statement(maria)).length, { timeout: 10_000 }).toBe(2);
      const all = await statement(maria);
      const asked = (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter(({ op }) => op === 'bank.microDeposit').map(({ idempotencyKey }) => idempotencyKey.slice(-2));
      expect(asked).toEqual([':1', ':2']);
      const [first, second] = all.map(({ amountsCents }) => amountsCents.map((cents) => cents / 100));
      const tried = [first, second].map((amounts) => amounts?.toReversed());
      const before = (await type(maria, account.uuid, { amounts: tried[0] })).status;
      // Two deposits of the same amounts are possible, if hardly.
      expect(before).toBe(String(first?.toSorted()) === String(second?.toSorted()) ? 200 : 422);
      expect((await type(maria, account.uuid, { amounts: tried[1] })).status).toBe(200);
      expect((await bank(maria)).disburseAccount?.verification).toBe('VERIFIED');
    });

    test('three wrong codes end the account, and the borrower\'s turn is the second attempt, also for one that came back from the bank', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, {}));
      const code = await codeOf(maria);
      const wrong = code === 'BBB' ? 'CCC' : 'BBB';
      const answers = [];
      for (let times = 0; times < 3; times += 1) answers.push((await type(maria, account.uuid, { code: wrong })).body['status']);
      expect(answers).toEqual(['code-wrong', 'code-wrong', 'no-attempts-left']);
      expect((await type(maria, account.uuid, { code })).body['status']).toBe('not-at-this-step');
      expect([await gateOf(maria), (await bank(maria)).accounts[0]?.refusal]).toEqual(['disburse', 'NO_TRIES_LEFT']);
      await enter(maria, { accountNumber: numberEnding('0002') });
      await expect.poll(() => gateOf(maria), { timeout: 10_000 }).toBe('disburse');
      expect((await factsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ attempt, by, reason }) => [attempt, by, reason])).toEqual([[1, 'BANK', 'NO_TRIES_LEFT'], [2, 'BANK', 'ACCOUNT_CLOSED']]);
      expect((await link(maria, 'user_good').then(({ answer }) => confirm(maria, accountIn(answer).uuid))).body).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
    });

    test('the bank\'s event brings a deposit back once; what was taken back meanwhile is left alone', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await codeOf(maria);
      const event = (id: string) => ({ eventId: id, type: 'deposit.returned', reference: `${maria.uuid}:deposit:${account.uuid}:1`, occurredAt: '2026-11-20T10:00:00Z', data: { reason: 'NAME_DIFFERS' } });
      const id = randomUUID();
      for (const one of [id, id, randomUUID()]) expect((await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event(one))).status).toBe(200);
      await expect.poll(() => gateOf(maria), { timeout: 10_000 }).toBe('disburse');
      // Of the same numbers no letters of a small deposit say whose they are, and the desk keeps what the bank said.
      expect((await enter(maria, { accountNumber: numberEnding('7777') })).body).toMatchObject({ status: 'documents-missing' });
      expect((await send(maria, 'DELETE', `accounts/${account.uuid}`)).status).toBe(409);
      const after = accountIn(await enter(maria, { accountNumber: numberEnding('7778') }));
      expect((await send(maria, 'DELETE', `accounts/${after.uuid}`)).status).toBe(200);
      expect([await gateOf(maria), (await bank(maria)).accounts.some(({ uuid }) => uuid === after.uuid)]).toEqual(['disburse', false]);
      expect((await factsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ by, reason }) => [by, reason])).toEqual([['BANK', 'NAME_DIFFERS'], ['BORROWER', 'WITHDRAWN']]);
      expect(await mailsTo(maria)).toEqual(['bank.account-refused']);
    });

    test('comes back after the account was taken: the papers wait until the borrower has shown whose it is', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await type(maria, account.uuid, { code: await codeOf(maria) });
      expect((await confirm(maria, account.uuid)).status).toBe(200);
      const event = (eventId: string) => ({ eventId, type: 'deposit.returned', reference: `${maria.uuid}:deposit:${account.uuid}:1`, occurredAt: '2026-11-20T10:00:00Z', data: { reason: 'NAME_DIFFERS' } });
      for (const one of [randomUUID(), randomUUID()]) await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event(one));
      const posted = () => factsOfType(server, maria.uuid, 'ConditionPosted');
      await expect.poll(posted, { timeout: 10_000 }).toMatchObject([{ id: `account-${account.uuid}`, category: 'BANK_ACCOUNT_FRAUD_REVIEW', blocks: 'CLOSING', askBorrower: true }]);
      expect([await posted().then((all) => all.length), await mailsTo(maria)]).toEqual([1, []]);
    });

    test('is sent six times on a loan, whatever accounts are given and taken back; after that a letter shows whose one is', async () => {
      const maria = await atDisburse();
      for (let given = 0; given < 6; given += 1) {
        const { uuid } = accountIn(await enter(maria, { accountNumber: numberEnding(`10${given}`) }));
        expect((await send(maria, 'DELETE', `accounts/${uuid}`)).status).toBe(200);
      }
      expect((await enter(maria, { accountNumber: numberEnding('0001') })).body).toMatchObject({ status: 'documents-missing' });
    });

    test('tells once that it should be there, and ends the account when the code was not used in time', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await codeOf(maria);
      await expect.poll(() => sentAt(account.uuid), { timeout: 10_000 }).not.toBe(null);
      const now = await loanNow(server.context, server.context.db);
      try {
        await setLoanClock(server.context, { pinnedAt: new Date(now.getTime() + 6 * 86_400_000) });
        await sweepDeposits(server.context);
        await sweepDeposits(server.context);
        expect(await mailsTo(maria)).toEqual(['bank.deposit-came']);
        await setLoanClock(server.context, { pinnedAt: new Date(now.getTime() + 15 * 86_400_000) });
        await sweepDeposits(server.context);
        await sweepDeposits(server.context);
      } finally {
        await setLoanClock(server.context, { offsetMs: 0 });
      }
      expect([await gateOf(maria), (await bank(maria)).accounts[0]?.refusal, (await mailsTo(maria)).toSorted()]).toEqual(['disburse', 'CODE_EXPIRED', ['bank.account-refused', 'bank.deposit-came']]);
    });
  });

  test('a letter goes to the desk, which refuses with a reason that the borrower reads, accepts the next one, and sees the number with its reason on the record', async () => {
    const maria = await atDisburse();
    const [letter = ''] = await uploadsFor(server, maria.uuid, [{ type: 'BANK_LETTER' }]);
    const manual = { method: 'MANUAL', ownerName: 'Maria Delgado Ruiz de la Torre', documentUuids: [letter] };
    const first = accountIn(await enter(maria, manual));
    expect(await gateOf(maria)).toBe('disburse-review');
    const una = await atTheDesk(server, 'underwriter');
    const desk = (account: string, body: object) => review(una, maria, account, body);
    const seen = (await server.ask('GET', fileOf(maria), { token: una.token })).json<{ bankAccounts: (Account & { documents: string[] })[]; tasks: { gate: string }[] }>();
    expect([seen.bankAccounts.map(({ uuid, documents }) => [uuid, documents]), seen.tasks.map(({ gate }) => gate)]).toEqual([[[first.uuid, [letter]]], ['disburse-review']]);
    expect((await desk(first.uuid, { outcome: 'REFUSED', reason: 'LETTER_READ' })).json()).toMatchObject({ status: 'reason-missing' });
    expect((await desk(randomUUID(), { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).statusCode).toBe(404);
    expect((await desk(first.uuid, { outcome: 'REFUSED', reason: 'NAME_DIFFERS' })).json()).toMatchObject({ account: { verification: 'FAILED_VERIFICATION', refusal: 'NAME_DIFFERS' } });
    expect([await gateOf(maria), (await desk(first.uuid, { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).json<{ status: string }>().status]).toEqual(['disburse', 'outcome-not-possible']);
    const second = accountIn(await enter(maria, { ...manual, ownerName: 'Maria Delgado' }));
    expect((await confirm(maria, second.uuid)).body['status']).toBe('account-not-verified');
    expect((await desk(second.uuid, { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).json()).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
    expect((await factsOfType(server, maria.uuid, 'DisbursementAccountVerified'))).toEqual([{ attempt: 2, by: 'STAFF' }]);
    expect(await numbersShown(una, maria)).toBe(`099000008 / ${numberEnding('0001')}`);
    expect(await mailsTo(maria)).toEqual(['bank.account-accepted', 'bank.account-refused']);
    const trail = await server.context.db.selectFrom('audit_entry').select(['event', 'about']).where('application_uuid', '=', maria.uuid).execute();
    expect(JSON.stringify(trail)).toContain('bank-account');
  });

  test('a letter for the account of the payments is a task of the desk, and accepted the borrower is told and may choose it; one that nobody has read by the choice is put aside', { timeout: 30_000 }, async () => {
    const [clio, other] = await Promise.all([walk(server, 'crypto'), walk(server, 'crypto')]);
    const una = await atTheDesk(server, 'underwriter');
    const give = async (at: Walked, ends: string) => {
      const documentUuids = await uploadsFor(server, at.uuid, [{ type: 'BANK_STATEMENT' }]);
      return accountIn(await enter(at, { purpose: 'AUTOPAY', method: 'MANUAL', ownerName: 'Clio Maiden', accountNumber: numberEnding(ends), documentUuids }));
    };
    const tasks = async (at: Walked) => {
      await sweepAlarms(server.context, at.uuid);
      const rows = await server.context.db.selectFrom('desk_task').select(['gate', 'subject']).where('application_uuid', '=', at.uuid).where('closed_at', 'is', null).execute();
      return rows.map(({ gate, subject }) => [gate, subject]);
    };
    const account = await give(clio, '0003');
    expect([account.verification, await tasks(clio), await numbersShown(una, clio)]).toEqual(['PENDING_REVIEW', [['bank-letter', account.uuid]], `099000008 / ${numberEnding('0003')}`]);
    const { autopay } = await bank(clio);
    const choose = { paymentMethod: 'AUTOPAY', bankAccountUuid: account.uuid, authorizationVersion: autopay.authorization.version, shown: { monthlyPayment: autopay.monthlyPayment } };
    expect((await send(clio, 'PUT', 'payment-method', choose)).body['status']).toBe('account-not-verified');
    expect((await review(una, clio, account.uuid, { outcome: 'ACCEPTED', reason: 'STATEMENT_READ' })).json()).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' }, account: { verification: 'VERIFIED' } });
    expect([await tasks(clio), await mailsTo(clio)]).toEqual([[], ['bank.account-accepted']]);
    expect((await send(clio, 'PUT', 'payment-method', choose)).body).toMatchObject({ status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' } });

    const unread = await give(other, '0004');
    expect(await tasks(other)).toEqual([['bank-letter', unread.uuid]]);
    const shown = { monthlyPayment: (await bank(other)).autopay.monthlyPaymentManual };
    expect((await send(other, 'PUT', 'payment-method', { paymentMethod: 'MANUAL', shown })).body).toMatchObject({ status: { checklistStatus: 'ORDER_FULL_TITLE' } });
    expect([await tasks(other), (await bank(other)).accounts, (await review(una, other, unread.uuid, { outcome: 'ACCEPTED', reason: 'STATEMENT_READ' })).statusCode]).toEqual([[], [], 404]);
  });

  test('personas come by the calls alone to autopay over a small deposit, and to the title over a link', async () => {
    const [dora, maria] = await Promise.all([walk(server, 'bank-micro-deposit', 'AUTOPAY_ACCOUNT'), walk(server, 'found', 'ORDER_FULL_TITLE')]);
    expect([(await bank(dora)).disburseAccount?.method, (await bank(maria)).autopayAccount?.method]).toEqual(['MICRO_DEPOSIT', 'INSTANT']);
  }, 60_000);

  test('a file backed by crypto has no account for the money: the custodian takes it, and autopay needs an account of its own', async () => {
    const clio = await walk(server, 'crypto');
    expect(await bank(clio)).toMatchObject({ disburseAccount: null, custodian: 'Alderpoint Custody, LLC', accounts: [] });
    expect((await send(clio, 'POST', 'links', { purpose: 'DISBURSEMENT' })).body['status']).toBe('not-at-this-step');
    const account = accountIn((await link(clio, 'user_good', 'AUTOPAY')).answer);
    const { autopay } = await bank(clio);
    await send(clio, 'PUT', 'payment-method', { paymentMethod: 'AUTOPAY', bankAccountUuid: account.uuid, authorizationVersion: autopay.authorization.version, shown: { monthlyPayment: autopay.monthlyPayment } });
    expect((await send(clio, 'POST', 'autopay-confirmation')).body).toMatchObject({ status: { checklistStatus: 'ORDER_FULL_TITLE' } });
    expect(await factsOfType(server, clio.uuid, 'DisbursementAccountEntered')).toEqual([]);
  });

  test('another borrower\'s account and link are not there, and the press under one key is one account', async () => {
    const [maria, other] = [await atDisburse(), await atDisburse()];
    const { linkUuid, answer } = await link(maria, 'user_good');
    const account = accountIn(answer).uuid;
    const asked = [
      await confirm(other, account), await send(other, 'DELETE', `accounts/${account}`), await type(other, account, { code: 'BBB' }), await send(other, 'POST', `accounts/${account}/micro-deposits`),
      await send(other, 'POST', `links/${linkUuid}/completion`, {}), await send(other, 'POST', `links/${linkUuid}/exit`, { reason: 'CLOSED' }), await other.client.call('GET', `${maria.k}/bank`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await bank(maria)).accounts).toHaveLength(1);
    const login = await server.ask('POST', '/identity-broker/customer/api/v3/login', { body: { email: other.email, password: other.password }, headers: { 'x-org': 'FIGURE' } });
    const token = String(login.headers['authorization']).replace('Bearer ', '');
    const press = { token, headers: { 'idempotency-key': randomUUID() }, body: { ...NUMBERS, purpose: 'DISBURSEMENT', accountNumber: numberEnding('7777'), method: 'MICRO_DEPOSIT' } };
    const pressed = [await server.ask('POST', `${other.k}/bank/accounts`, press), await server.ask('POST', `${other.k}/bank/accounts`, press)];
    expect(new Set(pressed.map((one) => `${one.statusCode} ${one.json<{ account: Account }>().account.uuid}`)).size).toBe(1);
    expect((await bank(other)).accounts).toHaveLength(1);
  });

  test('no number stands in facts, logs or the tables in a form that can be read [DATA-010]', { timeout: 30_000 }, async () => {
    const [maria, una] = [await atDisburse(), await atTheDesk(server, 'underwriter')];
    const typed = accountIn(await enter(maria, { accountNumber: numberEnding('7777') })).uuid;
    await codeOf(maria);
    await type(maria, typed, { code: 'AAA' });
    await send(maria, 'DELETE', `accounts/${typed}`);
    const event = { eventId: randomUUID(), type: 'deposit.returned', reference: `${maria.uuid}:deposit:${typed}:1`, occurredAt: '2026-11-20T10:00:00Z', data: { reason: 'ACCOUNT_CLOSED' } };
    await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event);
    const shown = accountIn(await enter(maria, { method: 'MANUAL', documentUuids: await uploadsFor(server, maria.uuid, [{ type: 'BANK_LETTER' }]) })).uuid;
    await review(una, maria, shown, { outcome: 'ACCEPTED', reason: 'LETTER_READ' });
    expect(await numbersShown(una, maria)).toContain('4815162342');
    await link(maria, 'user_good', 'AUTOPAY');
    const { autopay } = await bank(maria);
    await send(maria, 'PUT', 'payment-method', { paymentMethod: 'MANUAL', shown: { monthlyPayment: autopay.monthlyPaymentManual } });
    await server.context.audit.flush();

    const tables = ['fact', 'application', 'bank_account', 'bank_link', 'micro_deposit', 'payment_choice', 'vendor_ledger', 'vendor_event', 'sandbox_deposit', 'audit_entry', 'idempotency', 'outbox', 'desk_task'] as const;
    const inUse = /^\[\{/;
    expect(await tablesWith(server, tables, inUse)).toEqual([...tables]);
    expect(await tablesWith(server, tables, /4815162342/)).toEqual([]);
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.filter((line) => /4815162342|public-sandbox-/.test(line))).toEqual([]);
  });
});
