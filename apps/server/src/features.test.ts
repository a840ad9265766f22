import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS, otherPathsOf } from '@lintel/contract';
import { STAFF_TASKS } from '@lintel/domain';
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { onOneDatabase } from '../test/database.ts';
import { features } from './features.ts';

const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

onOneDatabase('the features', (open) => {
  test('every call of the contract has a handler, under each of its spellings [CLIENT-013]', async () => {
    const { app } = await testApp(await open());
    const missing = ALL_CALLS.flatMap((call) =>
      [call.path, ...otherPathsOf(call)].map((path) => ({ id: call.id, method: call.method, path })),
    )
      .filter(({ method, path }) => !app.hasRoute({ method, url: routeOf(path) }))
      .map(({ id, method, path }) => `${id} ${method} ${path}`);
    expect(missing).toEqual([]);
  });
});

test('the tag of a call is the name of its folder', () => {
  const tags = [...new Set(ALL_CALLS.map((call) => call.tag))];
  const mounts = (tag: string): boolean =>
    ['.', 'features', 'records'].some((floor) => existsSync(join(import.meta.dirname, floor, tag, 'routes.ts')));
  expect(tags.filter((tag) => !mounts(tag))).toEqual([]);
});

test('each task of staff has a feature that finds it, and only one', () => {
  const found = features.flatMap((feature) => Object.keys(feature.staffTasks ?? {}));
  expect(found.toSorted()).toEqual(Object.keys(STAFF_TASKS).toSorted());
});
