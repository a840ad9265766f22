import { encode } from 'uqr';

export interface QrPath {
  /** Modules on a side, the quiet border included. */
  readonly size: number;
  /** The dark modules, each row in as few pieces as it has. */
  readonly path: string;
}

/** A text as a QR code. In a chunk of its own: few people ask for one. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const width = (end < 0 ? size : end) - x;
    return [`M${x} ${y}h${width}v1h-${width}z`];
  }));
  return { size, path: runs.join('') };
}
