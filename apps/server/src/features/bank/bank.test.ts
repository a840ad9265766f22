import { randomUUID } from 'node:crypto';
import {
  choosePaymentMethod,
  completeBankLink,
  confirmAutopay,
  enterBankAccount,
  leaveBankLink,
  logIn,
  readBank,
  readLoanFile,
  readOffers,
  sendMicroDeposit,
  startBankLink,
  withdrawBankAccount,
} from '@lintel/contract';
import { businessDayAfter } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { getAccount, createBankActions, SAMPLE_ACCOUNT, buildAccountNumber } from '../../../test/bank.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { insertUploads } from '../../../test/uploads.ts';
import { statusAtOrAfter, loadFactsOfType, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { todayAtHome } from '../../records/home/index.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  const heard: string[] = [];
  beforeAll(async () => {
    const write = (...line: unknown[]) => void heard.push(JSON.stringify(line));
    const log = {
      info: write,
      warn: write,
      error: write,
      debug: write,
      trace: write,
      fatal: write,
      level: 'trace',
      silent: write,
      child: () => log,
    } as never;
    server = await createTestApp(await open(), { run: true, log });
  });

  const {
    driveToDisburse,
    fetchBank,
    fetchAutopay,
    fetchGate,
    enterAccount,
    linkBank,
    confirmAccount,
    waitForDepositCode,
    answerDeposit,
    fetchBankEmails,
    reviewAccount,
    revealAccountNumber,
  } = createBankActions(() => server);

  const fetchOffers = ({ client, uuid }: WalkedLoan) => client.send(readOffers, { params: { uuid } });

  test('plans the money like the offers: after the usual day of the title search, and without it once it is done', async () => {
    const maria = await driveToDisburse();
    const { funding } = await fetchBank(maria);
    const today = await todayAtHome(server.context, server.context.db, maria.uuid);
    expect(funding).toMatchObject({ afterTitleSearch: true, signsOn: businessDayAfter(today, 1) });
    const { signsOn, fundingOn, afterTitleSearch } = funding;
    expect(await fetchOffers(maria)).toMatchObject({ fundingIfSignedSoon: { signsOn, fundingOn, afterTitleSearch } });
    const signing = await walkToStatus(server, 'found', 'NOTE_SIGNING');
    expect(await fetchOffers(signing)).toMatchObject({
      fundingIfSignedSoon: { signsOn: today, afterTitleSearch: false },
    });
  });

  test('staff refuse a letter with a reason, accept the next one, and reveal the number on the record', async () => {
    const maria = await driveToDisburse();
    const [letter = ''] = await insertUploads(server, maria.uuid, [{ type: 'BANK_LETTER' }]);
    const manual = { method: 'MANUAL', ownerName: 'Maria Delgado Ruiz de la Torre', documentUuids: [letter] } as const;
    const first = getAccount(await enterAccount(maria, manual));
    expect(await fetchGate(maria)).toBe('disburse-review');
    const una = await logInStaffMember(server, 'underwriter');
    const reviewAsStaff = (account: string, body: Parameters<typeof reviewAccount>[3]) =>
      reviewAccount(una, maria, account, body);
    const staffView = await server.send(readLoanFile, { params: { uuid: maria.uuid }, token: una.token });
    expect([
      staffView.bankAccounts.map(({ uuid, documents }) => [uuid, documents]),
      staffView.tasks.map(({ gate }) => gate),
    ]).toEqual([[[first.uuid, [letter]]], ['disburse-review']]);
    expect((await reviewAsStaff(first.uuid, { outcome: 'REFUSED', reason: 'LETTER_READ' })).json()).toMatchObject({
      status: 'reason-missing',
    });
    expect((await reviewAsStaff(randomUUID(), { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).statusCode).toBe(404);
    expect((await reviewAsStaff(first.uuid, { outcome: 'REFUSED', reason: 'NAME_DIFFERS' })).json()).toMatchObject({
      account: { verification: 'FAILED_VERIFICATION', refusal: 'NAME_DIFFERS' },
    });
    expect([
      await fetchGate(maria),
      (await reviewAsStaff(first.uuid, { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).json().status,
    ]).toEqual(['disburse', 'outcome-not-possible']);
    const second = getAccount(await enterAccount(maria, { ...manual, ownerName: 'Maria Delgado' }));
    expect((await confirmAccount(maria, second.uuid)).body['status']).toBe('account-not-verified');
    expect((await reviewAsStaff(second.uuid, { outcome: 'ACCEPTED', reason: 'LETTER_READ' })).json()).toMatchObject({
      status: { checklistStatus: 'AUTOPAY_ACCOUNT' },
    });
    expect(await loadFactsOfType(server, maria.uuid, 'DisbursementAccountVerified')).toEqual([
      { attempt: 2, by: 'STAFF' },
    ]);
    expect(await revealAccountNumber(una, maria)).toBe(`099000008 / ${buildAccountNumber('0001')}`);
    expect(await fetchBankEmails(maria)).toEqual(['bank.account-accepted', 'bank.account-refused']);
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select(['event', 'about'])
      .where('application_uuid', '=', maria.uuid)
      .execute();
    expect(JSON.stringify(trail)).toContain('bank-account');
  });

  test('staff review a letter for the autopay account, the borrower is emailed, and an unread one is dropped', async () => {
    const [clio, other] = await Promise.all([walkToStatus(server, 'crypto'), walkToStatus(server, 'crypto')]);
    const una = await logInStaffMember(server, 'underwriter');
    const giveAccount = async (walked: WalkedLoan, ends: string) => {
      const documentUuids = await insertUploads(server, walked.uuid, [{ type: 'BANK_STATEMENT' }]);
      return getAccount(
        await enterAccount(walked, {
          purpose: 'AUTOPAY',
          method: 'MANUAL',
          ownerName: 'Clio Maiden',
          accountNumber: buildAccountNumber(ends),
          documentUuids,
        }),
      );
    };
    const fetchTasks = async (walked: WalkedLoan) => {
      await syncStaffTasks(server.context, walked.uuid);
      const rows = await server.context.db
        .selectFrom('desk_task')
        .select(['gate', 'subject'])
        .where('application_uuid', '=', walked.uuid)
        .where('closed_at', 'is', null)
        .execute();
      return rows.map(({ gate, subject }) => [gate, subject]);
    };
    const account = await giveAccount(clio, '0003');
    expect([account.verification, await fetchTasks(clio), await revealAccountNumber(una, clio)]).toEqual([
      'PENDING_REVIEW',
      [['bank-letter', account.uuid]],
      `099000008 / ${buildAccountNumber('0003')}`,
    ]);
    const autopay = await fetchAutopay(clio);
    const choose = {
      paymentMethod: 'AUTOPAY',
      bankAccountUuid: account.uuid,
      authorizationVersion: autopay.authorization.version,
      shown: { monthlyPayment: autopay.monthlyPayment },
    } as const;
    expect((await clio.answer(choosePaymentMethod, { body: choose })).body['status']).toBe('account-not-verified');
    expect(
      (await reviewAccount(una, clio, account.uuid, { outcome: 'ACCEPTED', reason: 'STATEMENT_READ' })).json(),
    ).toMatchObject({ status: { checklistStatus: 'AUTOPAY_ACCOUNT' }, account: { verification: 'VERIFIED' } });
    expect([await fetchTasks(clio), await fetchBankEmails(clio)]).toEqual([[], ['bank.account-accepted']]);
    expect((await clio.answer(choosePaymentMethod, { body: choose })).body).toMatchObject({
      status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' },
    });

    const unread = await giveAccount(other, '0004');
    expect(await fetchTasks(other)).toEqual([['bank-letter', unread.uuid]]);
    const shown = { monthlyPayment: (await fetchAutopay(other)).monthlyPaymentManual };
    expect((await other.answer(choosePaymentMethod, { body: { paymentMethod: 'MANUAL', shown } })).body).toMatchObject({
      status: { checklistStatus: statusAtOrAfter('ORDER_FULL_TITLE') },
    });
    expect([
      await fetchTasks(other),
      (await fetchBank(other)).accounts,
      (await reviewAccount(una, other, unread.uuid, { outcome: 'ACCEPTED', reason: 'STATEMENT_READ' })).statusCode,
    ]).toEqual([[], [], 404]);
  });

  test('personas reach autopay with a small deposit and the title step with a link', async () => {
    const [dora, maria] = await Promise.all([
      walkToStatus(server, 'bank-micro-deposit', 'AUTOPAY_ACCOUNT'),
      walkToStatus(server, 'found', 'ORDER_FULL_TITLE'),
    ]);
    expect([(await fetchBank(dora)).disburseAccount?.method, (await fetchBank(maria)).autopayAccount?.method]).toEqual([
      'MICRO_DEPOSIT',
      'INSTANT',
    ]);
  }, 60_000);

  test('a crypto file pays the custodian and needs a separate account for autopay', async () => {
    const clio = await walkToStatus(server, 'crypto');
    expect(await fetchBank(clio)).toMatchObject({
      disburseAccount: null,
      custodian: 'Alderpoint Custody, LLC',
      accounts: [],
    });
    expect((await clio.answer(startBankLink, { body: { purpose: 'DISBURSEMENT' } })).body['status']).toBe(
      'not-at-this-step',
    );
    const account = getAccount((await linkBank(clio, 'user_good', 'AUTOPAY')).answer);
    const autopay = await fetchAutopay(clio);
    await clio.answer(choosePaymentMethod, {
      body: {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: account.uuid,
        authorizationVersion: autopay.authorization.version,
        shown: { monthlyPayment: autopay.monthlyPayment },
      },
    });
    expect((await clio.answer(confirmAutopay)).body).toMatchObject({
      status: { checklistStatus: statusAtOrAfter('ORDER_FULL_TITLE') },
    });
    expect(await loadFactsOfType(server, clio.uuid, 'DisbursementAccountEntered')).toEqual([]);
  });

  test("hides another borrower's account and link, and creates one account per idempotency key", async () => {
    const [maria, other] = [await driveToDisburse(), await driveToDisburse()];
    const { linkUuid, answer } = await linkBank(maria, 'user_good');
    const account = getAccount(answer).uuid;
    const questions = [
      await confirmAccount(other, account),
      await other.answer(withdrawBankAccount, { params: { bankAccountUuid: account } }),
      await answerDeposit(other, account, { code: 'BBB' }),
      await other.answer(sendMicroDeposit, { params: { bankAccountUuid: account } }),
      await other.answer(completeBankLink, { params: { linkUuid }, body: {} }),
      await other.answer(leaveBankLink, { params: { linkUuid }, body: { reason: 'CLOSED' } }),
      await other.client.answer(readBank, { params: { uuid: maria.uuid } }),
    ];
    expect(questions.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await fetchBank(maria)).accounts).toHaveLength(1);
    const login = await server.ask(logIn, {
      body: { email: other.email, password: other.password },
      headers: { 'x-org': 'FIGURE' },
    });
    const token = String(login.headers['authorization']).replace('Bearer ', '');
    const press = {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...SAMPLE_ACCOUNT,
        purpose: 'DISBURSEMENT',
        accountNumber: buildAccountNumber('7777'),
        method: 'MICRO_DEPOSIT',
      },
    } as const;
    const pressed = [
      await server.ask(enterBankAccount, { params: { uuid: other.uuid }, ...press }),
      await server.ask(enterBankAccount, { params: { uuid: other.uuid }, ...press }),
    ];
    expect(new Set(pressed.map((one) => `${one.statusCode} ${one.json().account?.uuid}`)).size).toBe(1);
    expect((await fetchBank(other)).accounts).toHaveLength(1);
  });

  test('stores no readable account number in facts, logs or tables [DATA-010]', async () => {
    const [maria, una] = [await driveToDisburse(), await logInStaffMember(server, 'underwriter')];
    const typed = getAccount(await enterAccount(maria, { accountNumber: buildAccountNumber('7777') })).uuid;
    await waitForDepositCode(maria);
    await answerDeposit(maria, typed, { code: 'AAA' });
    await maria.answer(withdrawBankAccount, { params: { bankAccountUuid: typed } });
    const event = {
      eventId: randomUUID(),
      type: 'deposit.returned',
      reference: `${maria.uuid}:deposit:${typed}:1`,
      occurredAt: '2026-11-20T10:00:00Z',
      data: { reason: 'ACCOUNT_CLOSED' },
    };
    await sendEvent(server.app, server.context, { kind: 'bank', organisation: 'FIGURE' }, event);
    const shown = getAccount(
      await enterAccount(maria, {
        method: 'MANUAL',
        documentUuids: await insertUploads(server, maria.uuid, [{ type: 'BANK_LETTER' }]),
      }),
    ).uuid;
    await reviewAccount(una, maria, shown, { outcome: 'ACCEPTED', reason: 'LETTER_READ' });
    expect(await revealAccountNumber(una, maria)).toContain('4815162342');
    await linkBank(maria, 'user_good', 'AUTOPAY');
    const autopay = await fetchAutopay(maria);
    await maria.answer(choosePaymentMethod, {
      body: {
        paymentMethod: 'MANUAL',
        shown: { monthlyPayment: autopay.monthlyPaymentManual },
      },
    });
    await server.context.audit.flush();

    const tables = [
      'fact',
      'application',
      'bank_account',
      'bank_link',
      'micro_deposit',
      'payment_choice',
      'vendor_ledger',
      'vendor_event',
      'sandbox_deposit',
      'audit_entry',
      'idempotency',
      'outbox',
      'desk_task',
    ] as const;
    const inUse = /^\[\{/;
    expect(await findTablesWith(server, tables, inUse)).toEqual([...tables]);
    expect(await findTablesWith(server, tables, /4815162342/)).toEqual([]);
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.filter((line) => /4815162342|public-sandbox-/.test(line))).toEqual([]);
  });
});
