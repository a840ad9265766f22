import { expect, test } from 'vitest';
import { getPolicy } from './policies.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

test('a lender lends by its own policy, any other by the sample', () => {
  const own = { HOMEPOINT: { ...SAMPLE_POLICY, version: 'homepoint-1', lowestScore: 700 } };
  expect([
    getPolicy('HOMEPOINT', own).version,
    getPolicy('FIGURE', own).version,
    getPolicy('toString', own).version,
  ]).toEqual(['homepoint-1', 'sample-1', 'sample-1']);
  expect(getPolicy('NO_SUCH_LENDER')).toBe(SAMPLE_POLICY);
});
