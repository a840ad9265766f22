import {
  choosePaymentMethod,
  completeBankLink,
  confirmAutopay,
  confirmBankAccount,
  enterBankAccount,
  leaveBankLink,
  readBank,
  readRoutingNumber,
  sendMicroDeposit,
  startBankLink,
  verifyMicroDeposit,
  withdrawBankAccount,
} from '@lintel/contract';
import { actionsAfter, normalizeBankNumber, formatNearDate, isRoutingNumber } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount, getRequestOrigin } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { type GateWords, record } from '../../loan-file/index.ts';
import { completeLink } from './complete.ts';
import { recordAccountConfirmation, recordAccountWithdrawal } from './confirm.ts';
import { findLastDeposit } from './deposits.ts';
import { saveEnteredAccount } from './enter.ts';
import { findBankLink, findLinkByUuid, markLinkLeft, startLink, toLinkReply } from './links.ts';
import { recordAutopayConfirmation, recordPaymentMethod } from './payment-method.ts';
import { sendQueuedDeposit, sendGateDeposit } from './send-deposit.ts';
import { loadAccountReply } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadBankState } from './state.ts';
import { loadBankAccounts, enteredAccount } from './store.ts';
import { sweepDeposits } from './sweep.ts';
import { requestNewDeposit, verifyDeposit } from './verify.ts';
import { bankWebhooks } from './webhooks.ts';

/** Returns the day by which the micro-deposit should have arrived, for the status text while the file waits for it. */
const loadWaitWords: GateWords = async (context, trx, uuid) => {
  const account = enteredAccount(await loadBankAccounts(context.vault, trx, uuid));
  const deposit = account && (await findLastDeposit(context.vault, trx, account.uuid));
  return deposit ? { date: formatNearDate(deposit.expect_by) } : {};
};

/**
 * The calls about the account for the money and the payment method; the jobs, webhooks and sweep of micro-deposits; the
 * task of bank letters; and the link of a borrower who returns from the bank.
 */
export const bank: Feature = {
  staffTasks,
  findLink: [findBankLink],
  work: { 'bank.microDeposit': sendGateDeposit },
  backgroundJobs: { 'send-deposit': sendQueuedDeposit },
  webhooks: bankWebhooks,
  words: { 'disburse-wait': loadWaitWords },
  routes(app, context) {
    mountLinks(app, context);
    mountAccounts(app, context);
    mountPayments(app, context);
    sweepWhileListening(app, context, 'small deposits', () => sweepDeposits(context));
  },
};

function mountLinks(app: FastifyInstance, context: Context): void {
  mount(app)(readBank)(({ loan }) => loadBankState(context, loan));
  mount(app)(startBankLink)(async ({ loan, body, request }) =>
    toLinkReply(
      context,
      await startLink(context, loan, body.purpose, getRequestOrigin(context, request, loan.organisation)),
    ),
  );
  mount(app)(completeBankLink)(({ loan, params, body, by }) =>
    completeLink(
      context,
      loan,
      params.linkUuid,
      { publicToken: body.publicToken ?? null, accountId: body.accountId ?? null, callback: body.callback ?? {} },
      by(),
    ),
  );
  mount(app)(leaveBankLink)(async ({ loan, params, body }) => {
    const row = (await findLinkByUuid(context.db, loan.uuid, params.linkUuid)) ?? refuse('not-found');
    await markLinkLeft(context, context.db, row, body.reason, body.institution ?? null);
    return { nextActions: [...actionsAfter(body.reason)] };
  });
}

function mountAccounts(app: FastifyInstance, context: Context): void {
  mount(app)(readRoutingNumber)(({ params }) => {
    const number = normalizeBankNumber(params.routingNumber);
    return isRoutingNumber(number)
      ? { bankName: context.vendors.bank.directory.findBankName(number) }
      : refuse('routing-number-invalid');
  });
  mount(app)(enterBankAccount)(async ({ loan, body, by }) => {
    const { reply, result: account } = await record(
      context,
      loan.uuid,
      async (lockedLoan) => {
        const { facts, uuid } = await saveEnteredAccount(context, lockedLoan, body);
        return { facts, result: uuid };
      },
      by(),
    );
    return { ...reply, account: await loadAccountReply(context, loan.uuid, account) };
  });
  mount(app)(sendMicroDeposit)(async ({ loan, params, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      async (lockedLoan) => {
        await requestNewDeposit(context, lockedLoan, params.bankAccountUuid);
        return [];
      },
      by(),
    );
    return { ...reply, account: await loadAccountReply(context, loan.uuid, params.bankAccountUuid) };
  });
  mount(app)(verifyMicroDeposit)(async ({ loan, params, body, by }) => {
    const reply = await verifyDeposit(context, loan.uuid, params.bankAccountUuid, body, by());
    return { ...reply, account: await loadAccountReply(context, loan.uuid, params.bankAccountUuid) };
  });
  mount(app)(confirmBankAccount)(async ({ loan, body, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => recordAccountConfirmation(context, lockedLoan, body.bankAccountUuid),
      by('disbursement'),
    );
    return reply;
  });
  mount(app)(withdrawBankAccount)(async ({ loan, params, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => recordAccountWithdrawal(context, lockedLoan, params.bankAccountUuid),
      by('disbursement'),
    );
    return reply;
  });
}

function mountPayments(app: FastifyInstance, context: Context): void {
  mount(app)(choosePaymentMethod)(async ({ loan, body, by }) => {
    const { reply, result: quote } = await record(
      context,
      loan.uuid,
      async (lockedLoan) => {
        const chosen = await recordPaymentMethod(context, lockedLoan, body);
        return { facts: chosen.facts, result: chosen.quote };
      },
      by('paymentMethod', 'selection', 'offers'),
    );
    return { ...reply, ...quote };
  });
  mount(app)(confirmAutopay)(async ({ loan, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => recordAutopayConfirmation(context, lockedLoan),
      by('paymentMethod'),
    );
    return reply;
  });
}
