import type { ReactNode } from 'react';
import css from './reports.module.css';

interface Props {
  interval: { readonly low: number; readonly high: number };
  at: number;
  /** Values that the line's width must hold; the lines of one picture share them. */
  ends: readonly number[];
  /** Marks zero with a dashed line. */
  hasZero?: boolean;
}

/** An interval with its estimate as a dot. The text next to it has the same figures. */
export function IntervalLine({ interval, at, ends, hasZero = false }: Props): ReactNode {
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const toX = (value: number): string => `${(4 + ((value - least) / (most - least || 1)) * 92).toFixed(2)}%`;
  const [low, high] = [toX(interval.low), toX(interval.high)];
  return (
    <svg className={css.interval} aria-hidden="true">
      <line className={css.axis} x1="0" x2="100%" y1="50%" y2="50%" />
      {hasZero && <line className={css.zero} x1={toX(0)} x2={toX(0)} y1="0" y2="100%" />}
      <line x1={low} x2={high} y1="50%" y2="50%" />
      {[low, high].map((x) => (
        <line key={x} x1={x} x2={x} y1="25%" y2="75%" />
      ))}
      <circle cx={toX(at)} cy="50%" r="5" />
    </svg>
  );
}
