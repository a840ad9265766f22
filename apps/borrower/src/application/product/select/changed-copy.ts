import { formatMoney } from '@lintel/domain';

export const CHANGED = {
  title: 'Your offer changed',
  because: (causes: readonly string[]) => (causes.length > 0 ? `Your offer changed because ${causes.join(' and ')}.` : 'Your offer changed.'),
  counter: (date: string | undefined) => (date ? `This is a counter-offer, open until ${date}.` : 'This is a counter-offer.'),
  gone: "The offer you chose can't be had any more. The nearest one is chosen below.",
  heads: { what: 'What', was: 'Was', now: 'Now', why: 'Why' },
  rows: { draw: 'Draw', rate: 'Interest rate', payment: 'Monthly payment', cash: 'Cash to you' },
  less: (amount: number) => `${formatMoney(amount)} less`,
  more: (amount: number) => `${formatMoney(amount)} more`,
  lower: (points: string) => `${points} lower`,
  higher: (points: string) => `${points} higher`,
  follows: 'It follows the draw and the rate.',
  capital: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  value: 'Is the value of your home wrong? Tell us what it missed',
  again: 'Choose again',
  stop: 'Stop here',
} as const;
