import type { HandlerReply, readDisbursement } from '@lintel/contract';
import { getsRemainder, hasMoneyLeft, lastFour, moneyStage } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { todayAtHome } from '../../records/home/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { findDisclosedOffer } from '../../records/offer-sets/index.ts';
import { confirmedAccount } from '../bank/index.ts';
import { loadFundingPlan } from '../funding/index.ts';
import { loadLoanDates } from './dates.ts';

/**
 * Returns where the draw goes, for the borrower's page after the signing: account, creditors, days. Null without
 * current documents.
 */
export async function loadPayout(
  context: Context,
  loan: ApplicationRow,
): Promise<HandlerReply<typeof readDisbursement> | null> {
  const { db, vault } = context;
  const { uuid, projection: file } = loan;
  const disclosed = await findDisclosedOffer(context, db, uuid, file);
  const plan = disclosed && (await loadFundingPlan(context, db, loan));
  if (!disclosed || !plan) return null;
  const debts = new Map((await loadDebts(vault, db, uuid)).map((debt) => [debt.uuid, debt]));
  const { sentOn, fundingOn, paidOn, firstPaymentOn } = await loadLoanDates(context, db, loan);
  const today = await todayAtHome(context, context.db, uuid);
  const stage = moneyStage(file, sentOn, today);
  const hasLeft = hasMoneyLeft(stage);
  const account = file.created?.crypto ? undefined : await confirmedAccount(vault, db, uuid);
  return {
    to: file.created?.crypto ? 'CUSTODIAN' : 'ACCOUNT',
    account: account ? { bankName: account.bankName, mask: lastFour(account.accountNumber) } : null,
    draw: disclosed.quote.totalDraw,
    toBorrower: plan.shares.find(({ payee }) => getsRemainder(payee))?.amount ?? 0,
    payoffs: plan.payoffs.map(({ liability, creditorName, amount }) => ({
      creditorName,
      mask: debts.get(liability)?.mask ?? null,
      amount,
      paidOn: hasLeft ? paidOn : null,
    })),
    sentOn: hasLeft ? sentOn : null,
    stage,
    fundingOn,
    firstPaymentOn,
    nextPaymentOn: firstPaymentOn !== null && firstPaymentOn >= today ? firstPaymentOn : null,
    monthlyPayment: disclosed.quote.monthlyPayment,
    version: loan.version,
  };
}
