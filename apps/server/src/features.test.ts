import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as contract from '@lintel/contract';
import { ALL_CALLS, getAliasPaths, type Call } from '@lintel/contract';
import { STAFF_TASKS } from '@lintel/domain';
import { expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { onOneDatabase } from '../test/database.ts';
import { features } from './features.ts';

const toRoute = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

onOneDatabase('the features', (open) => {
  test('every call of the contract has a handler for each of its paths [CLIENT-013]', async () => {
    const { app } = await createTestApp(await open());
    const missing = ALL_CALLS.flatMap((call) =>
      [call.path, ...getAliasPaths(call)].map((path) => ({ id: call.id, method: call.method, path })),
    )
      .filter(({ method, path }) => !app.hasRoute({ method, url: toRoute(path) }))
      .map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(missing).toEqual([]);
  });
});

/**
 * Folders that serve calls with another tag, not counting staff calls: each is part of `application`, `documents` or
 * `identity`.
 */
const FEATURE_PARTS: Readonly<Record<string, string>> = {
  archive: 'documents',
  'contact-change': 'identity',
  draft: 'application',
  experiments: 'application',
  explanations: 'application',
  withdrawal: 'application',
};

const MOUNTED_FEATURES = globSync('**/*.ts', {
  cwd: import.meta.dirname,
  exclude: (file) => file.endsWith('.test.ts'),
}).flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/mount\(\w+\)\((\w+)\)/g)].map(
    ([, name = '']) => ({ folder: basename(dirname(file)), name }),
  ),
);

test('the folder named after a call’s tag or subject handles it', () => {
  expect(MOUNTED_FEATURES.length).toBeGreaterThan(240);
  const calls: Readonly<Record<string, unknown>> = contract;
  const getTag = (name: string): string | undefined =>
    ((calls[name] ?? calls[name.replace(/Call$/, '')]) as Call | undefined)?.tag;
  const elsewhere = MOUNTED_FEATURES.filter(({ folder, name }) => {
    const tag = getTag(name);
    return tag !== folder && tag !== 'console-api' && FEATURE_PARTS[folder] !== tag;
  });
  expect(elsewhere).toEqual([]);
});

test('exactly one feature finds each staff task', () => {
  const found = features.flatMap((feature) => Object.keys(feature.staffTasks ?? {}));
  expect(found.toSorted()).toEqual(Object.keys(STAFF_TASKS).toSorted());
});
