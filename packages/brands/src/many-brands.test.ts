import { describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';
import { parseBrand } from './parse-brand.ts';
import { privateLabel } from './private-label.ts';
import { resolveBrand } from './resolve.ts';

/** As many partner lenders as the specification counts without naming, each as an operator would write it. */
const makePartner = (index: number) =>
  parseBrand({
    schemaVersion: 1,
    orgCode: `PARTNER_${index}`,
    status: 'live',
    name: { display: `Lender ${index}`, legal: `Lender ${index}, LLC` },
    hosts: { bases: [`lender-${index}.example`] },
    colors: { primary: '#14584A' },
    logo: { light: 'logo.svg', alt: `Lender ${index}` },
    support: { phone: `+1888555${String(1000 + index)}`, email: `help@lender-${index}.example` },
    legal: { nmlsId: String(index), licensedStates: ['CO'] },
  });
const PARTNERS = Array.from({ length: 55 }, (_, index) => makePartner(index));
const all = [...BRANDS, ...PARTNERS];

describe('fifty-five partner brands', () => {
  test.each([[false], [true]])(
    'each partner is found by its host and shows only its own data (production: %s) [BRAND-010, BRAND-006, SCOPE-001]',
    (production) => {
      const shown = PARTNERS.map(({ hosts }) => {
        const brand = resolveBrand({ host: `apply.${hosts.bases[0]}`, production }, { brands: all })?.brand;
        return brand && [brand.orgCode, privateLabel(brand).name.display, privateLabel(brand).support.email];
      });
      expect(shown).toEqual(
        PARTNERS.map((_, index) => [`PARTNER_${index}`, `Lender ${index}`, `help@lender-${index}.example`]),
      );
    },
  );

  test('every live brand is found by its code outside production [BRAND-010, BRAND-002]', () => {
    for (const { orgCode } of all.filter(({ status }) => status === 'live')) {
      expect(
        resolveBrand({ host: 'localhost', orgParam: orgCode, production: false }, { brands: all })?.brand.orgCode,
      ).toBe(orgCode);
    }
  });

  test('nmlsUrl links to the public register or to the lender’s own entry [LEGAL-019]', () => {
    const [first] = PARTNERS;
    expect(
      all
        .map((brand) => privateLabel(brand).legal.nmlsUrl)
        .filter((url) => !url?.startsWith('https://www.nmlsconsumeraccess.org/')),
    ).toEqual([]);
    expect(
      first &&
        privateLabel({ ...first, legal: { ...first.legal, nmlsUrl: 'https://register.example/7' } }).legal.nmlsUrl,
    ).toBe('https://register.example/7');
  });

  test('an unknown host has no brand', () => {
    expect(resolveBrand({ host: 'lender-55.example', production: true }, { brands: all })).toBeUndefined();
    expect(resolveBrand({ host: 'lender-1.example', production: true })).toBeUndefined();
  });
});

test('finding a brand by its host takes as long among a thousand brands as among two', () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => makePartner(index));
  const measure = (brands: readonly Brand[]) => {
    const host = `apply.${brands.at(-1)?.hosts.bases[0]}`;
    const start = performance.now();
    for (let turn = 0; turn < 2000; turn += 1) resolveBrand({ host, production: true }, { brands });
    return performance.now() - start;
  };
  const two = thousand.slice(0, 2);
  // The first round builds the indexes; the shortest of five is the least disturbed.
  const shortest = (brands: readonly Brand[]) => Math.min(...[0, 1, 2, 3, 4, 5].map(() => measure(brands)));
  // A walk over all brands takes hundreds of times as long.
  expect(shortest(thousand) / shortest(two)).toBeLessThan(5);
});
