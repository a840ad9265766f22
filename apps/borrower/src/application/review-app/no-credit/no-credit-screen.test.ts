import { expect, test } from 'vitest';
import { noFileEnds } from './no-credit-screen.tsx';

test.each([
  ['2026-11-21T18:00:00Z', '2026-12-21'],
  // Still the 20th in Pacific Time.
  ['2026-11-21T05:00:00Z', '2026-12-20'],
  ['2026-12-15T20:00:00Z', '2027-01-14'],
])('an application of %s without a credit file ends on %s', (applied, ends) => {
  expect(noFileEnds(applied)).toBe(ends);
});
