import { randomUUID } from 'node:crypto';
import { readRoutingNumber, sendMicroDeposit, withdrawBankAccount } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { getAccount, createBankActions, buildAccountNumber } from '../../../test/bank.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loadFactsOfType } from '../../../test/walk.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { sendGateDeposit } from './send-deposit.ts';
import { sweepDeposits } from './sweep.ts';

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const {
    driveToDisburse,
    fetchBank,
    fetchGate,
    enterAccount,
    linkBank,
    confirmAccount,
    fetchStatement,
    waitForDepositCode,
    answerDeposit,
    fetchBankEmails,
  } = createBankActions(() => server);
  const fetchSentAt = async (account: string) =>
    (
      await server.context.db
        .selectFrom('micro_deposit')
        .select('sent_at')
        .where('account_uuid', '=', account)
        .executeTakeFirst()
    )?.sent_at;

  describe('an account added by number', () => {
    test('refuses a wrong checksum, number or name, each with its own status [FORM-051]', async () => {
      const maria = await driveToDisburse();
      const enterRoutingNumber = async (number: string) =>
        (await maria.answer(readRoutingNumber, { params: { routingNumber: number } })).body;
      expect(await enterRoutingNumber('099000008')).toEqual({ bankName: 'First Sample Bank' });
      expect(await enterRoutingNumber('021000021')).toEqual({ bankName: null });
      expect((await enterRoutingNumber('099000009'))['status']).toBe('routing-number-invalid');
      const getRefusal = async (overrides: object) => (await enterAccount(maria, overrides)).body['status'];
      expect(await getRefusal({ routingNumber: '099000009' })).toBe('routing-number-invalid');
      expect(await getRefusal({ accountNumber: '12' })).toBe('account-number-invalid');
      expect(await getRefusal({ ownerName: 'Robin Stranger' })).toBe('documents-missing');
      expect(await getRefusal({ method: 'MANUAL' })).toBe('documents-missing');
      expect(await fetchGate(maria)).toBe('disburse');
    });

    test('sends a small deposit once despite crashes, refuses a wrong code and accepts the right one [DATA-010]', async () => {
      const maria = await driveToDisburse();
      const answer = await enterAccount(maria, { accountNumber: '4815-1623 420001' });
      const account = getAccount(answer);
      expect([answer.status, account]).toEqual([
        201,
        expect.objectContaining({
          verification: 'PENDING_REVIEW',
          mask: '0001',
          microDeposit: expect.objectContaining({ proof: 'CODE', triesLeft: 3 }),
        }),
      ]);
      expect(await fetchGate(maria)).toBe('disburse-wait');
      const code = await waitForDepositCode(maria);
      await expect.poll(() => fetchSentAt(account.uuid)).not.toBe(null);
      // The job died between the bank's answer and its row. It runs again, and nothing is sent twice.
      await server.context.db
        .updateTable('micro_deposit')
        .set({ sent_at: null })
        .where('account_uuid', '=', account.uuid)
        .execute();
      await sendGateDeposit(
        { uuid: maria.uuid, gate: 'disburse-wait', attempt: 1, key: `${maria.uuid}:disburse-wait:1` },
        server.context,
      );
      const requests = (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter(
        ({ op }) => op === 'bank.microDeposit',
      );
      expect([
        requests.map(({ idempotencyKey, asks }) => [idempotencyKey, asks]),
        (await fetchStatement(maria)).length,
      ]).toEqual([[[`${maria.uuid}:deposit:${account.uuid}:1`, 2]], 1]);
      expect((await confirmAccount(maria, account.uuid)).body['status']).toBe('account-not-verified');
      const wrongCode = await answerDeposit(maria, account.uuid, { code: code === 'BBB' ? 'CCC' : 'BBB' });
      expect([wrongCode.body['status'], wrongCode.body['data']]).toEqual(['code-wrong', { triesLeft: 2 }]);
      // The right code in two tabs at the same time proves the account once, and both tabs continue.
      const typed = await Promise.all(
        [1, 2].map(() => answerDeposit(maria, account.uuid, { code: code.toLowerCase() })),
      );
      expect(typed.map((one) => [one.status, getAccount(one).verification])).toEqual([
        [200, 'VERIFIED'],
        [200, 'VERIFIED'],
      ]);
      expect(await fetchGate(maria)).toBe('disburse-wait');
      const confirmed = await Promise.all([confirmAccount(maria, account.uuid), confirmAccount(maria, account.uuid)]);
      expectOneAccepted(confirmed);
      expect(confirmed.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: 'AUTOPAY_ACCOUNT' },
      });
      expect(await loadFactsOfType(server, maria.uuid, 'DisbursementAccountVerified')).toHaveLength(1);
    });

    test('accepts two amounts in any order without a description, and new ones after another deposit', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, { routingNumber: '119000001' }));
      expect(account.microDeposit?.proof).toBe('AMOUNTS');
      await waitForDepositCode(maria);
      expect((await maria.answer(sendMicroDeposit, { params: { bankAccountUuid: account.uuid } })).status).toBe(200);
      await expect.poll(async () => (await fetchStatement(maria)).length).toBe(2);
      const all = await fetchStatement(maria);
      const requests = (await server.context.vendors.gateway.ledger.list(maria.uuid))
        .filter(({ op }) => op === 'bank.microDeposit')
        .map(({ idempotencyKey }) => idempotencyKey.slice(-2));
      expect(requests).toEqual([':1', ':2']);
      const [first, second] = all.map(({ amountsCents }) => amountsCents.map((cents) => cents / 100));
      const tried = [first, second].map((amounts) => amounts?.toReversed());
      const before = (await answerDeposit(maria, account.uuid, { amounts: tried[0] })).status;
      // Two deposits with the same amounts are possible, though unlikely.
      expect(before).toBe(String(first?.toSorted()) === String(second?.toSorted()) ? 200 : 422);
      expect((await answerDeposit(maria, account.uuid, { amounts: tried[1] })).status).toBe(200);
      expect((await fetchBank(maria)).disburseAccount?.verification).toBe('VERIFIED');
    });

    test('ends an account after three wrong codes, and reopens the step for it or a returned deposit', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, {}));
      const code = await waitForDepositCode(maria);
      const wrongCode = code === 'BBB' ? 'CCC' : 'BBB';
      const answers = [];
      for (let times = 0; times < 3; times += 1)
        answers.push((await answerDeposit(maria, account.uuid, { code: wrongCode })).body['status']);
      expect(answers).toEqual(['code-wrong', 'code-wrong', 'no-attempts-left']);
      expect((await answerDeposit(maria, account.uuid, { code })).body['status']).toBe('not-at-this-step');
      expect([await fetchGate(maria), (await fetchBank(maria)).accounts[0]?.refusal]).toEqual([
        'disburse',
        'NO_TRIES_LEFT',
      ]);
      await enterAccount(maria, { accountNumber: buildAccountNumber('0002') });
      await expect.poll(() => fetchGate(maria)).toBe('disburse');
      expect(
        (await loadFactsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ attempt, by, reason }) => [
          attempt,
          by,
          reason,
        ]),
      ).toEqual([
        [1, 'BANK', 'NO_TRIES_LEFT'],
        [2, 'BANK', 'ACCOUNT_CLOSED'],
      ]);
      expect(
        (await linkBank(maria, 'user_good').then(({ answer }) => confirmAccount(maria, getAccount(answer).uuid))).body,
      ).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' } });
    });

    test('counts wrong codes of an account across its deposits', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, {}));
      const getWrongCode = async () =>
        (
          await answerDeposit(maria, account.uuid, {
            code: (await waitForDepositCode(maria)) === 'BBB' ? 'CCC' : 'BBB',
          })
        ).body;
      expect((await getWrongCode())['data']).toEqual({ triesLeft: 2 });
      expect((await getWrongCode())['data']).toEqual({ triesLeft: 1 });
      const sentAgain = await maria.answer(sendMicroDeposit, { params: { bankAccountUuid: account.uuid } });
      expect(getAccount(sentAgain).microDeposit?.triesLeft).toBe(1);
      await expect.poll(async () => (await fetchStatement(maria)).length).toBe(2);
      expect((await answerDeposit(maria, account.uuid, { code: 'BB0' })).body['status']).toBe('no-attempts-left');
    });

    test('returns a deposit once per bank event, and ignores one already withdrawn', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber('7777') }));
      await waitForDepositCode(maria);
      const buildEvent = (id: string) => ({
        eventId: id,
        type: 'deposit.returned',
        reference: `${maria.uuid}:deposit:${account.uuid}:1`,
        occurredAt: '2026-11-20T10:00:00Z',
        data: { reason: 'NAME_DIFFERS' },
      });
      const id = randomUUID();
      for (const one of [id, id, randomUUID()])
        expect(
          (await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, buildEvent(one)))
            .status,
        ).toBe(200);
      await expect.poll(() => fetchGate(maria)).toBe('disburse');
      // A micro-deposit can't prove the owner of the same numbers, and staff see the bank's report.
      expect((await enterAccount(maria, { accountNumber: buildAccountNumber('7777') })).body).toMatchObject({
        status: 'documents-missing',
      });
      expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: account.uuid } })).status).toBe(409);
      const after = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber('7778') }));
      expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: after.uuid } })).status).toBe(200);
      expect([
        await fetchGate(maria),
        (await fetchBank(maria)).accounts.some(({ uuid }) => uuid === after.uuid),
      ]).toEqual(['disburse', false]);
      expect(
        (await loadFactsOfType(server, maria.uuid, 'DisbursementAccountRefused')).map(({ by, reason }) => [by, reason]),
      ).toEqual([
        ['BANK', 'NAME_DIFFERS'],
        ['BORROWER', 'WITHDRAWN'],
      ]);
      expect(await fetchBankEmails(maria)).toEqual(['bank.account-refused']);
    });

    test('adds one condition that holds the closing when a deposit returns after the account was confirmed', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber('7777') }));
      await answerDeposit(maria, account.uuid, { code: await waitForDepositCode(maria) });
      expect((await confirmAccount(maria, account.uuid)).status).toBe(200);
      const buildEvent = (eventId: string) => ({
        eventId,
        type: 'deposit.returned',
        reference: `${maria.uuid}:deposit:${account.uuid}:1`,
        occurredAt: '2026-11-20T10:00:00Z',
        data: { reason: 'NAME_DIFFERS' },
      });
      for (const one of [randomUUID(), randomUUID()])
        await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, buildEvent(one));
      const loadPosted = () => loadFactsOfType(server, maria.uuid, 'ConditionPosted');
      await expect.poll(loadPosted).toMatchObject([
        {
          id: `account-${account.uuid}`,
          category: 'BANK_ACCOUNT_FRAUD_REVIEW',
          blocks: 'CLOSING',
          askBorrower: true,
        },
      ]);
      expect([await loadPosted().then((all) => all.length), await fetchBankEmails(maria)]).toEqual([1, []]);
    });

    test('sends six deposits per loan for any accounts, then requires a letter', async () => {
      const maria = await driveToDisburse();
      for (let count = 0; count < 6; count += 1) {
        const { uuid } = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber(`10${count}`) }));
        expect((await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: uuid } })).status).toBe(200);
      }
      expect((await enterAccount(maria, { accountNumber: buildAccountNumber('0001') })).body).toMatchObject({
        status: 'documents-missing',
      });
    });

    test('emails once that the deposit should be there, and ends the account when the code expires', async () => {
      const maria = await driveToDisburse();
      const account = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber('7777') }));
      await waitForDepositCode(maria);
      await expect.poll(() => fetchSentAt(account.uuid)).not.toBe(null);
      const now = await loanNow(server.context, server.context.db);
      try {
        await setLoanClock(server.context, { pinnedAt: new Date(now.getTime() + 6 * 86_400_000) });
        await sweepDeposits(server.context);
        await sweepDeposits(server.context);
        expect(await fetchBankEmails(maria)).toEqual(['bank.deposit-came']);
        await setLoanClock(server.context, { pinnedAt: new Date(now.getTime() + 15 * 86_400_000) });
        await sweepDeposits(server.context);
        await sweepDeposits(server.context);
      } finally {
        await setLoanClock(server.context, { offsetMs: 0 });
      }
      expect([
        await fetchGate(maria),
        (await fetchBank(maria)).accounts[0]?.refusal,
        (await fetchBankEmails(maria)).toSorted(),
      ]).toEqual(['disburse', 'CODE_EXPIRED', ['bank.account-refused', 'bank.deposit-came']]);
    });
  });
});
