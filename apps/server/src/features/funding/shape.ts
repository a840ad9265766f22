import { findBrand } from '@lintel/brands';
import type { HandlerReply, readFunding } from '@lintel/contract';
import {
  BY_RULE,
  dayEndingAt,
  FINAL_CHECKS,
  getsRemainder,
  lastFour,
  mayDecidePayment,
  paymentDay,
  rescissionCheck,
  getRescissionState,
  zoneName,
} from '@lintel/domain';
import { loadAllStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { findLastFactWithTime, type ApplicationRow, loanToday, pacificDay } from '../../loan-file/index.ts';
import {
  loadUnsettledDifferences,
  findFundsOrder,
  findFinalCheckResults,
  loadPayouts,
  type Payout,
} from '../../records/funding-orders/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { confirmedAccount } from '../bank/index.ts';
import { findLastRecording } from '../recording/index.ts';
import { findFundingDay } from './booked.ts';
import { loadInvolvedStaff } from './involved.ts';
import { loadFundingPlan, type Plan } from './plan.ts';
import { loadPaymentRejection, loadReturnRejection } from './reject.ts';
import { APPROVED_BY, CHECK_FAILURES, ENTERED_BY, RESCISSION } from './words.ts';

type FundingReply = HandlerReply<typeof readFunding>;

/** Builds the console's reply about a loan's funding: payments, checks, approvals, the order and its recall. */
export async function loadFunding(context: Context, loan: ApplicationRow, caller: string): Promise<FundingReply> {
  const { db } = context;
  const { uuid, projection: file } = loan;
  // A file that was closed before an order pays nothing.
  const plan =
    file.ended === null || file.fundsOrdered || file.fundsSent ? await loadFundingPlan(context, db, loan) : null;
  const paid = await loadPayouts(db, uuid);
  const run = await findFinalCheckResults(db, uuid, file.payoffFigures.attempt);
  const involved = await loadInvolvedStaff(db, uuid, plan);
  const recording = await findLastRecording(db, uuid);
  const rescission = await loadRescissionCheck(context, loan);
  return {
    amount: plan?.amount,
    approvals: plan?.approvals,
    paymentOn: await getPaymentDay(context, loan, run?.paymentOn),
    mayApprove: file.proposal !== null && mayDecidePayment(file.proposal, caller, involved),
    shares: await loadShares(context, loan, plan),
    payoffs: (plan?.payoffs ?? []).map(({ liability, creditorName, amount, required, figure }) => ({
      liabilityUuid: liability,
      creditorName,
      amount,
      required,
      goodThrough: figure?.goodThrough,
      ...getPayoffState(paid, liability),
    })),
    checks: FINAL_CHECKS.map((check) => {
      if (check === 'RESCISSION') return { check, ...rescission };
      const state = run?.checks.find((one) => one.check === check)?.state ?? 'TO_DO';
      return { check, state, because: state === 'FAILED' ? CHECK_FAILURES[check] : null };
    }),
    recorded:
      recording?.instrumentNumber && recording.recordedOn
        ? { instrumentNumber: recording.instrumentNumber, county: recording.county, recordedOn: recording.recordedOn }
        : null,
    ...(await loadApprovals(context, loan)),
    rejected: await loadPaymentRejection(context, loan),
    sent: await loadSentFunds(context, uuid),
    ...(await loadOrderReply(context, loan, caller)),
    differences: await loadDifferences(context, uuid, plan),
  };
}

/** Returns the check of the right to cancel as of now. Unlike the other checks, it has dates to show before any run. */
async function loadRescissionCheck(
  context: Context,
  { uuid, projection: file }: ApplicationRow,
): Promise<Omit<FundingReply['checks'][number], 'check'>> {
  const zone = await zoneOfHome(context, context.db, uuid);
  const standing = getRescissionState(file);
  const [lastDay, satisfiedOn] = [file.clocks.RESCISSION, file.clocks.SATISFIED].map((clock) =>
    clock ? dayEndingAt(clock.due, zone) : '',
  ) as [string, string];
  return {
    state: rescissionCheck(standing),
    because: RESCISSION[standing]({ lastDay, satisfiedOn, zone: zoneName(zone) }),
  };
}

/** Returns the order to the bank, and its recall if that money must not be paid. */
async function loadOrderReply(
  context: Context,
  { uuid, organisation, projection: file }: ApplicationRow,
  caller: string,
): Promise<Pick<FundingReply, 'order' | 'recall'>> {
  const { db } = context;
  const order = await findFundsOrder(db, uuid);
  if (!order) return {};
  const {
    amountCents,
    orderedAt,
    trace,
    bookedOn: on,
    recallDueOn: dueOn,
    recallOutcome: outcome,
    recalledAt,
    recalledBy,
    returnedFirstBy: first,
    returnedFirstAt: firstAt,
  } = order;
  const names = recalledBy || first ? await loadAllStaffNames(db, organisation) : undefined;
  const getName = (one: string | null): string | null => one && (names?.get(one) ?? one);
  return {
    order: { amount: amountCents / 100, at: orderedAt.toISOString(), trace, on },
    recall:
      dueOn === null
        ? null
        : {
            because: file.ended?.status === 'CANCELLED' ? 'CANCELED' : 'SANCTIONS',
            dueOn,
            outcome,
            by: getName(recalledBy),
            at: recalledAt?.toISOString(),
            proposed: first && firstAt ? { by: getName(first) ?? '', at: firstAt.toISOString() } : null,
            isOwnProposal: outcome === null && first === caller,
            rejected: outcome === null && first === null ? await loadReturnRejection(context, uuid) : null,
          },
  };
}

async function loadDifferences({ db }: Context, uuid: string, plan: Plan | null): Promise<FundingReply['differences']> {
  return (await loadUnsettledDifferences(db, uuid)).map(
    ({ uuid: differenceUuid, kind, subject, expectedCents, actualCents, at }) => ({
      differenceUuid,
      kind,
      creditorName: plan?.payoffs.find(({ liability }) => liability === subject)?.creditorName,
      expected: expectedCents / 100,
      actual: actualCents / 100,
      at: at.toISOString(),
    }),
  );
}

function getPayoffState(
  paid: readonly Payout[],
  liability: string,
): Pick<FundingReply['payoffs'][number], 'state' | 'paidOn'> {
  const payout = paid.find((one) => one.liability === liability);
  return { state: payout?.state ?? 'DUE', paidOn: payout?.paidOn };
}

/** Describes the recipient of the rest as far as a colleague may know: a bank and four digits, or the custodian. */
async function loadShares(
  { db, vault, vendors }: Context,
  { uuid, organisation }: ApplicationRow,
  plan: Plan | null,
): Promise<FundingReply['shares']> {
  const account = await confirmedAccount(vault, db, uuid);
  const names = {
    BORROWER: account ? `${account.bankName ?? ''} ${lastFour(account.accountNumber)}`.trim() : '',
    CUSTODIAN: findBrand(organisation)?.custodian ?? '',
  };
  const staff = await loadAllStaffNames(db, organisation);
  const getName = (one: string): string => staff.get(one) ?? one;
  const getPaidAccount = (payee: string, liability: string | null): FundingReply['shares'][number]['account'] => {
    if (payee === 'BORROWER' && account)
      return {
        bankName: account.bankName,
        mask: lastFour(account.accountNumber),
        enteredBy: ENTERED_BY.borrower,
        enteredAt: account.at.toISOString(),
      };
    const payoff = plan?.payoffs.find((one) => payee === 'CREDITOR' && one.liability === liability);
    if (!payoff?.figure) return null;
    const {
      figure: { payTo },
      entry,
    } = payoff;
    return {
      bankName: vendors.bank.directory.findBankName(payTo.routingNumber),
      mask: lastFour(payTo.accountNumber),
      letterUuid: entry?.letter,
      ...(entry
        ? {
            enteredBy: getName(entry.enteredBy),
            enteredAt: entry.enteredAt.toISOString(),
            confirmedBy: getName(entry.confirmedBy),
            confirmedAt: entry.confirmedAt.toISOString(),
          }
        : { enteredBy: ENTERED_BY.creditor }),
    };
  };
  return (plan?.shares ?? []).map(({ payee, name, amount, liability }) => ({
    payee,
    name: getsRemainder(payee) ? names[payee] : name,
    amount,
    account: getPaidAccount(payee, liability),
  }));
}

/** Returns the day on which the money is sent if it is approved today. A day in the past is recomputed. */
async function getPaymentDay(
  context: Context,
  { projection: file }: ApplicationRow,
  planned: string | undefined,
): Promise<string | undefined> {
  if (planned === undefined || file.ended !== null || file.fundsOrdered || file.fundsSent) return planned;
  const today = paymentDay(await loanToday(context, context.db));
  return planned < today ? today : planned;
}

/** Returns who proposed and approved the current payment. A proposal that was undone has neither. */
async function loadApprovals(
  context: Context,
  { uuid, organisation, projection: file }: ApplicationRow,
): Promise<Pick<FundingReply, 'proposed' | 'approved'>> {
  const names = await loadAllStaffNames(context.db, organisation);
  const proposed = file.proposal && (await findLastFactWithTime(context.db, uuid, 'FundingProposed'));
  const approved = file.fundingApproved ? await findLastFactWithTime(context.db, uuid, 'FundingApproved') : undefined;
  const toSignature = (one: typeof proposed | typeof approved) =>
    one && {
      by: one.data.by === BY_RULE ? APPROVED_BY.rule : (names.get(one.data.by) ?? one.data.by),
      at: one.at.toISOString(),
    };
  return { proposed: toSignature(proposed), approved: toSignature(approved) };
}

async function loadSentFunds({ db }: Context, uuid: string): Promise<FundingReply['sent']> {
  const sent = await findLastFactWithTime(db, uuid, 'FundsSent');
  return (
    sent && { to: sent.data.to, on: (await findFundingDay(db, uuid)) ?? pacificDay(sent.at), at: sent.at.toISOString() }
  );
}
