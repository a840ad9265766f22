import { type CalculatedIncome, type PayPeriod, type StatedPay, formatMoney } from '@lintel/domain';

const dollars = (amount: number): string => formatMoney(amount, 2);
const TIMES: Readonly<Record<PayPeriod, string>> = {
  YEAR: '',
  MONTH: ' × 12',
  HALF_MONTH: ' × 24',
  TWO_WEEKS: ' × 26',
  WEEK: ' × 52',
};

/** The calculation behind the annual figure. */
function yearSum(pay: StatedPay, { basis, annual }: CalculatedIncome): string {
  if (pay.way === 'PERIOD')
    return pay.period === 'YEAR'
      ? `${dollars(annual)} a year`
      : `${dollars(pay.amount)}${TIMES[pay.period]} = ${dollars(annual)} a year`;
  if (pay.way === 'HOURLY')
    return `${dollars(pay.rate)} × ${pay.hoursAWeek} hours × 52 weeks = ${dollars(annual)} a year`;
  if (basis === 'TWO_YEARS')
    return `(${dollars(pay.lastYear)} + ${dollars(pay.yearBefore ?? 0)}) ÷ 2 = ${dollars(annual)} a year`;
  return basis === 'FALLING'
    ? `Declining income, last year only: ${dollars(annual)}`
    : `One year only: ${dollars(annual)}`;
}

export const CALCULATOR = {
  title: 'Income calculator',
  way: 'Pay type',
  ways: { PERIOD: 'Salary or fixed pay', HOURLY: 'Hourly', BUSINESS: 'Self-employed' },
  amount: 'Gross pay, dollars',
  period: 'Pay frequency',
  rate: 'Hourly rate, dollars',
  hours: 'Hours a week',
  lastYear: 'Net profit, last year, dollars',
  yearBefore: 'Net profit, year before, dollars',
  optional: '(optional)',
  yearSum,
  monthSum: ({ annual, monthly }: CalculatedIncome) => `${dollars(annual)} ÷ 12 = ${dollars(monthly)} a month`,
  empty: 'Enter the figures from the document to see the total.',
  use: 'Use in decision',
  used: 'Filled in below. Nothing is saved until you record the decision.',
  noIncome: 'No income to count.',
} as const;
