import type { readWinback, ReplyOf } from '@lintel/contract';
import { formatMoney, type WinbackReason } from '@lintel/domain';
import { feePercent, years } from '../words.ts';

type LargestDraw = NonNullable<NonNullable<ReplyOf<typeof readWinback>>['most']>;

const over = ({ amount, ...offer }: LargestDraw): string =>
  `up to ${formatMoney(amount)} over ${years(offer)} with a ${feePercent(offer.originationFee)} fee`;

export const WINBACK = {
  title: 'A smaller line works today',
  payoffTitle: 'Paying off a lien makes room',
  reasons: {
    CLTV: 'The line you asked for and what you owe on your home are more than we lend against its value.',
    LIEN_POSITION: 'Another lien stands before ours, so the line you asked for is not possible.',
    DTI: 'Your monthly debts and the payment of the larger line are more than your income carries.',
  } satisfies Record<WinbackReason, string>,
  kept: (date: string) => `We keep this for you until ${date}.`,
  was: 'Was',
  now: 'Now',
  line: 'Line amount',
  draw: 'You can draw up to',
  /** What the offers open with, and the most that any of them has. */
  draws: (usual: LargestDraw, most: LargestDraw) =>
    usual.amount < most.amount ? `You can draw ${over(usual)}, or ${over(most)}.` : `You can draw ${over(most)}.`,
  payment: 'Monthly payment',
  rate: 'Rate',
  none: 'Not possible',
  accept: 'See the new offer',
  accepting: 'One moment',
  later: 'Not now',
  refuse: 'No, thank you',
  payOff: 'Pay off a lien first',
  payOffRow: (name: string, balance: string) => `${name}, ${balance}`,
  leave: 'Leaving this page ends nothing.',
} as const;
