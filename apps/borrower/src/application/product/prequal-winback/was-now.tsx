import type { readWinback, Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Facts, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { percent } from '../words.en.ts';
import { WINBACK } from './words.en.ts';

type Winback = Pick<NonNullable<Reply<typeof readWinback>>, 'before' | 'after' | 'usual' | 'most'>;

/** Compares the requested line with the smaller one that is possible. */
export function WasNow({ winback: { before, after, usual, most } }: { winback: Winback }): ReactNode {
  const more = [
    ...(most || after.maxDraw == null ? [] : [{ label: WINBACK.draw, value: formatMoney(Math.floor(after.maxDraw)) }]),
    ...(after.monthlyPayment == null ? [] : [{ label: WINBACK.payment, value: formatMoney(after.monthlyPayment) }]),
    ...(after.rate == null ? [] : [{ label: WINBACK.rate, value: percent(after.rate) }]),
  ];
  return (
    <>
      <Text tone="strong">{WINBACK.line}</Text>
      <Facts
        layout="pair"
        facts={[
          { label: WINBACK.was, value: before ? formatMoney(before.lineAmount) : WINBACK.none },
          { label: WINBACK.now, value: formatMoney(after.lineAmount) },
        ]}
      />
      {most && <Text>{WINBACK.draws(usual ?? most, most)}</Text>}
      {more.length > 0 && <SummaryRows rows={more} />}
    </>
  );
}
