import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
 * @param known brands that stay while their folder has errors or is gone: their applications need them, and a lender
 * retires a brand by its status
 * @returns the errors, one line each, with the code of the brand
 */
export function loadAddedBrands(dataDir: string, known: readonly Brand[] = []): string[] {
  const folder = getBrandFolder(dataDir);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const brands: Brand[] = [];
  const faults: string[] = [];
  for (const code of codes.toSorted()) {
    const kept = known.filter(({ orgCode }) => orgCode !== code && !brands.some((brand) => brand.orgCode === orgCode));
    const read = readAddedBrand(join(folder, code), code, [...BRANDS, ...brands, ...kept]);
    if (Array.isArray(read)) faults.push(...read.map((fault) => `${code}: ${fault}`));
    else brands.push(read);
  }
  setAddedBrands([...brands, ...known.filter((brand) => !brands.some(({ orgCode }) => orgCode === brand.orgCode))]);
  return faults;
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
  let lastState = '';
  let pending: Promise<void> = Promise.resolve();
  const reloadIfChanged = async (): Promise<void> => {
    const now = await describeFolder(getBrandFolder(dataDir));
    if (now === lastState) return;
    loadAddedBrands(dataDir, listAddedBrands()).forEach(report);
    lastState = now;
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

/** One line for each folder: its name, and when it and its `brand.json` last changed. */
async function describeFolder(folder: string): Promise<string> {
  const codes = await readdir(folder).catch(() => []);
  const lines = await Promise.all(
    codes
      .toSorted((one, other) => one.localeCompare(other))
      .map(async (code) => {
        const times = await Promise.all(
          [join(folder, code), join(folder, code, 'brand.json')].map(
            async (path) => (await stat(path).catch(() => null))?.mtimeMs,
          ),
        );
        return [code, ...times].join(' ');
      }),
  );
  return lines.join('\n');
}

/** The folder with a brand's files, or undefined for an unknown code. */
export function findBrandFiles(dataDir: string, shippedFolder: string, orgCode: string): string | undefined {
  if (listAddedBrands().some((brand) => brand.orgCode === orgCode)) return join(getBrandFolder(dataDir), orgCode);
  return findBrand(orgCode) && join(shippedFolder, orgCode);
}
