import { useEffect, useState, type ReactNode } from 'react';
import css from './identity.module.css';
import type { QrPath } from './qr-path.ts';

/** Whether a phone can be held before this screen: it is wide, so hardly one itself. */
export const showsQr = (): boolean => matchMedia('(min-width: 48rem)').matches;

/** A code for the camera of a phone, dark on light in a dark scheme too: readers need that. Without its chunk there is the address beside it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const [code, setCode] = useState<QrPath>();
  useEffect(() => {
    let isOver = false;
    void import('./qr-path.ts').then(({ qrPath }) => { if (!isOver) setCode(qrPath(text)); }, () => {});
    return () => { isOver = true; };
  }, [text]);
  return code && (
    <figure className={css.qr} aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges">
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
    </figure>
  );
}
