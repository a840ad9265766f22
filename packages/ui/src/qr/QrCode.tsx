import { useMemo } from 'react';
import { qrPath, type QrModules } from './qr-path.ts';
import css from './qr.module.css';

/** Draws a QR code, dark on light even in dark mode, because readers need that. The caller encodes it (`qrModules`). */
export function QrCode({ modules, label }: { modules: QrModules; label: string }) {
  const path = useMemo(() => qrPath(modules), [modules]);
  const size = modules.length;
  return (
    <figure className={css.qr} aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}
