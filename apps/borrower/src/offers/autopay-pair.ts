import { formatMoney, formatPercent, type AutopayPrices } from '@lintel/domain';
import { AUTOPAY_PAIR } from './words.en.ts';

function formatPair({ chosen, withAutopay, without }: AutopayPrices, format: (price: typeof without) => string) {
  return chosen
    ? AUTOPAY_PAIR.chosen(format(withAutopay), format(without))
    : AUTOPAY_PAIR.notChosen(format(without), format(withAutopay));
}

/** "8.35% with autopay, 8.60% without". */
export const formatRates = (prices: AutopayPrices): string => formatPair(prices, ({ rate }) => formatPercent(rate, 2));

/** "$795.62 with autopay, $810.27 without". */
export const formatPayments = (prices: AutopayPrices): string =>
  formatPair(prices, ({ monthlyPayment }) => formatMoney(monthlyPayment, 2));
