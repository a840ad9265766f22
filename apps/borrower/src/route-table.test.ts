import { expect, test } from 'vitest';
import { matchRoute, ROUTES } from './route-table.ts';

test.each(ROUTES.map(({ path }) => path))('opens the screen of %s at its own address', (path) => {
  const address = path.replaceAll(/:\w+/g, '3f2504e0-4f89-41d3-9a0c-0305e82c3301').replace(/\/?\*$/, '/any/page');
  expect(matchRoute(address)?.path).toBe(path);
});
