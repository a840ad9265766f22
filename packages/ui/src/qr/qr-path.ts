/** An encoded QR code: rows of modules, true for dark ones, including the quiet border. */
export type QrModules = readonly (readonly boolean[])[];

/** Returns the dark modules as one SVG path of unit squares, with as few segments per row as possible. */
export function qrPath(modules: QrModules): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return runs.join('');
}
