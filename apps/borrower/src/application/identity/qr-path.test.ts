import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

test('draws exactly the dark modules of the code, one piece for each run of a row', () => {
  const text = `https://lines.bank.example/account/heloc/hand-off#${'Ab-9_'.repeat(6)}cd`;
  const { size, path } = qrPath(text);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const pieces = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(pieces.map(([piece]) => piece).join('')).toBe(path);
  for (const [, x, y, width, back] of pieces) {
    expect(back).toBe(width);
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  expect(drawn.flat().filter(Boolean).length).toBeGreaterThan(pieces.length);
});
