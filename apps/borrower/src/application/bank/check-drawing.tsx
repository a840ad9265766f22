import type { ReactNode } from 'react';
import { GIVE } from './words.en.ts';
import css from './bank.module.css';

/** A drawing of a paper check with its routing and account numbers marked. Text next to the fields says the same. */
export function CheckDrawing(): ReactNode {
  const { routing, account } = GIVE.check;
  return (
    <svg className={css.check} viewBox="0 0 320 132" aria-hidden="true">
      <rect className={css.paper} x="1" y="1" width="318" height="130" rx="6" />
      <path className={css.line} d="M20 24h110M20 44h190M244 24h56M232 66h68M20 66h120" />
      <rect className={css.mark} x="14" y="92" width="112" height="26" rx="4" />
      <rect className={css.mark} x="136" y="92" width="112" height="26" rx="4" />
      <text className={css.digits} x="70" y="110">
        123456789
      </text>
      <text className={css.digits} x="192" y="110">
        000123456
      </text>
      <text className={css.digits} x="278" y="110">
        1001
      </text>
      <text className={css.caption} x="70" y="87">
        {routing}
      </text>
      <text className={css.caption} x="192" y="87">
        {account}
      </text>
    </svg>
  );
}
