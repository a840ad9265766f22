import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS, parseBrand } from '@lintel/brands';
import { getPolicy, SAMPLE_POLICY, type Policy } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { findLimitFaults } from './advertised-limits.ts';
import { BRAND_FOLDERS, checkBrandFile } from './brand-file.ts';

const FIRST_BANK = {
  schemaVersion: 1,
  orgCode: 'FIRST_BANK',
  status: 'live',
  name: { display: 'First', legal: 'First Bank, N.A.' },
  hosts: { bases: ['first.example'] },
  colors: { primary: '#14584A' },
  logo: { light: 'logo.svg', alt: 'First' },
  support: { phone: '+18885550100', email: 'help@first.example' },
  legal: { nmlsId: '77', lenderKind: 'national-bank', licensedStates: ['CO'] },
};

/** Writes a brand into its own folder, as a lender's engineer would, and checks it. */
function checked(change: object, { policy = SAMPLE_POLICY, listed = true, logo = '<svg/>' } = {}) {
  const folders = `${mkdtempSync(join(tmpdir(), 'brands-'))}/`;
  for (const { orgCode } of BRANDS) cpSync(join(BRAND_FOLDERS, orgCode), join(folders, orgCode), { recursive: true });
  const folder = join(folders, 'FIRST_BANK');
  mkdirSync(folder);
  const data = { ...FIRST_BANK, ...change };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(data));
  writeFileSync(join(folder, 'logo.svg'), logo);
  const brands = listed ? [...BRANDS, parseBrand(FIRST_BANK)] : BRANDS;
  return checkBrandFile(join(folder, 'brand.json'), { brands, folders, getPolicy: () => policy });
}

describe('checkBrandFile', () => {
  test('accepts a brand with valid data, files, palette and policy', () => {
    expect(checked({})).toEqual({ faults: [], notes: [] });
  });

  test.each<[string, object, string]>([
    [
      'another lender’s host',
      { hosts: { bases: ['brightwell.example'] } },
      "hosts.bases: brightwell.example is HOMEPOINT's",
    ],
    [
      'another lender’s phone',
      { support: { ...FIRST_BANK.support, phone: '+18885550177' } },
      "support.phone: +18885550177 is HOMEPOINT's",
    ],
    [
      'another lender’s address',
      { support: { ...FIRST_BANK.support, email: 'help@brightwell.example' } },
      "support.email: help@brightwell.example is HOMEPOINT's",
    ],
    [
      'another lender’s license',
      { legal: { ...FIRST_BANK.legal, nmlsId: '1000002' } },
      "legal.nmlsId: 1000002 is HOMEPOINT's",
    ],
    [
      'another lender’s name as the text of its logo',
      { logo: { light: 'logo.svg', alt: 'Brightwell Mortgage' } },
      "logo.alt: Brightwell Mortgage is HOMEPOINT's",
    ],
    ['a folder with another name', { orgCode: 'SECOND_BANK' }, 'its folder is not named SECOND_BANK'],
    [
      'a logo file that doesn’t exist',
      { logo: { light: 'wide.svg', alt: 'First' } },
      "wide.svg is not in the brand's folder",
    ],
  ])('refuses %s', (_, change, fault) => {
    expect(checked(change).faults).toContain(fault);
  });

  test('refuses a brand that brands.ts does not import, and a file without data', () => {
    expect(checked({}, { listed: false }).faults).toEqual([
      'no line of packages/brands/src/brands.ts imports it, so no server knows it',
    ]);
    expect(checkBrandFile('/nowhere/brand.json', { brands: BRANDS, getPolicy }).faults).toHaveLength(1);
  });

  test("notes another lender's logo and a draft", () => {
    const logo = readFileSync(join(BRAND_FOLDERS, 'HOMEPOINT', 'logo.svg'), 'utf8');
    expect(checked({ status: 'draft' }, { logo }).notes).toEqual(
      expect.arrayContaining([
        'note: status: draft, so production does not show it',
        "note: logo: the same file as HOMEPOINT's",
      ]),
    );
  });

  test('refuses advertised figures that differ from the policy', () => {
    const policy: Policy = { ...SAMPLE_POLICY, version: 'first-1', largestLine: 250_000, valuationFee: 225 };
    expect(checked({}, { policy }).faults).toEqual([
      "limits.maxAmount is 400000, and the lender's policy (first-1) has 250000",
      "limits.valuationFee is 180, and the lender's policy (first-1) has 225",
    ]);
    expect(checked({ limits: { maxAmount: 250_000, valuationFee: 225 } }, { policy }).faults).toEqual([]);
  });
});

describe('every served brand', () => {
  test.each(BRANDS.map((brand) => [brand.orgCode, brand] as const))(
    '%s advertises the figures of its policy',
    (orgCode, brand) => {
      expect(findLimitFaults(brand, getPolicy(orgCode))).toEqual([]);
    },
  );

  test.each<[string, Partial<Policy>]>([
    ['minAmount', { smallestDraw: 10_000 }],
    ['maxAmount', { largestLine: 500_000 }],
    ['aprMin', { rate: { ...SAMPLE_POLICY.rate, lowest: 0.0799 } }],
    ['aprMax', { rate: { ...SAMPLE_POLICY.rate, highest: 0.1799 } }],
    ['originationFeeMaxPct', { feeOptions: [{ key: '0', fee: 0 }] }],
    ['valuationFee', { valuationFee: 0 }],
    ['notarizationFee', { manualNotaryFee: 0 }],
    ['recordingFeeMax', { recording: { NY: { fee: 316, taxPer100k: 1400 } } }],
    ['recordingTaxMaxPer100k', { recording: { NY: { fee: 315, taxPer100k: 1050 } } }],
  ])('detects a policy with another %s', (key, change) => {
    const [brand] = BRANDS;
    expect(findLimitFaults(brand!, { ...SAMPLE_POLICY, ...change })).toEqual([
      expect.stringContaining(`limits.${key} is `),
    ]);
  });
});
