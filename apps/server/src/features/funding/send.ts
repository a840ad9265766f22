import { findBrand } from '@lintel/brands';
import { bookingDay, dollarsToCents, formatShortName, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import {
  findLastFactWithTime,
  loanNow,
  loanToday,
  type LockedLoan,
  recordWork,
  record,
} from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import {
  saveDifference,
  saveOrder,
  saveBankSentReport,
  findFundsOrder,
  savePayouts,
  markOrderPayoutsSent,
  loadPayouts,
  type Payout,
} from '../../records/funding-orders/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import {
  askVendor,
  transferAnswer,
  type Transfer,
  type TransferAnswer,
  type TransferOrder,
  saveEvidence,
} from '../../vendors/index.ts';
import { confirmedAccount } from '../bank/index.ts';
import { isScreeningDue } from '../sanctions/index.ts';
import { findApplicationAtGate, RECHECK_SECONDS } from './in-turn.ts';
import { loadFundingPlan, type Plan } from './plan.ts';
import { emailMoneyOut } from './recall.ts';

/**
 * Job that sends the money and the payoffs that must go with it as one order, under the gate's key: the bank accepts it
 * once, however often this runs. The order is recorded as a fact before it is sent, so a cancellation either comes
 * first and nothing is ordered, or finds the order in the file and opens its recall.
 */
export const sendFunds: WorkHandler = async (job, context) => {
  const application = await findApplicationAtGate(context, job, 'bank.send');
  const order = application && (await orderOnce(context, job));
  const onAnswer = async (answer: TransferAnswer): Promise<void> => {
    if (answer.outcome === 'SENT') await recordSent(context, job, answer);
  };
  if (order) {
    const { transfers } = context.vendors.bank;
    await askVendor(context, job, {
      kind: 'bank',
      op: 'bank.send',
      provider: transfers.provider,
      schema: transferAnswer,
      ask: (meta) => transfers.send(order, meta),
      onAnswer,
    });
  } else {
    // Asks the bank nothing about an ended file, but records an earlier answer that wasn't recorded.
    const earlier = await findEarlierAnswer(context, job);
    if (earlier) await onAnswer(earlier);
  }
  await syncFileTasks(context, job.uuid);
};

async function findEarlierAnswer({ vendors }: Context, { key }: GateJob): Promise<TransferAnswer | undefined> {
  const read = transferAnswer.safeParse(await vendors.gateway.ledger.replyTo(key));
  return read.success ? read.data : undefined;
}

/**
 * Records the bank's report that it sent the money. Never drops it: the file accepts it even after it ended, and an
 * unexpected refusal is retried until staff look into it.
 */
async function recordSent(context: Context, job: GateJob, sent: { trace: string; bookedOn: string }): Promise<void> {
  await record(context, job.uuid, (loan) => recordFundsSent(context, loan, sent), {
    actor: { kind: 'worker', id: job.gate },
    requestId: job.key,
  });
  await emailMoneyOut(context, job.uuid);
}

/**
 * Records FundsOrdered and returns the order, or undefined when nothing may be sent. Only the approved payment is sent:
 * any difference opens a task.
 */
async function orderOnce(context: Context, job: GateJob): Promise<TransferOrder | undefined> {
  let order: TransferOrder | undefined;
  const isTaken = await recordWork(context, job, async (loan) => {
    const { uuid, organisation, file, trx } = loan;
    if (file.ended !== null) return [];
    // A list may have changed since the work began.
    if (!file.fundsOrdered && (await isScreeningDue(trx, uuid))) {
      await context.jobs.send(trx, 'bank.send', job, RECHECK_SECONDS);
      return [];
    }
    const now = await loanNow(context, trx);
    const plan = await loadFundingPlan(context, trx, { uuid, organisation, projection: file });
    const [proposed, approved] = [
      await findLastFactWithTime(trx, uuid, 'FundingProposed'),
      await findLastFactWithTime(trx, uuid, 'FundingApproved'),
    ];
    const expectedCents = dollarsToCents(proposed?.data.amount ?? 0);
    const before = await findFundsOrder(trx, uuid);
    const bankOrder = plan && (await buildTransferOrder(context, loan, plan));
    const amountCents = (bankOrder?.transfers ?? []).reduce((sum, transfer) => sum + transfer.amountCents, 0);
    const planned = plan ? dollarsToCents(plan.amount) : 0;
    if (
      !plan ||
      !bankOrder ||
      !approved ||
      planned !== expectedCents ||
      (before && before.amountCents !== amountCents)
    ) {
      await saveDifference(trx, {
        uuid,
        kind: 'ORDER',
        subject: job.key,
        expectedCents: before?.amountCents ?? expectedCents,
        actualCents: before ? amountCents : planned,
        reference: null,
        at: now,
      });
      return [];
    }
    order = bankOrder;
    if (file.fundsOrdered || !file.proposal) return [];
    const payouts = toPayouts(plan);
    await savePayouts(trx, uuid, payouts);
    await saveOrder(trx, { uuid, key: job.key, amountCents, orderedAt: now });
    const data = {
      to: getDestination(file),
      amount: amountCents / 100,
      payoffs: payouts.filter(({ required }) => required).length,
      proposal: file.proposal.count,
      approvedBy: approved.data.by,
      key: job.key,
    };
    return [{ type: 'FundsOrdered', data }];
  });
  return isTaken ? order : undefined;
}

