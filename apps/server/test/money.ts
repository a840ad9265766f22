import type { Feature } from '../src/feature.ts';
import { features } from '../src/features.ts';
import { keepAccount } from '../src/bank/store.ts';
import { loanNow } from '../src/loan-file/clock.ts';
import type { TestApp } from './app.ts';

const withoutMoney = ({ work, ...feature }: Feature): Feature => {
  const { 'recording.submit': _deed, 'checks.final': _checks, 'funding.decide': _decide, 'bank.send': _send, 'payoff.pay': _pay, ...others } = work ?? {};
  return { ...feature, work: others };
};

/** The server without the work of recording and paying: a test runs it itself. */
export const WITHOUT_MONEY = features.map(withoutMoney);

/** Number of an account that no paper and no log may ever show. */
export const CANARY_ACCOUNT = '000770133742';

/** The account that the facts of a test speak of, proved and taken. */
export async function moneyAccount({ context }: TestApp, uuid: string, accountNumber = CANARY_ACCOUNT): Promise<void> {
  await keepAccount(context.vault, context.db, {
    application: uuid, linkUuid: null, documents: [], purpose: 'DISBURSEMENT', method: 'INSTANT', account_type: 'CHECKING', state: 'TAKEN', verification: 'VERIFIED', refusal: null, attempt: 1,
    at: await loanNow(context, context.db), routingNumber: '021000021', accountNumber, bankName: 'First Sample Bank', ownerName: 'Maria Reyes',
  });
}
