import { isUsedPermission, PERMISSIONS } from '@lintel/domain';
import { expect, test } from 'vitest';
import { ALL_CALLS } from './index.ts';

test('the console offers exactly the permissions that some call requires', () => {
  const required = new Set<string>(ALL_CALLS.flatMap(({ permission }) => permission ?? []));
  expect(PERMISSIONS.filter((one) => required.has(one))).toEqual(PERMISSIONS.filter(isUsedPermission));
});
