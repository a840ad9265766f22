import { formatMoney } from '@lintel/domain';
import { Hidden, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { PICTURES } from './words.en.ts';
import css from './pictures.module.css';

/** One part of the bar. */
export interface SplitPart {
  label: string;
  /** Dollars. */
  amount: number;
  look: 'main' | 'other' | 'rest';
}

const WIDTH = 1000;

const addUp = (parts: readonly SplitPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** A chart that shows a sum as a bar of its parts, above a table of the same figures. */
export function SplitBar({ title, parts }: { title: string; parts: readonly SplitPart[] }): ReactNode {
  const shown = parts.filter(({ amount }) => amount > 0);
  const total = addUp(shown);
  return (
    <figure className={css.picture}>
      <Text tone="strong">{title}</Text>
      <svg className={css.split} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ label, amount, look }, index) => (
          <rect
            key={label}
            className={css[look]}
            x={(addUp(shown.slice(0, index)) / total) * WIDTH}
            width={(amount / total) * WIDTH}
            height="10"
          />
        ))}
      </svg>
      <table className={css.parts}>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{PICTURES.part}</Hidden>
            </th>
            <th scope="col">
              <Hidden>{PICTURES.amount}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ label, amount, look }) => (
            <tr key={label}>
              <th scope="row">
                <Swatch look={look} />
                {label}
              </th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The color of a part in the picture, next to its name. */
export function Swatch({ look }: { look: SplitPart['look'] }): ReactNode {
  return (
    <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true">
      <rect className={css[look]} width="10" height="10" rx="2" />
    </svg>
  );
}
