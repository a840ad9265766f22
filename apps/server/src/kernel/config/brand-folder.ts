import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  brandFaults,
  brandFiles,
  BRANDS,
  deriveTheme,
  findBrand,
  listAddedBrands,
  parseBrand,
  setAddedBrands,
  brandConflicts,
  type Brand,
} from '@lintel/brands';

/** Milliseconds between two checks of the folder. */
const POLL_MS = 2000;

/** The folder of added brands: one folder each, named by its code, as in `packages/brands/assets`. */
export const getBrandFolder = (dataDir: string): string => join(dataDir, 'brands');

/**
 * Reads the added brands and makes them known to this process.
 *
 * @returns the errors, one line each, with the code of the brand
 */
export function loadAddedBrands(dataDir: string): string[] {
  const folder = getBrandFolder(dataDir);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const brands = new Map<string, Brand>();
  const faults = codes.toSorted().flatMap((code) => updateBrand(brands, folder, code));
  setAddedBrands([...brands.values()]);
  return faults;
}

/**
 * Reads a brand's folder into `brands`, where it keeps its last good data if there are errors: its applications need
 * them, and a lender retires a brand by its status.
 */
function updateBrand(brands: Map<string, Brand>, folder: string, code: string): string[] {
  const others = [...brands.values()].filter(({ orgCode }) => orgCode !== code);
  const read = readAddedBrand(join(folder, code), code, [...BRANDS, ...others]);
  if (Array.isArray(read)) return read.map((fault) => `${code}: ${fault}`);
  brands.set(code, read);
  return [];
}

function readAddedBrand(folder: string, code: string, others: readonly Brand[]): Brand | string[] {
  try {
    const data: unknown = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
    const faults = brandFaults(data);
    if (faults.length > 0) return faults;
    const brand = parseBrand(data);
    // Throws for colors without enough contrast.
    deriveTheme(brand);
    const errors = [
      ...(brand.orgCode === code ? [] : [`its folder is not named ${brand.orgCode}`]),
      ...(others.some(({ orgCode }) => orgCode === brand.orgCode) ? ['a lender with this code exists already'] : []),
      ...(brand.kind === 'partner' ? [] : ['kind must be partner, because the provider has its sites already']),
      ...brandFiles(brand)
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => `${file} is not in the brand's folder`),
      ...others.flatMap((other) => brandConflicts(brand, other)),
    ];
    return errors.length > 0 ? errors : brand;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Keeps the added brands up to date while the server runs, so that a new one needs no restart. */
export function watchAddedBrands(dataDir: string, report: (fault: string) => void): () => Promise<void> {
  const folder = getBrandFolder(dataDir);
  let read: ReadonlyMap<string, string> = new Map();
  let refused: string[] = [];
  let pending: Promise<void> = Promise.resolve();
  const reloadIfChanged = async (): Promise<void> => {
    const now = await describeFolder(folder);
    const changed = [...now].filter(([code, times]) => read.get(code) !== times).map(([code]) => code);
    if (changed.length === 0) return;
    const brands = new Map(listAddedBrands().map((brand) => [brand.orgCode, brand]));
    // A brand that conflicted with one that has changed may be good now.
    const codes = new Set([...changed, ...refused.filter((code) => now.has(code))]);
    refused = [];
    for (const code of codes) {
      const faults = updateBrand(brands, folder, code);
      if (faults.length > 0) refused.push(code);
      faults.forEach(report);
      // A palette takes milliseconds: between two brands the server answers its requests.
      await setImmediate();
    }
    setAddedBrands([...brands.values()]);
    read = now;
  };
  const poll = (): void => {
    pending = pending.then(reloadIfChanged).catch((error: unknown) => report(String(error)));
  };
  poll();
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}

/** By folder name, when the folder and its `brand.json` last changed. */
async function describeFolder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const lines = await Promise.all(
    codes.toSorted().map(async (code): Promise<[string, string]> => {
      const times = await Promise.all(
        [join(folder, code), join(folder, code, 'brand.json')].map(
          async (path) => (await stat(path).catch(() => null))?.mtimeMs,
        ),
      );
      return [code, times.join(' ')];
    }),
  );
  return new Map(lines);
}

/** The folder with a brand's files, or undefined for an unknown code. */
export function findBrandFiles(dataDir: string, shippedFolder: string, orgCode: string): string | undefined {
  if (listAddedBrands().some((brand) => brand.orgCode === orgCode)) return join(getBrandFolder(dataDir), orgCode);
  return findBrand(orgCode) && join(shippedFolder, orgCode);
}