const toPayouts = (plan: Plan): Omit<Payout, 'paidOn' | 'receipt'>[] =>
  plan.shares.map(({ payee, name, amount, liability }, number) => {
    const required = plan.payoffs.find((one) => one.liability === liability)?.required ?? false;
    return {
      number,
      payee,
      name: payee === 'CREDITOR' ? '' : name,
      liability,
      required,
      amountCents: dollarsToCents(amount),
      state: 'DUE',
      bookedOn: null,
    };
  });

/**
 * Builds the payments of the order: the borrower's or custodian's share, and the debts that must be paid off. The
 * lender keeps the fees and pays them itself.
 */
async function buildTransferOrder(
  context: Context,
  { uuid, organisation, trx }: LockedLoan,
  plan: Plan,
): Promise<TransferOrder> {
  const { vault } = context;
  const [account, { applicant }] = [await confirmedAccount(vault, trx, uuid), await readAnswers(vault, trx, uuid)];
  const planned = (await findLastFactWithTime(trx, uuid, 'FinalChecksPassed'))?.data.paymentOn;
  const today = await loanToday(context, trx);
  const reference = uuid.slice(0, 8);
  const transfers = plan.shares.flatMap(({ payee, name, amount, liability }, number): Transfer[] => {
    const amountCents = dollarsToCents(amount);
    const owed = plan.payoffs.find((one) => one.liability === liability);
    if (payee === 'CREDITOR' && owed?.required && owed.figure) {
      const { routingNumber, accountNumber, reference: theirs } = owed.figure.payTo;
      return [
        {
          number,
          to: 'CREDITOR',
          name,
          routingNumber,
          accountNumber,
          accountType: null,
          reference: theirs || reference,
          amountCents,
        },
      ];
    }
    if (payee === 'CUSTODIAN')
      return [
        {
          number,
          to: 'CUSTODIAN',
          name: findBrand(organisation)?.custodian ?? '',
          routingNumber: null,
          accountNumber: null,
          accountType: null,
          reference,
          amountCents,
        },
      ];
    if (payee !== 'BORROWER' || !account) return [];
    return [
      {
        number,
        to: 'ACCOUNT',
        name: formatShortName(applicant.name),
        routingNumber: account.routingNumber,
        accountNumber: account.accountNumber,
        accountType: account.account_type,
        reference,
        amountCents,
      },
    ];
  });
  return { applicationUuid: uuid, transfers, bookOn: bookingDay(planned ?? today, today) };
}

/**
 * Records that the money was sent, even for a file that ended while the bank had the order: the payments as ordered,
 * and FundsSent. The bank's trace is stored as evidence; no account number is.
 */
export async function recordFundsSent(
  context: Context,
  { uuid, organisation, file, trx }: LockedLoan,
  { trace, bookedOn }: { trace: string; bookedOn: string },
): Promise<readonly Fact[]> {
  if (file.fundsSent) return [];
  // A file from before orders were facts has no rows yet.
  const plan = file.fundsOrdered ? null : await loadFundingPlan(context, trx, { uuid, organisation, projection: file });
  if (plan) await savePayouts(trx, uuid, toPayouts(plan));
  await markOrderPayoutsSent(trx, uuid, bookedOn);
  await saveBankSentReport(trx, uuid, trace, bookedOn);
  const payouts = (await loadPayouts(trx, uuid)).map(({ paidOn: _none, receipt: _later, ...payout }) => payout);
  const ref = await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'funding', attempt: 1 },
    { trace, bookedOn, payouts },
  );
  return [
    {
      type: 'FundsSent',
      data: { to: getDestination(file), trace: ref, payoffs: payouts.filter(({ required }) => required).length },
    },
  ];
}

const getDestination = (file: LoanFile): 'ACCOUNT' | 'CUSTODIAN' =>
  file.created?.crypto === true ? 'CUSTODIAN' : 'ACCOUNT';
