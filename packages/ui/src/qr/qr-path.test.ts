import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('qrPath draws exactly the dark modules, with one piece for each run of a row', () => {
  const size = 41;
  const modules = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_module, x) => (x * 7 + y * y * 3 + x * y) % 5 < 3),
  );
  const path = qrPath(modules);
  const drawn = modules.map((row) => row.map(() => false));
  const pieces = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(pieces.map(([piece]) => piece).join('')).toBe(path);
  for (const [, x, y, width, back] of pieces) {
    expect(back).toBe(width);
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(modules);
  const runs = modules.map((row) => row.filter((dark, x) => dark && !row[x - 1]).length);
  expect(pieces).toHaveLength(runs.reduce((sum, count) => sum + count, 0));
});
