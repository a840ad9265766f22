import { formatMoney } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import type { AutopayPrices } from './autopay-prices.ts';
import { AUTOPAY_PRICES } from './autopay-words.en.ts';

function formatPair({ chosen, withAutopay, without }: AutopayPrices, format: (price: typeof without) => string) {
  return chosen
    ? AUTOPAY_PRICES.chosen(format(withAutopay), format(without))
    : AUTOPAY_PRICES.notChosen(format(without), format(withAutopay));
}

/** Formats the rate with and without autopay, the chosen one first: "8.35% with autopay, 8.60% without". */
export const formatRates = (prices: AutopayPrices): string => formatPair(prices, ({ rate }) => formatPercent(rate, 2));

/** Formats the payment with and without autopay, the chosen one first: "$795.62 with autopay, $810.27 without". */
export const formatPayments = (prices: AutopayPrices): string =>
  formatPair(prices, ({ monthlyPayment }) => formatMoney(monthlyPayment, 2));
