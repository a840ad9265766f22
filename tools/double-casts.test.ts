import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countDoubleCasts } from './double-casts.ts';

/** The number allowed, for places where a library's types are incomplete. */
const MAX_DOUBLE_CASTS = 4;
const SOURCES = ['{apps,bench,e2e,packages,tools}/**/*.{ts,tsx}'];
const BUILT = /(^|\/)(node_modules|dist[^/]*)\//;

const files = globSync(SOURCES).filter((file) => !BUILT.test(file));
/** One entry per cast: its file. */
const casts = files.flatMap((file) =>
  Array<string>(countDoubleCasts(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')).fill(file),
);

test(`at most ${MAX_DOUBLE_CASTS} values are cast through unknown`, () => {
  expect(files.length).toBeGreaterThan(2000);
  expect(casts.length > MAX_DOUBLE_CASTS ? casts : []).toEqual([]);
});

/** Split, so that a search for such casts doesn't find the examples. */
const AS = 'as unknown' + ' as';

test.each([
  ['one', `const a = b ${AS} C;`, 1],
  ['one in parentheses', 'const a = (b as unknown) as C;', 1],
  ['one over several lines', `const a = f(\n  b,\n) ${AS} {\n  c: C;\n};`, 1],
  ['two in one statement', `f(a ${AS} B, c ${AS} D);`, 2],
  ['none in a plain cast', 'const a = b as C;', 0],
  ['none in a cast to unknown', 'const a = f(b as unknown);', 0],
  ['none in text', `const a = 'b ${AS} C'; // ${AS} D`, 0],
])('counts %s', (_what, source, count) => {
  expect(countDoubleCasts(source, 'ts')).toBe(count);
});
