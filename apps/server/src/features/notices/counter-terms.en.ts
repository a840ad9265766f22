/** Rows of the counteroffer: what was requested or chosen, next to what is possible. */
export const COUNTER_TERMS = {
  none: 'not possible',
  line: 'Line',
  maxDraw: 'Most you can draw at first',
  firstDraw: 'First draw',
  upTo: (amount: string) => `up to ${amount}`,
  rate: 'Rate',
  fromRate: (rate: string) => `from ${rate}`,
  originationFee: 'Origination fee',
  term: 'Term',
  years: (years: number) => `${years} years`,
} as const;
