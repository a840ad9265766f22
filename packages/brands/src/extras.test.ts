import { expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { partnerFlags, showsProviderExtras } from './extras.ts';

test('the six partner lenders that the specification names have a flag each, and no other lender has one [BRAND-011]', () => {
  expect(BRANDS.flatMap(({ orgCode, partnerFlag }) => (partnerFlag === undefined ? [] : [orgCode])).toSorted()).toEqual(
    ['CITYWIDE_HOME_LOANS', 'GUARANTEED_RATE', 'GUARANTEED_RATE_AFFINITY', 'HOMEPOINT', 'ORIGIN_POINT', 'PROPER_RATE'],
  );
  expect(new Set(partnerFlags()).size).toBe(6);
});

test("only the main brand shows its extras, and none while a partner lender's flag is on [BRAND-012]", () => {
  const shownBy = (isPartnerFlagOn: boolean) =>
    BRANDS.filter((brand) => showsProviderExtras(brand, isPartnerFlagOn)).map(({ kind }) => kind);
  expect(shownBy(false)).toEqual(['main']);
  expect(shownBy(true)).toEqual([]);
});
