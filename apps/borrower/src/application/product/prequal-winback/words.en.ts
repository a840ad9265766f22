import type { readWinback, Reply } from '@lintel/contract';
import { formatMoney, type WinbackReason } from '@lintel/domain';
import { feePercent, years } from '../words.en.ts';

type LargestDraw = NonNullable<NonNullable<Reply<typeof readWinback>>['most']>;

const over = ({ amount, ...offer }: LargestDraw): string =>
  `up to ${formatMoney(amount)} over ${years(offer)} with a ${feePercent(offer.originationFee)} fee`;

export const WINBACK = {
  title: 'You qualify for a smaller line',
  payoffTitle: 'You can qualify if you pay off a lien',
  reasons: {
    CLTV: 'We can’t offer the line you asked for. With what you owe on your home, it’s more than we lend against your home’s value.',
    LIEN_POSITION: 'We can’t offer the line you asked for because another lien would come before ours.',
    DTI: 'We can’t offer the line you asked for. Its monthly payment would make your total debts too high for your income.',
  } satisfies Record<WinbackReason, string>,
  next: 'If you accept, you’ll choose your amount and term next. Accepting is free, and nothing is final until you sign. If you decline, we’ll close your application.',
  kept: (date: string) =>
    `This offer is good through ${date}. If you haven’t accepted it by then, we’ll close your application and send you a notice with the reasons.`,
  was: 'Was',
  now: 'Now',
  line: 'Line amount',
  draw: 'You can draw up to',
  /** The default draw, and the largest of any offer. */
  draws: (usual: LargestDraw, most: LargestDraw) =>
    `You can draw ${over(most)}${usual.amount < most.amount ? `, or ${over(usual)}` : ''}.${most.originationFee > 0 ? ' The line amount is larger because the fee is added to it.' : ''}`,
  payment: 'Monthly payment',
  rate: 'Rate',
  none: 'Not available',
  accept: 'Accept and choose my amount',
  accepting: 'One moment',
  later: 'Not now',
  refuse: 'Decline this offer',
  payOff: 'Choose the lien to pay off',
  payOffLead: 'We’ll pay it from your line of credit when it opens, and deduct it from your draw.',
  payOffRow: (name: string, balance: string) => `Pay off ${name}, ${balance}`,
  leave: 'You can leave this page and come back to it from your dashboard.',
} as const;
