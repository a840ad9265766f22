import { formatMoney, type FinalCheck } from '@lintel/domain';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';
import type { MoneyOut } from './recall.ts';

/** The actor shown when the lender's rule acted. */
export const APPROVED_BY = { rule: "The lender's rule" } as const;

/** The source of an account that no staff member entered. */
export const ENTERED_BY = { borrower: 'The borrower', creditor: "The creditor's own system" } as const;

/** Why a check blocks the money, for staff. */
export const BECAUSE: Readonly<Record<FinalCheck, string>> = {
  SANCTIONS: 'Someone on the file may be on a sanctions list. Two people must review the match before funding.',
  INSURANCE: 'The home is in a flood zone and there is no valid proof of insurance.',
  PAYOFF_FIGURES: "A creditor's figures aren't valid on the payment date. New figures were requested.",
  ACCOUNT: 'No verified account can receive the money, or the lender has not named a custodian.',
  CONDITIONS: 'A condition on the file is open.',
};

/** 12 CFR 1026.15(d)(1) and (3). */
const NOTHING_OWED =
  "You don't owe interest or fees on it. You don't have to return it until we've refunded your fees and released our claim on your home.";

/** What a borrower who canceled reads about money that was on its way. */
export const moneyOutSentences = ({ amount, state }: MoneyOut): string[] => {
  const dollars = formatMoney(amount, 2);
  switch (state) {
    case 'WITH_BANK':
      return [
        `Our bank already had the order to pay ${dollars} when we entered your cancellation. We're asking the bank to stop it.`,
        `If the money reaches you anyway, please leave it in your account. ${NOTHING_OWED}`,
      ];
    case 'SENT':
      return [
        `Our bank sent ${dollars} before it could be stopped. We're asking for its return. Please leave it in your account.`,
        NOTHING_OWED,
      ];
    case 'RETURNED':
      return [`The ${dollars} that our bank had sent is back with us. You don't need to do anything.`];
    case 'STOPPED':
      return [`Our bank stopped the payment of ${dollars} before it left. You don't need to do anything.`];
  }
};

/** Tells a borrower who canceled that the money was sent anyway. */
export const moneyOutMail = (out: MoneyOut): BorrowerMail => {
  const [first = '', ...others] = moneyOutSentences(out);
  return {
    template: 'notice.money-out',
    subject: 'About your canceled application',
    sentences: [`your line of credit is canceled. ${first}`, ...others],
  };
};
