import { type BankAccount, type readBank, type Reply, readHeloc } from '@lintel/contract';
import type { AccountPurpose } from '@lintel/domain';
import { Hidden, Key, Lock, Panel, Repeat, ShieldCheck, TickList, Notice } from '@lintel/ui';
import { callKey } from '@lintel/web';
import type { ReactNode } from 'react';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { ACCOUNT } from './account-words.en.ts';
import { BANK } from './words.en.ts';
import css from './bank.module.css';

/**
 * The borrower's bank accounts, the methods to add one and the funding dates. The bank screens share the parts below.
 */
export type Bank = NonNullable<Reply<typeof readBank>>;

/** An account number of which only the last 4 digits show: dots on screen, words for screen readers. */
export function MaskedAccountNumber({ mask }: { mask: string }): ReactNode {
  return (
    <span className={css.mask}>
      <Hidden>{BANK.ending} </Hidden>
      <span aria-hidden="true">{BANK.dots}</span>
      {mask}
    </span>
  );
}

export const accountLine = ({ bankName, mask }: BankAccount): ReactNode => (
  <>
    {bankName ?? ACCOUNT.unknownBank} <MaskedAccountNumber mask={mask} />
  </>
);

/** The summary rows of an account. */
export const accountRows = ({ bankName, mask, accountType, ownerName }: BankAccount) => [
  {
    label: bankName ?? ACCOUNT.unknownBank,
    value: (
      <>
        <MaskedAccountNumber mask={mask} />
      </>
    ),
  },
  { label: BANK.account, value: BANK.types[accountType] },
  { label: BANK.owner, value: ownerName },
];

/** Returns the account that receives the money: the newest one that wasn't refused. */
export const findDisbursementAccount = ({ accounts }: Bank): BankAccount | undefined =>
  accounts.find(({ purpose, verification }) => purpose === 'DISBURSEMENT' && verification !== 'FAILED_VERIFICATION');

/** Returns the last account added for this purpose, if it was refused. */
export function findRefusedAccount({ accounts }: Bank, purpose: AccountPurpose): BankAccount | undefined {
  const last = accounts.find((account) => account.purpose === purpose);
  return last?.verification === 'FAILED_VERIFICATION' ? last : undefined;
}

/** Returns the verified accounts, from which payments can be made. */
export function findPaymentAccounts({ accounts, disburseAccount }: Bank): readonly BankAccount[] {
  const all = [...(disburseAccount ? [disburseAccount] : []), ...accounts];
  return all.filter(
    (account, index) =>
      account.verification === 'VERIFIED' && all.findIndex(({ uuid }) => uuid === account.uuid) === index,
  );
}

/** Returns the account for payments that waits for its micro-deposit or for the review of its bank letter. */
export const findPendingPaymentAccount = ({ accounts }: Bank): BankAccount | undefined =>
  accounts.find(({ purpose, verification }) => purpose === 'AUTOPAY' && verification === 'PENDING_REVIEW');

/** Refetches the loan, because its status leads elsewhere once it has an account. */
export const refetchLoan = (uuid: string): Promise<void> =>
  queryClient.refetchQueries({ queryKey: callKey(readHeloc, { params: { uuid } }), type: 'all' });

const PROMISE_ICONS = [<Key key="key" />, <Lock key="lock" />, <ShieldCheck key="shield" />, <Repeat key="repeat" />];

/** The promises about an account (what we never do with it), shown next to every bank screen. */
export function BankPromises({ purpose }: { purpose: AccountPurpose }): ReactNode {
  const { items, title } = BANK.never;
  const shown = purpose === 'DISBURSEMENT' ? items : [...items.slice(0, 2), ...BANK.autopayNever];
  return (
    <Panel title={title}>
      <TickList items={shown.map((item, index) => ({ icon: PROMISE_ICONS[index], ...item }))} />
    </Panel>
  );
}

/** Says why the previous account was refused. */
export function RefusedAccountNotice({ account }: { account: BankAccount }): ReactNode {
  return (
    <Notice tone="warning">
      <b>{accountLine(account)}:</b> {account.refusedBecause} {BANK.refused}
    </Notice>
  );
}
