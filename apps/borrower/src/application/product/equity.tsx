import type { OfferSet } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Text } from '@lintel/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { EQUITY } from './equity-words.en.ts';
import css from './equity.module.css';

interface Props {
  liabilities: OfferSet['liabilities'];
  /** Dollars. */
  homeValue: number;
  line: number;
}

/**
 * The parts of the home's value: what other lenders are owed after this line pays off its debts, the line, and what is
 * left.
 */
export function Equity({ liabilities, homeValue, line }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const owed = liabilities.reduce(
    (sum, { kind, payOff, monetaryBalance }) =>
      sum + (kind === 'LIEN' && payOff.status !== 'MARKED_FOR_PAYOFF' ? monetaryBalance : 0),
    0,
  );
  const parts = [
    { label: EQUITY.owed, amount: owed, look: css.owed },
    { label: EQUITY.line, amount: line, look: css.line },
    { label: EQUITY.left, amount: Math.max(0, homeValue - owed - line), look: css.left },
  ];
  // Set through the DOM, because the content security policy forbids style attributes.
  useLayoutEffect(() => {
    for (const [index, part] of [...(bar.current?.children ?? [])].entries())
      (part as HTMLElement).style.flexGrow = String(parts[index]?.amount ?? 0);
  });
  return (
    <div className={css.equity}>
      <Text tone="strong">{EQUITY.title(formatMoney(homeValue))}</Text>
      <div className={css.bar} ref={bar} aria-hidden="true">
        {parts.map(({ label, look }) => (
          <i key={label} className={look} />
        ))}
      </div>
      <dl>
        {parts.map(({ label, amount, look }) => (
          <div key={label}>
            <dt>
              <i className={look} aria-hidden="true" />
              {label}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
