import { brandOf } from '@lintel/brands';
import { bookingDay, centsOf, formatShortName, type Fact, type LoanFile } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import { accountOfMoney } from '../bank/disburse-account.ts';
import type { Context, Seen, WorkHandler } from '../context.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import { lastSaid, type ApplicationRow } from '../loan-file/applications.ts';
import { loanToday } from '../loan-file/clock.ts';
import { deliver } from '../vendors/deliver.ts';
import { keepEvidence } from '../vendors/evidence.ts';
import { orLater } from '../vendors/or-later.ts';
import { patiently } from '../vendors/patiently.ts';
import { transferAnswer, type Transfer, type TransferOrder } from '../vendors/bank/transfers.ts';
import { applicationInTurn } from './in-turn.ts';
import { planOf, type Plan } from './plan.ts';
import { keepPayouts, type Payout } from './store.ts';

/**
 * Sends the money and the payoffs that must go with it as one order, under the key of the gate: the bank takes it once, however often this runs. What was
 * approved is what leaves; a plan that came to something else since is left to a person.
 */
export const sendFunds: WorkHandler = async (job, context) => {
  const application = await applicationInTurn(context, job, 'bank.send');
  if (!application) return;
  const plan = await approvedPlan(context, application);
  if (!plan) context.log.error({ application: job.uuid }, 'what was approved is not what would be paid: nothing leaves');
  else {
    const order = await orderOf(context, application, plan);
    const { bank: { transfers }, gateway } = context.vendors;
    const call = { kind: 'bank', op: 'bank.send', key: job.key, organisation: application.organisation, applicationUuid: job.uuid, attempt: job.attempt } as const;
    const answered = await orLater(context, 'bank.send', job, () => patiently(() => gateway.ask(call, transfers.provider, transferAnswer, () => transfers.send(order, job.key))));
    if (answered?.answer.outcome === 'SENT') {
      const { trace, bookedOn } = answered.answer;
      for (let time = answered.twice ? 2 : 1; time > 0; time -= 1) await deliver(context, job, (seen) => fundsSent(context, seen, { trace, bookedOn }));
    }
  }
  await sweepAlarms(context, job.uuid);
};

/** The plan as it was approved; null when it is another by now. */
async function approvedPlan(context: Context, application: ApplicationRow): Promise<Plan | null> {
  const plan = await planOf(context, context.db, application);
  const proposed = await lastSaid(context.db, application.uuid, 'FundingProposed');
  return plan && proposed?.data.amount === plan.amount ? plan : null;
}

/** What leaves with the money: the borrower's or custodian's share, and the debts that must be paid off. Fees stay with the lender, who pays them on. */
async function orderOf(context: Context, { uuid, organisation }: ApplicationRow, plan: Plan): Promise<TransferOrder> {
  const { vault, db } = context;
  const [account, { applicant }] = [await accountOfMoney(vault, db, uuid), await readAnswers(vault, db, uuid)];
  const planned = (await lastSaid(db, uuid, 'FinalChecksPassed'))?.data.paymentOn;
  const today = await loanToday(context, db);
  const reference = uuid.slice(0, 8);
  const transfers = plan.shares.flatMap(({ payee, name, amount, liability }, number): Transfer[] => {
    const amountCents = centsOf(amount);
    const owed = plan.payoffs.find((one) => one.liability === liability);
    if (payee === 'CREDITOR' && owed?.required && owed.figure) {
      const { routingNumber, accountNumber, reference: theirs } = owed.figure.payTo;
      return [{ number, to: 'CREDITOR', name, routingNumber, accountNumber, accountType: null, reference: theirs || reference, amountCents }];
    }
    if (payee === 'CUSTODIAN') return [{ number, to: 'CUSTODIAN', name: brandOf(organisation)?.custodian ?? '', routingNumber: null, accountNumber: null, accountType: null, reference, amountCents }];
    if (payee !== 'BORROWER' || !account) return [];
    return [{ number, to: 'ACCOUNT', name: formatShortName(applicant.name), routingNumber: account.routingNumber, accountNumber: account.accountNumber, accountType: account.account_type, reference, amountCents }];
  });
  return { applicationUuid: uuid, transfers, bookOn: bookingDay(planned ?? today, today) };
}

/** The money has left: what went to whom, and FundsSent. The trace of the bank is evidence; no number of an account is. */
export async function fundsSent(context: Context, { uuid, organisation, file, trx }: Seen, { trace, bookedOn }: { trace: string; bookedOn: string }): Promise<readonly Fact[]> {
  const plan = await planOf(context, trx, { uuid, organisation, projection: file });
  if (!plan || file.fundsSent) return [];
  const payouts = plan.shares.map(({ payee, name, amount, liability }, number): Omit<Payout, 'paidOn' | 'receipt'> => {
    const required = plan.payoffs.find((one) => one.liability === liability)?.required ?? false;
    const isDue = payee === 'CREDITOR' && !required;
    return { number, payee, name: payee === 'CREDITOR' ? '' : name, liability, required, amountCents: centsOf(amount), state: isDue ? 'DUE' : 'SENT', bookedOn: isDue ? null : bookedOn };
  });
  await keepPayouts(trx, uuid, payouts);
  const ref = await keepEvidence(context.vault, trx, { uuid, kind: 'funding', attempt: 1 }, { trace, bookedOn, payouts });
  return [{ type: 'FundsSent', data: { to: destinationOf(file), trace: ref, payoffs: payouts.filter(({ required }) => required).length } }];
}

const destinationOf = (file: LoanFile): 'ACCOUNT' | 'CUSTODIAN' => (file.created?.crypto === true ? 'CUSTODIAN' : 'ACCOUNT');
