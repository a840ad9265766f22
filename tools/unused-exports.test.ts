import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnusedExports } from './unused-exports.ts';

/** Exports that only tests or a build use, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'contract: ALL_CALLS': 'tests of the server and journeys go through every call',
  'contract: isCall': 'a test looks for calls that no file of the contract exports',
  'ui: IconData': "the shape that the library keeps, for 'createIcon'",
  'ui: IconProps': "what 'createIcon' makes takes",
  'ui: createIcon': "a build puts it in place of the library's own",
};

test('everything that a package exports is used outside of tests', () => {
  const files = globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', 'tools/*.ts']);
  expect(files.length).toBeGreaterThan(1000);
  const unused = findUnusedExports(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  expect(unused).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

const DOMAIN = {
  'packages/domain/src/index.ts': "export * from './fee.ts'; export { rate, type Rate } from './rate.ts';",
  'packages/domain/src/fee.ts':
    'export const fee = (draw: number) => draw * share; export const share = 0.03; export function tax(): number { return tax(); }',
  'packages/domain/src/rate.ts': 'const base = 0.08; export const rate = () => base; export type Rate = number;',
};
const unusedWith = (sources: Readonly<Record<string, string>>): string[] =>
  findUnusedExports(new Map(Object.entries({ ...DOMAIN, ...sources })));

test.each([
  ['no file', {}, ['Rate', 'fee', 'rate', 'share', 'tax']],
  [
    'its own test, a journey and a test helper',
    {
      'packages/domain/src/fee.test.ts': "import { fee, tax } from './fee.ts'; fee(tax());",
      'packages/domain/test/walk.ts': "import { rate } from '../src/rate.ts'; rate();",
      'e2e/journeys/main.spec.ts': "import { fee } from '@lintel/domain'; fee(1);",
    },
    ['Rate', 'fee', 'rate', 'share', 'tax'],
  ],
  [
    'an unused function or itself',
    { 'packages/domain/src/fee.ts': "import { rate } from './rate.ts'; export const cost = () => rate() + cost();" },
    ['Rate', 'cost', 'rate'],
  ],
  [
    'an app, including what it names indirectly',
    { 'apps/server/src/offers.ts': "import { fee, rate, type Rate } from '@lintel/domain'; fee(rate());" },
    ['Rate', 'tax'],
  ],
  [
    'a type import of an app',
    { 'apps/server/src/offers.ts': "import type { Rate } from '@lintel/domain'; export const low: Rate = 0;" },
    ['fee', 'rate', 'share', 'tax'],
  ],
  [
    'a file that an app loads later',
    {
      'apps/borrower/src/later.ts': "import { tax } from '@lintel/domain'; export { tax };",
      'apps/borrower/src/app.tsx': "const later = await import('./later.ts'); later.tax();",
    },
    ['Rate', 'fee', 'rate', 'share'],
  ],
] as const)('with use by %s, reports the other exports', (_by, sources, unused) => {
  expect(unusedWith(sources)).toEqual(unused.map((name) => `domain: ${name}`));
});
