import type { IdSide } from '@lintel/domain';
import type { ReactNode } from 'react';
import css from './identity.module.css';

/**
 * A drawing of how to hold the ID or the face: all four corners in view, or the face inside the oval. Text next to it
 * says the same.
 */
export function IdDrawing({ side }: { side: IdSide }): ReactNode {
  return (
    <svg className={css.drawing} viewBox="0 0 160 104" aria-hidden="true">
      <path
        className={css.frame}
        d="M4 22V8a4 4 0 0 1 4-4h14M138 4h14a4 4 0 0 1 4 4v14M156 82v14a4 4 0 0 1-4 4h-14M22 100H8a4 4 0 0 1-4-4V82"
      />
      {side === 'SELFIE' ? (
        <>
          <ellipse className={css.card} cx="80" cy="50" rx="27" ry="36" />
          <path className={css.ink} d="M69 44v2M91 44v2M80 48v8M71 66c6 5 12 5 18 0" />
        </>
      ) : (
        <>
          <rect className={css.card} x="24" y="20" width="112" height="64" rx="6" />
          {side === 'BACK' ? (
            <path
              className={css.ink}
              d="M24 34h112M36 50v22M41 50v22M48 50v22M52 50v22M60 50v22M66 50v22M71 50v22M79 50v22M84 50v22M92 50v22M98 50v22M103 50v22M111 50v22M117 50v22M124 50v22"
            />
          ) : (
            <path
              className={css.ink}
              d="M36 34h30v36H36z M51 52a7 7 0 1 0 0-14 7 7 0 0 0 0 14M40 70c1-9 5-13 11-13s10 4 11 13M78 38h46M78 50h34M78 62h46"
            />
          )}
        </>
      )}
    </svg>
  );
}
