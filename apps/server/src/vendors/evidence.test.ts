import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const sources = files.map((file) => ({
  file,
  folder: dirname(file)
    .split('/')
    .slice(0, /^(?:records|features)\//.test(file) ? 2 : 1)
    .join('/'),
  source: readFileSync(`${root}/${file}`, 'utf8'),
}));

/** The folder that declares each kind. */
const owners = new Map(
  sources.flatMap(({ folder, source }) =>
    [...source.matchAll(/\binterface Evidence \{([\s\S]*?)\n {2}\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/^ {4}'?([a-z-]+)'?:/gm)].map(([, kind = '']): [string, string] => [kind, folder]),
    ),
  ),
);

test('only the folder that owns a kind of evidence reads it', () => {
  const reads = sources.flatMap(({ file, folder, source }) =>
    [...source.matchAll(/\b(?:read|list|newest)Evidence\(([^;]*?)\)[;,\s)]/g)].flatMap(([, call = '']) =>
      [...call.matchAll(/'([a-z-]+)'/g)].map(([, kind = '']) => ({ file, folder, kind })),
    ),
  );
  expect(reads.length).toBeGreaterThan(15);
  expect(reads.filter(({ folder, kind }) => owners.get(kind) !== folder)).toEqual([]);
});
