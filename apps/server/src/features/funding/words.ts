import { formatMoney, type FinalCheck } from '@lintel/domain';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';
import type { MoneyOut } from './recall.ts';

/** Who speaks where nobody does. */
export const RULE_NAME = 'The rule of the lender';

/** Who gave an account, where no colleague entered it. */
export const ENTERED_BY = { borrower: 'The borrower', creditor: "The creditor's own system" } as const;

/** Why a check holds the money, as the desk reads it. */
export const BECAUSE: Readonly<Record<FinalCheck, string>> = {
  SANCTIONS: 'Someone on the file may be on a sanctions list. Two people compare the match before money leaves.',
  INSURANCE: 'The home lies in a flood area and no proof of insurance stands.',
  PAYOFF_FIGURES: 'What a creditor said does not hold on the day of the payment. New figures are asked for.',
  ACCOUNT: 'No proved account takes the money, or the lender has named no custodian.',
  CONDITIONS: 'A condition of the file is open.',
};

/** What is asked for where a check fails. */
export const ASKED = {
  insurance: 'Proof of flood insurance',
  insuranceText: 'Before the money leaves we need proof that your home is insured against flood.',
} as const;

/** 12 CFR 1026.15(d)(1) and (3). */
const NOTHING_OWED =
  "You don't owe interest or fees on it. You don't have to return it until we've refunded your fees and released our claim on your home.";

/** What a borrower who canceled reads of money that was on its way. */
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

/** Tells a borrower who canceled that the money left all the same. */
export const moneyOutMail = (out: MoneyOut): BorrowerMail => {
  const [first = '', ...others] = moneyOutSentences(out);
  return {
    template: 'notice.money-out',
    subject: 'About your canceled application',
    sentences: [`your line of credit is canceled. ${first}`, ...others],
  };
};
