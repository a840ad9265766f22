import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import css from './setup.module.css';

/** A QR code as one path of unit squares, always dark on light: a reader needs that in a dark scheme too. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: squares.join('') };
  }, [text]);
  return (
    <figure className={css.qr} aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges"><rect width={size} height={size} fill="#fff" /><path d={path} fill="#000" /></svg>
    </figure>
  );
}
