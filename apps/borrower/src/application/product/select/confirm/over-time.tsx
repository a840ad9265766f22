import { formatMoney, quoteTotals, type Offer, type Quote } from '@lintel/domain';
import { Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { BalanceChart } from '../../../../pictures/balance-chart.tsx';
import { SplitBar } from '../../../../pictures/split-bar.tsx';
import { PICTURES } from '../../../../pictures/words.en.ts';

/** Charts of what the payments consist of, and of the balance over the years if every payment is made as quoted. */
export function OverTime({ offer, quote }: { offer: Offer; quote: Quote }): ReactNode {
  const { paid, interest, fees } = quoteTotals(offer, quote);
  const { title, draw, fees: feesLabel, interest: interestLabel } = PICTURES.cost;
  return (
    <Stack gap="l">
      <SplitBar
        title={title(formatMoney(paid))}
        parts={[
          { label: draw, amount: quote.totalDraw, look: 'main' },
          { label: feesLabel, amount: fees, look: 'rest' },
          { label: interestLabel, amount: interest, look: 'other' },
        ]}
      />
      <BalanceChart offer={offer} quote={quote} />
    </Stack>
  );
}
