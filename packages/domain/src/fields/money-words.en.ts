import { formatMoney } from '../format/money.ts';

/** The error for text that is not an amount. */
export const NO_AMOUNT = 'Enter a yearly amount in dollars, like 82,000';
export const BELOW_ZERO = 'Must be at least $0';
export const TOO_MUCH = 'Must be less than $10,000,000';
/** The question below `INCOME_TO_CONFIRM`. `income` in dollars. */
export const confirmIncomeSentence = (income: number): string =>
  `You entered an annual income of ${formatMoney(income)}. Please confirm this is your annual pre-tax income.`;
