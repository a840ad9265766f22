import type { OfferSet } from '@lintel/contract';
import { formatMoney, splitHomeEquity } from '@lintel/domain';
import type { ReactNode } from 'react';
import { SplitBar } from '../../pictures/split-bar.tsx';
import { PICTURES } from '../../pictures/words.en.ts';

interface Props {
  liabilities: OfferSet['liabilities'];
  /** Dollars. */
  homeValue: number;
  line: number;
}

/** A bar of the home's value: what other lenders are owed after this line pays off its debts, the line, the rest. */
export function Equity({ liabilities, homeValue, line }: Props): ReactNode {
  const equity = splitHomeEquity(homeValue, liabilities, line);
  const { title, owed, line: lineLabel, left } = PICTURES.equity;
  return (
    <SplitBar
      title={title(formatMoney(homeValue))}
      parts={[
        { label: owed, amount: equity.owed, look: 'other' },
        { label: lineLabel, amount: equity.line, look: 'main' },
        { label: left, amount: equity.left, look: 'rest' },
      ]}
    />
  );
}
