import { Facts, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { readWinback, ReplyOf } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { percent } from '../words.ts';
import { WINBACK } from './copy.ts';

type Terms = NonNullable<ReplyOf<typeof readWinback>>['after'];

/** The line asked for beside the one that works. */
export function WasNow({ before, after }: { before: Terms | null | undefined; after: Terms }): ReactNode {
  const more = [
    ...(after.maxDraw == null ? [] : [{ label: WINBACK.draw, value: formatMoney(Math.floor(after.maxDraw)) }]),
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
      {more.length > 0 && <SummaryRows rows={more} />}
    </>
  );
}
