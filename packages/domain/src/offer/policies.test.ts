import { expect, test } from 'vitest';
import { getPolicy } from './policies.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

test('getPolicy returns the lender’s own policy, or the sample policy', () => {
  const own = { HOMEPOINT: { ...SAMPLE_POLICY, version: 'homepoint-1', lowestScore: 700 } };
  expect([
    getPolicy('HOMEPOINT', own).version,
    getPolicy('FIGURE', own).version,
    getPolicy('toString', own).version,
  ]).toEqual(['homepoint-1', 'sample-1', 'sample-1']);
  expect(getPolicy('NO_SUCH_LENDER')).toBe(SAMPLE_POLICY);
});
