import { randomUUID } from 'node:crypto';
import { readRoutingNumber, sendMicroDeposit, withdrawBankAccount } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { accountIn, bankOn, numberEnding } from '../../../test/bank.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { factsOfType } from '../../../test/walk.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { sendForGate } from './send-deposit.ts';
import { sweepDeposits } from './sweep.ts';

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
  });

  const { atDisburse, bank, gateOf, enter, link, confirm, statement, readDepositCode, type, mailsTo } = bankOn(
    () => server,
  );
  const sentAt = async (account: string) =>
    (
      await server.context.db
        .selectFrom('micro_deposit')
        .select('sent_at')
        .where('account_uuid', '=', account)
        .executeTakeFirst()
    )?.sent_at;

  describe('by numbers', () => {
    test('asks the checksum, the numbers and the name, each with its own refusal [FORM-051]', async () => {
      const maria = await atDisburse();
      const routing = async (number: string) =>
        (await maria.answer(readRoutingNumber, { params: { routingNumber: number } })).body;
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
      expect([answer.status, account]).toEqual([
        201,
        expect.objectContaining({
          verification: 'PENDING_REVIEW',
          mask: '0001',
          microDeposit: expect.objectContaining({ proof: 'CODE', triesLeft: 3 }),
        }),
      ]);
      expect(await gateOf(maria)).toBe('disburse-wait');
      const code = await readDepositCode(maria);
      await expect.poll(() => sentAt(account.uuid)).not.toBe(null);
      // The job died between the bank's answer and its row. It runs again, and nothing is sent twice.
      await server.context.db
        .updateTable('micro_deposit')
        .set({ sent_at: null })
        .where('account_uuid', '=', account.uuid)
        .execute();
      await sendForGate(
        { uuid: maria.uuid, gate: 'disburse-wait', attempt: 1, key: `${maria.uuid}:disburse-wait:1` },
        server.context,
      );
      const asked = (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter(
        ({ op }) => op === 'bank.microDeposit',
      );
      expect([
        asked.map(({ idempotencyKey, asks }) => [idempotencyKey, asks]),
        (await statement(maria)).length,
      ]).toEqual([[[`${maria.uuid}:deposit:${account.uuid}:1`, 2]], 1]);
      expect((await confirm(maria, account.uuid)).body['status']).toBe('account-not-verified');
      const wrong = await type(maria, account.uuid, { code: code === 'BBB' ? 'CCC' : 'BBB' });
      expect([wrong.body['status'], wrong.body['data']]).toEqual(['code-wrong', { triesLeft: 2 }]);
      // The right code in two tabs at the same time proves the account once, and both tabs continue.
      const typed = await Promise.all([1, 2].map(() => type(maria, account.uuid, { code: code.toLowerCase() })));
      expect(typed.map((one) => [one.status, accountIn(one).verification])).toEqual([
        [200, 'VERIFIED'],
        [200, 'VERIFIED'],
      ]);
      expect(await gateOf(maria)).toBe('disburse-wait');
      const confirmed = await Promise.all([confirm(maria, account.uuid), confirm(maria, account.uuid)]);
      expectOneTaken(confirmed);
      expect(confirmed.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: 'AUTOPAY_ACCOUNT' },
      });
      expect(await factsOfType(server, maria.uuid, 'DisbursementAccountVerified')).toHaveLength(1);
    });

    test('two amounts in any order prove it where the bank shows no description, and a deposit sent again has new ones', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { routingNumber: '119000001' }));
      expect(account.microDeposit?.proof).toBe('AMOUNTS');
      await readDepositCode(maria);
      expect((await maria.answer(sendMicroDeposit, { params: { bankAccountUuid: account.uuid } })).status).toBe(200);
      await expect.poll(async () => (await statement(maria)).length).toBe(2);
      const all = await statement(maria);
      const asked = (await server.context.vendors.gateway.ledger.of(maria.uuid))
        .filter(({ op }) => op === 'bank.microDeposit')
        .map(({ idempotencyKey }) => idempotencyKey.slice(-2));
      expect(asked).toEqual([':1', ':2']);
      const [first, second] = all.map(({ amountsCents }) => amountsCents.map((cents) => cents / 100));
      const tried = [first, second].map((amounts) => amounts?.toReversed());
      const before = (await type(maria, account.uuid, { amounts: tried[0] })).status;
      // Two deposits with the same amounts are possible, though unlikely.
      expect(before).toBe(String(first?.toSorted()) === String(second?.toSorted()) ? 200 : 422);
      expect((await type(maria, account.uuid, { amounts: tried[1] })).status).toBe(200);
      expect((await bank(maria)).disburseAccount?.verification).toBe('VERIFIED');
    });

    test("three wrong codes end the account, and the borrower's turn is the second attempt, also for one that came back from the bank", async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, {}));
      const code = await readDepositCode(maria);
      const wrong = code === 'BBB' ? 'CCC' : 'BBB';
      const answers = [];
      for (let times = 0; times < 3; times += 1)
        answers.push((await type(maria, account.uuid, { code: wrong })).body['status']);
      expect(answers).toEqual(['code-wrong', 'code-wrong', 'no-attempts-left']);
      expect((await type(maria, account.uuid, { code })).body['status']).toBe('not-at-this-step');
      expect([await gateOf(maria), (await bank(maria)).accounts[0]?.refusal]).toEqual(['disburse', 'NO_TRIES_LEFT']);
      await enter(maria, { accountNumber: numberEnding('0002') });
      await expect.poll(() => gateOf(maria)).toBe('disburse');
      expect(
        (await factsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ attempt, by, reason }) => [
          attempt,
          by,
          reason,
        ]),
      ).toEqual([
        [1, 'BANK', 'NO_TRIES_LEFT'],
        [2, 'BANK', 'ACCOUNT_CLOSED'],
      ]);
      expect(
        (await link(maria, 'user_good').then(({ answer }) => confirm(maria, accountIn(answer).uuid))).body,
      ).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
    });

    test('another deposit gives no new tries: wrong codes of one account are counted across its deposits', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, {}));
      const wrongCode = async () =>
        (await type(maria, account.uuid, { code: (await readDepositCode(maria)) === 'BBB' ? 'CCC' : 'BBB' })).body;
      expect((await wrongCode())['data']).toEqual({ triesLeft: 2 });
      expect((await wrongCode())['data']).toEqual({ triesLeft: 1 });
      const sentAgain = await maria.answer(sendMicroDeposit, { params: { bankAccountUuid: account.uuid } });
      expect(accountIn(sentAgain).microDeposit?.triesLeft).toBe(1);
      await expect.poll(async () => (await statement(maria)).length).toBe(2);
      expect((await type(maria, account.uuid, { code: 'BB0' })).body['status']).toBe('no-attempts-left');
    });

    test("the bank's event brings a deposit back once; what was taken back meanwhile is left alone", async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await readDepositCode(maria);
      const event = (id: string) => ({
        eventId: id,
        type: 'deposit.returned',
        reference: `${maria.uuid}:deposit:${account.uuid}:1`,
        occurredAt: '2026-11-20T10:00:00Z',
        data: { reason: 'NAME_DIFFERS' },
      });
      const id = randomUUID();
      for (const one of [id, id, randomUUID()])
        expect(
          (await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event(one))).status,
        ).toBe(200);
      await expect.poll(() => gateOf(maria)).toBe('disburse');
      // A small deposit can't prove the owner of the same numbers, and staff see the bank's report.
      expect((await enter(maria, { accountNumber: numberEnding('7777') })).body).toMatchObject({
        status: 'documents-missing',
      });
      expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: account.uuid } })).status).toBe(409);
      const after = accountIn(await enter(maria, { accountNumber: numberEnding('7778') }));
      expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: after.uuid } })).status).toBe(200);
      expect([await gateOf(maria), (await bank(maria)).accounts.some(({ uuid }) => uuid === after.uuid)]).toEqual([
        'disburse',
        false,
      ]);
      expect(
        (await factsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ by, reason }) => [by, reason]),
      ).toEqual([
        ['BANK', 'NAME_DIFFERS'],
        ['BORROWER', 'WITHDRAWN'],
      ]);
      expect(await mailsTo(maria)).toEqual(['bank.account-refused']);
    });

    test('comes back after the account was taken: the papers wait until the borrower has shown whose it is', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await type(maria, account.uuid, { code: await readDepositCode(maria) });
      expect((await confirm(maria, account.uuid)).status).toBe(200);
      const event = (eventId: string) => ({
        eventId,
        type: 'deposit.returned',
        reference: `${maria.uuid}:deposit:${account.uuid}:1`,
        occurredAt: '2026-11-20T10:00:00Z',
        data: { reason: 'NAME_DIFFERS' },
      });
      for (const one of [randomUUID(), randomUUID()])
        await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event(one));
      const posted = () => factsOfType(server, maria.uuid, 'ConditionPosted');
      await expect.poll(posted).toMatchObject([
        {
          id: `account-${account.uuid}`,
          category: 'BANK_ACCOUNT_FRAUD_REVIEW',
          blocks: 'CLOSING',
          askBorrower: true,
        },
      ]);
      expect([await posted().then((all) => all.length), await mailsTo(maria)]).toEqual([1, []]);
    });

    test('is sent six times on a loan, whatever accounts are given and taken back; after that a letter shows whose one is', async () => {
      const maria = await atDisburse();
      for (let given = 0; given < 6; given += 1) {
        const { uuid } = accountIn(await enter(maria, { accountNumber: numberEnding(`10${given}`) }));
        expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: uuid } })).status).toBe(200);
      }
      expect((await enter(maria, { accountNumber: numberEnding('0001') })).body).toMatchObject({
        status: 'documents-missing',
      });
    });

    test('tells once that it should be there, and ends the account when the code was not used in time', async () => {
      const maria = await atDisburse();
      const account = accountIn(await enter(maria, { accountNumber: numberEnding('7777') }));
      await readDepositCode(maria);
      await expect.poll(() => sentAt(account.uuid)).not.toBe(null);
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
      expect([
        await gateOf(maria),
        (await bank(maria)).accounts[0]?.refusal,
        (await mailsTo(maria)).toSorted(),
      ]).toEqual(['disburse', 'CODE_EXPIRED', ['bank.account-refused', 'bank.deposit-came']]);
    });
  });
});
