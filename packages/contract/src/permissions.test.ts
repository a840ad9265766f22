import { isUsedPermission, PERMISSIONS } from '@lintel/domain';
import { expect, test } from 'vitest';
import { ALL_CALLS } from './index.ts';

test('a permission that the console offers guards a call, and one that it hides guards none', () => {
  const required = new Set<string>(ALL_CALLS.flatMap(({ permission }) => permission ?? []));
  expect(PERMISSIONS.filter((one) => required.has(one))).toEqual(PERMISSIONS.filter(isUsedPermission));
});
