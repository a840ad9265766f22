import { saveAccount } from '../src/features/bank/store.ts';
import { loanNow } from '../src/loan-file/clock.ts';
import type { TestApp } from './app.ts';
import { excludeWork } from './exclude-work.ts';

/** The server's features without the work that records deeds and sends money, which the test runs. */
export const FEATURES_WITHOUT_FUNDING = excludeWork(
  'recording.submit',
  'checks.final',
  'funding.decide',
  'bank.send',
  'payoff.pay',
);

/** An account number that no document and no log may ever show. */
export const CANARY_ACCOUNT = '000770133742';

/** Saves the verified bank account that a test's facts name. */
export async function saveDisburseAccount(
  { context }: TestApp,
  uuid: string,
  accountNumber = CANARY_ACCOUNT,
): Promise<void> {
  await saveAccount(context.vault, context.db, {
    application: uuid,
    linkUuid: null,
    documents: [],
    purpose: 'DISBURSEMENT',
    method: 'INSTANT',
    account_type: 'CHECKING',
    state: 'TAKEN',
    verification: 'VERIFIED',
    refusal: null,
    attempt: 1,
    at: await loanNow(context, context.db),
    routingNumber: '021000021',
    accountNumber,
    bankName: 'First Sample Bank',
    ownerName: 'Maria Reyes',
  });
}
