import type { ReactNode } from 'react';
import css from './complete.module.css';

/** The home with a tick: the one drawing of the page, in the colours of the brand. */
export function House(): ReactNode {
  return (
    <svg className={css.house} width="112" height="72" viewBox="0 0 112 72" aria-hidden="true">
      <path className={css.ground} d="M4 70h104" />
      <path className={css.walls} d="M22 70V34L50 12l28 22v36Z" />
      <path className={css.paper} d="M43 70V52a7 7 0 0 1 14 0v18" />
      <circle className={css.paper} cx="89" cy="27" r="15" />
      <path className={css.tick} d="m82.5 27.5 4.5 4.5 9-9.5" />
    </svg>
  );
}
