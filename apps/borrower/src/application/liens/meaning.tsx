import { type AutopayPrices, formatMoney, formatPayments, formatPercent } from '@lintel/domain';
import { Notice, Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Liens } from './use-liens.ts';
import { LIENS } from './words.en.ts';
import css from './liens.module.css';

/**
 * Shows how the liens and payoffs affect the chosen offer: the share of the home's value that is owed, the cash left
 * and the monthly payment.
 */
export function LienEffects({
  list,
  effect,
  prices,
}: {
  list: Liens;
  effect: NonNullable<Liens['effect']>;
  /** The line's price with and without autopay, if they differ. */
  prices: AutopayPrices | null | undefined;
}): ReactNode {
  const staying = list.liens.filter(({ payOff }) => payOff.status !== 'MARKED_FOR_PAYOFF');
  const going = [...list.liens, ...list.debts].filter(({ payOff }) => payOff.status === 'MARKED_FOR_PAYOFF');
  const payoffs = going.map((debt) => ({
    label: LIENS.paysOff(LIENS.named(debt.creditorName, debt.mask)),
    value: LIENS.minus(debt.monetaryBalance),
  }));
  const paid = [{ label: LIENS.draw, value: formatMoney(effect.draw) }, ...payoffs];
  // The chosen draw can't pay these debts: the result is known only when the offer is priced again.
  if (list.payoffTotal > effect.draw) {
    return (
      <Panel title={LIENS.meaning} raised>
        <SummaryRows rows={paid} />
        <Notice tone="warning">
          {LIENS.short(
            formatMoney(list.payoffTotal),
            formatMoney(effect.draw),
            formatMoney(list.payoffTotal - effect.draw),
          )}
        </Notice>
      </Panel>
    );
  }
  return (
    <Panel title={LIENS.meaning} raised>
      <div className={css.sums}>
        <SummaryRows
          rows={[
            { label: LIENS.value, value: formatMoney(effect.homeValue) },
            ...staying.map((lien) => ({
              label: LIENS.owedTo(lien.creditorName),
              value: formatMoney(lien.monetaryBalance),
            })),
            { label: LIENS.line, value: formatMoney(effect.lineAmount) },
            {
              label: LIENS.share,
              value: LIENS.shareOf(formatMoney(effect.owed), formatPercent(effect.owedShare, 1)),
              total: true,
            },
          ]}
        />
        <SummaryRows rows={[...paid, { label: LIENS.cash, value: formatMoney(effect.cashToBorrower) }]} />
        <SummaryRows
          rows={
            list.monthlyFreed > 0
              ? [
                  { label: LIENS.newPayment, value: LIENS.plus(effect.monthlyPayment) },
                  { label: LIENS.gone, value: LIENS.minus(list.monthlyFreed) },
                  { label: LIENS.change, value: LIENS.plus(effect.monthlyChange), total: true },
                ]
              : // With no payment that ends, the change is the new payment itself.
                [{ label: LIENS.newPayment, value: formatMoney(effect.monthlyPayment, prices ? 2 : 0) }]
          }
        />
      </div>
      <Text size="xs" tone="muted">
        {prices && LIENS.prices(formatPayments(prices))} {LIENS.outlook}
      </Text>
    </Panel>
  );
}
