import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['README.md', ...globSync('docs/**/*.md')];

test('every link between the pages has a target', () => {
  expect(pages.length).toBeGreaterThan(12);
  const dead = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)]
      .map(([, link = '']) => join(dirname(page), link))
      .filter((target) => !existsSync(target)),
  );
  expect(dead).toEqual([]);
});

/** `domain/src/offer` is short for `packages/domain/src/offer`. */
const fullPath = (path: string): string =>
  path
    .replace(/^(?=(?:domain|contract|brands|ui|web)\/src)/, 'packages/')
    .replace(/^(?=(?:server|borrower|console)\/src)/, 'apps/');

test('every source path that a page names exists', () => {
  const gone = pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .flatMap((page) =>
      [
        ...readFileSync(page, 'utf8').matchAll(
          /`((?:(?:apps|packages|e2e|tools|docs|bench)|(?:domain|contract|brands|ui|web|server|borrower|console)\/src)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, path = '']) => fullPath(path))
        // An example that a migration's name follows.
        .filter((path) => !path.endsWith('2026-12-01-escrow.ts'))
        // Build output doesn't exist in a fresh clone.
        .filter((path) => !/\/dist$/.test(path) && !existsSync(path))
        .map((path) => `${page}: ${path}`),
    );
  expect(gone).toEqual([]);
});

test('the production page lists every variable that the server reads', () => {
  const read = [
    ...['config.ts', 'external-login.ts']
      .map((file) => readFileSync(`apps/server/src/kernel/config/${file}`, 'utf8'))
      .join('\n')
      .matchAll(/(?:env\['|readWholeNumber\(env, '|: ')([A-Z]+(?:_[A-Z]+)*)'/g),
  ].map(([, name = '']) => name);
  expect(new Set(read).size).toBeGreaterThan(15);
  const page = readFileSync('docs/how-to/run-in-production.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  expect(read.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('README.md is short', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(121);
});
