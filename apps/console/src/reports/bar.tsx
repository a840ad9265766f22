import { useId, type ReactNode } from 'react';
import css from './reports.module.css';

/** The color or pattern of a part of a chart, by what it stands for. */
export type Look = 'main' | 'rest' | 'alert' | 'lender' | 'vendor' | 'signers' | 'law';

export interface BarPart {
  readonly look: Look;
  /** Of the bar's width, 0 to 1. */
  readonly share: number;
}

const toPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A bar of a report's chart: its parts one after the other. The text next to it has the same figures. */
export function Bar({ parts }: { parts: readonly BarPart[] }): ReactNode {
  return (
    <svg className={css.bar} aria-hidden="true">
      <rect className={css.track} width="100%" height="100%" />
      {parts.map((part, index) => (
        <Filled
          key={part.look}
          look={part.look}
          x={toPercent(parts.slice(0, index).reduce((sum, { share }) => sum + share, 0))}
          width={toPercent(part.share)}
        />
      ))}
    </svg>
  );
}

/** The lines of a pattern of 8 by 8. */
const LINES = {
  law: [
    [-2, 6, 6, -2],
    [0, 12, 12, 0],
  ],
  vendor: [
    [0, 2, 8, 2],
    [0, 6, 8, 6],
  ],
} as const;

/** A filled part: two have patterns, so that no one needs to tell five colors apart. */
function Filled({ look, x, width }: { look: Look; x: string; width: string }): ReactNode {
  const id = useId();
  const place = { x, width, height: '100%' };
  if (look !== 'law' && look !== 'vendor') return <rect className={css[look]} {...place} />;
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
        {LINES[look].map(([x1, y1, x2, y2]) => (
          <line key={y1} className={css[look]} {...{ x1, y1, x2, y2 }} />
        ))}
      </pattern>
      <rect fill={`url(#${id})`} {...place} />
    </>
  );
}

/** The legend of a chart: what each color or pattern stands for. */
export function Legend({ parts }: { parts: readonly { look: Look; label: string }[] }): ReactNode {
  return (
    <ul className={css.legend}>
      {parts.map(({ look, label }) => (
        <li key={look}>
          <svg className={css.swatch} aria-hidden="true">
            <Filled look={look} x="0" width="100%" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
