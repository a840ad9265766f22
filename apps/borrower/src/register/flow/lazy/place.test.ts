import { LOAN_OFFICER_NOT_LICENSED } from '@lintel/domain';
import { expect, test } from 'vitest';
import type { PublicReads } from '../../../platform/page-data.tsx';
import { checkPlace } from './place.ts';

const READS: PublicReads = { statesEligible: ['CO', 'TX', 'HI'], zipPrefixes: ['967'] };
const check = (at: { state?: string; zip?: string }, reads: PublicReads = READS) =>
  checkPlace(at, { newYorkSite: false, newYorkFlag: true, primaryBrand: true, reads });

test.each([
  [{ state: 'CO', zip: '80202' }, false],
  [{ state: 'OH', zip: '43215' }, true],
  [{ state: 'HI', zip: '96740' }, false],
  [{ zip: '43215' }, false],
  [{}, false],
])('offers the wait list on the first page for %j: %s', (at, hasWaitList) => {
  expect(check(at).hasWaitList).toBe(hasWaitList);
});

test('offers no wait list as long as the lending area is unknown', () => {
  expect(check({ state: 'OH', zip: '43215' }, {}).hasWaitList).toBe(false);
});

test('says that the loan officer is not licensed there only for a lender that enforces it', () => {
  const originator = { enforceLicensedStatesForReferral: true, licensedStates: ['CO'] };
  expect(check({ state: 'TX', zip: '75201' }, { ...READS, originator }).notLicensed).toBe(LOAN_OFFICER_NOT_LICENSED);
  expect(check({ state: 'CO', zip: '80202' }, { ...READS, originator }).notLicensed).toBeUndefined();
  expect(
    check({ state: 'TX' }, { ...READS, originator: { ...originator, enforceLicensedStatesForReferral: false } })
      .notLicensed,
  ).toBeUndefined();
});
