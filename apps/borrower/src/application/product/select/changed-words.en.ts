import type { OfferFigure } from '@lintel/domain';

export const CHANGED = {
  title: 'Your offer changed',
  because: (causes: readonly string[]) =>
    causes.length > 0 ? `Your offer changed because ${causes.join(' and ')}.` : 'Your offer changed.',
  counter: (date: string | undefined) =>
    date ? `This is a counter-offer, open until ${date}.` : 'This is a counter-offer.',
  what: 'What changed, and why',
  gone: 'The offer you chose is no longer available. We selected the closest one below.',
  heads: { what: 'What', was: 'Was', now: 'Now', why: 'Why' },
  rows: {
    most: 'Maximum draw',
    draw: 'Draw',
    rate: 'Interest rate',
    payment: 'Monthly payment',
    fee: 'Origination fee',
    cost: 'Interest and fees',
    cash: 'Cash to you',
  } satisfies Record<OfferFigure, string>,
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  lower: (points: string) => `${points} lower`,
  higher: (points: string) => `${points} higher`,
  follows: 'This changed with the draw and the rate.',
  capital: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`,
  value: 'Is the value of your home wrong? Tell us what we missed',
  again: 'Choose again',
  stop: 'Stop my application',
} as const;
