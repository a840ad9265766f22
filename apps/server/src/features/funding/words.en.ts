import { formatDateInProse, formatMoney, type FinalCheck, type RescissionState } from '@lintel/domain';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';
import type { MoneyOut } from './recall.ts';

/** The actor shown when the lender's rule acted. */
export const APPROVED_BY = { rule: 'System (funding policy)' } as const;

/** The source of an account that no staff member entered. */
export const ENTERED_BY = { borrower: 'the borrower', creditor: 'the creditor’s system' } as const;

/** Why a check blocks the money, for staff. */
export const CHECK_FAILURES: Readonly<Record<Exclude<FinalCheck, 'RESCISSION'>, string>> = {
  SANCTIONS: 'Someone on the file may be on a sanctions list. Two people must clear the match before funding.',
  INSURANCE: 'The home is in a flood zone and there is no valid proof of insurance.',
  PAYOFF_FIGURES: 'A creditor’s figures aren’t valid on the payment date. New figures were requested.',
  ACCOUNT:
    'No verified account can receive the money, or the lender has not named a custodian. Ask an admin to check which one is missing.',
  CONDITIONS: 'A condition on the file is open.',
};

/** The days of a cancellation period, yyyy-MM-dd, and the name of the home's time zone. */
export interface RescissionDays {
  readonly lastDay: string;
  readonly satisfiedOn: string;
  readonly zone: string;
}

const periodEnded = ({ lastDay, zone }: RescissionDays): string =>
  `The rescission period ended at 11:59 p.m. on ${formatDateInProse(lastDay)}, ${zone}.`;

/** The state of the rescission period, for staff. */
export const RESCISSION: Readonly<Record<RescissionState, (days: RescissionDays) => string>> = {
  NONE: () => 'No owner of this home has a right of rescission.',
  NOT_STARTED: () =>
    'The rescission period starts once every owner has signed and has the notice and the material disclosures.',
  RUNNING: ({ lastDay, satisfiedOn, zone }) =>
    `Any owner can rescind through 11:59 p.m. on ${formatDateInProse(lastDay)}, ${zone}. Funding is on hold for mailed rescissions through ${formatDateInProse(satisfiedOn)}.`,
  MARGIN: (days) =>
    `${periodEnded(days)} Funding is on hold for mailed rescissions through ${formatDateInProse(days.satisfiedOn)}.`,
  CONFIRMED: (days) => `${periodEnded(days)} Every owner confirmed online that they haven’t rescinded.`,
  OVER: (days) => `${periodEnded(days)} No one rescinded in time.`,
  CANCELED: () => 'An owner rescinded in time. The money must not be sent.',
};

/** 12 CFR 1026.15(d)(1) and (3). */
const NOTHING_OWED =
  'You don’t owe interest or fees on it. You don’t have to return it until we’ve refunded your fees and released our claim on your home.';

/** Writes what a borrower who canceled reads about money that was ordered or sent. */
export const moneyOutSentences = ({ amount, state }: MoneyOut): string[] => {
  const dollars = formatMoney(amount, 2);
  switch (state) {
    case 'WITH_BANK':
      return [
        `Our bank already had the order to pay ${dollars} when we entered your cancellation. We’re asking the bank to stop it.`,
        `If the money reaches you anyway, please leave it in your account. ${NOTHING_OWED}`,
      ];
    case 'SENT':
      return [
        `Our bank sent ${dollars} before it could be stopped. We’re asking for its return. Please leave it in your account.`,
        NOTHING_OWED,
      ];
    case 'RETURNED':
      return [`The ${dollars} that our bank had sent is back with us. You don’t need to do anything.`];
    case 'STOPPED':
      return [`Our bank stopped the payment of ${dollars} before it left. You don’t need to do anything.`];
  }
};

/** Builds the email to a borrower who canceled that the money was sent anyway. */
export const moneyOutMail = (out: MoneyOut): BorrowerMail => {
  const [first = '', ...others] = moneyOutSentences(out);
  return {
    template: 'notice.money-out',
    subject: 'About your canceled application',
    sentences: [`your line of credit is canceled. ${first}`, ...others],
  };
};
