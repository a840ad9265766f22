import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { callsWithoutSchemas, removeSchemas } from './vite-plugins.ts';

const SOURCES = globSync('packages/contract/src/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') });
const WITH_CALLS = SOURCES.filter((path) => readFileSync(path, 'utf8').includes('= call({'));

const transform = callsWithoutSchemas().transform as Extract<Plugin['transform'], (...args: never[]) => unknown>;
const built = (path: string, code: string): unknown =>
  Reflect.apply(transform, undefined, [code, `/repository/${path}`]);

test('finds the files of calls', () => {
  expect(WITH_CALLS.length).toBeGreaterThan(45);
});

test.each(WITH_CALLS)('removes the schemas of the calls in %s', (path) => {
  const code = readFileSync(path, 'utf8');
  const left = built(path, code);
  expect(left).toEqual({ code: removeSchemas(code), map: null });
  const calls = (left as { code: string }).code.matchAll(/= call\(\{[^\n]*/g);
  for (const [call] of calls) expect(call).not.toMatch(/\b(params|query|body|reply)\b *[:,}]/);
});

test('keeps what the browser needs to send a call', () => {
  expect(removeSchemas("export const c = call({ id: 'A', path: '/a', reply: z.string(), errors: [] });")).toBe(
    "export const c = call({ id: 'A', path: '/a', errors: [] });",
  );
});

test('refuses a call that spreads schemas in', () => {
  expect(() => removeSchemas("export const c = call({ ...shared, id: 'A' });")).toThrow('A call must write out');
});
