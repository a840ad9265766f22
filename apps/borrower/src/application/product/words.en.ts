import { formatMoney, formatPercent, isInterestOnly, type Offer } from '@lintel/domain';

/** A fraction as a percentage with two decimals. */
export const percent = (fraction: number): string => formatPercent(fraction, 2);

/** Dollars, with cents if there are any: a maximum is never rounded up. */
export const exactly = (amount: number): string => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);

/** A fee as text: "0%", "2.99%". */
export const feePercent = (fee: number): string => formatPercent(fee, fee === 0 ? 0 : 2);

export const years = ({ term }: Pick<Offer, 'term'>): string => `${term} years`;

export const OFFER_WORDS = {
  payment: 'Monthly payment',
  perMonth: '/month',
  interestOnly: 'You pay only interest each month. The line itself is due at the end.',
  rate: 'Rate',
  apr: 'APR',
  term: 'Term',
  termShort: (offer: Pick<Offer, 'term'>) => `${offer.term} yrs`,
  costWithFee: 'Cost including fees',
  aYear: 'a year',
  interestAndFees: 'Interest and fees',
  /** Doesn't break, so that it moves to the next line as a whole. */
  over: (offer: Pick<Offer, 'term'>) => `over\u00A0${offer.term}\u00A0years`,
  aprNote: (fees: string) => `The APR counts only interest. “Cost including fees” also counts the ${fees} in fees.`,
  aprNoteFree: 'The APR counts only interest. This offer has no fee, so both are the same.',
  terms: {
    rateType: 'Rate type',
    fixed: 'Fixed for this draw',
    drawPeriod: 'Draw period',
    drawPeriodHelp: {
      label: 'What is the draw period?',
      text: 'You borrow the whole line on the first day and make a payment every month. In these years, you can also borrow again, up to what you’ve paid back.',
    },
    repayPeriod: 'Repayment period',
    payments: 'Monthly payments',
    paymentCount: (count: number) => `${count}, starting one month after we send your money`,
    held: 'Offer held until',
    first: (count: number) => `The first ${count} years: you can draw again what you’ve paid back`,
    then: (count: number) => `The next ${count} years: no more draws`,
  },
  secured: 'Your home secures this line. If you don’t make your payments, you could lose your home.',
  draw: 'Your draw',
  fee: (fee: number) => `Origination fee (${feePercent(fee)})`,
  costs: {
    ORIGINATION_FEE: 'Origination fee',
    VALUATION_FEE: 'Valuation',
    MANUAL_NOTARY_FEE: 'Notary in person',
    RECORDING_FEE: 'Recording fee',
    RECORDING_TAX: 'Recording tax',
  },
  taxRange: (from: string, to: string) => `Recording tax (${from} to ${to}, depending on your draw)`,
  line: 'Line amount',
  paysOff: (debt: string | undefined, count: number) => (debt ? `Pays off ${debt}` : `Pays off ${count} debts`),
  cash: 'Cash to you',
  /** The word joiner keeps the sign with its figure. */
  minus: (amount: number) => `\u2212\u2060${formatMoney(amount)}`,
  ending: (name: string, mask: string | null | undefined) => (mask ? `${name} ending ${mask}` : name),
} as const;

export const SNAGS = {
  again: 'Try again',
  failed: 'We couldn’t load this page’s figures',
  nothingLost: 'Your answers are saved.',
} as const;

/** A term as text; marks interest-only terms. */
export const termLabel = (offer: Offer): string =>
  isInterestOnly(offer) ? `${years(offer)}, interest only` : years(offer);
