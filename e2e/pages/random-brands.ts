import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);

/** Generates what a lender chooses: two colors, and how its pages use them. */
const look = fc.record({
  colors: fc.record({
    primary: hex,
    ink: hex,
    neutralTint: fc.constantFrom('brand', 'cool', 'warm', 'none'),
    darkMode: fc.constantFrom('off', 'auto'),
  }),
  typography: fc.record({
    body: fc.constantFrom('figtree', 'public-sans', 'system'),
    display: fc.constantFrom('same', 'newsreader'),
  }),
  shape: fc.record({
    radius: fc.constantFrom('square', 'soft', 'round'),
    buttonShape: fc.constantFrom('match', 'pill'),
  }),
  loader: fc.constantFrom({ kind: 'ring' }, { kind: 'mark-pulse' }, { kind: 'bar' }, { kind: 'svg', svg: 'mark.svg' }),
});

export type RandomBrand = ReturnType<typeof makeBrands>[number];

/**
 * Returns made-up lenders with their own code, host, phone, email and license, numbered from `first`. The same seed
 * returns the same lenders.
 */
export const makeBrands = (count: number, seed: number, first = 0) =>
  fc.sample(look, { numRuns: count, seed }).map((chosen, index) => {
    const number = first + index;
    return {
      schemaVersion: 1,
      orgCode: `RANDOM_${number}`,
      status: 'live',
      name: { display: `Random Lender ${number}`, legal: `Random Lender ${number}, LLC` },
      hosts: { bases: [`random-${number}.example`] },
      ...chosen,
      logo: { light: 'mark.svg', mark: 'mark.svg', alt: `Random Lender ${number}`, widthPx: 32 },
      support: { phone: `+1777${String(5_550_000 + number)}`, email: `help@random-${number}.example` },
      legal: { nmlsId: String(9_000_000 + number), licensedStates: ['CO'] },
    };
  });

/** Writes lenders into the folder of added brands, as an operator does. */
export function dropBrands(dataDir: string, brands: readonly RandomBrand[]): void {
  for (const brand of brands) {
    const folder = join(dataDir, 'brands', brand.orgCode);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'mark.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><circle cx="16" cy="16" r="14" fill="${brand.colors.primary}"/></svg>`,
    );
    // Last, because the server reads the folder when this file is there.
    writeFileSync(join(folder, 'brand.json'), JSON.stringify(brand));
  }
}
