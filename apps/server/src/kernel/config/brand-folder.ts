import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  brandFaults,
  brandFiles,
  BRANDS,
  findBrand,
  listOwnBrands,
  parseBrand,
  setOwnBrands,
  sharedWith,
  type Brand,
} from '@lintel/brands';

/** Milliseconds between two looks at the folder. */
const LOOK_MS = 2000;

/** The folder with the lender's own brands: one folder each, named like its code, as in `packages/brands/assets`. */
export const getBrandFolder = (dataDir: string): string => join(dataDir, 'brands');

/**
 * Reads the lender's own brands and makes them known to this process.
 *
 * @param known brands that stay while their folder has errors or is gone: their applications need them, and a lender
 * retires a brand by its status
 * @returns the errors, one line each, with the code of the brand
 */
export function loadOwnBrands(dataDir: string, known: readonly Brand[] = []): string[] {
  const folder = getBrandFolder(dataDir);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const brands: Brand[] = [];
  const faults: string[] = [];
  for (const code of codes.toSorted()) {
    const read = readOwnBrand(join(folder, code), code, [...BRANDS, ...brands]);
    if (Array.isArray(read)) faults.push(...read.map((fault) => `${code}: ${fault}`));
    else brands.push(read);
  }
  setOwnBrands([...brands, ...known.filter((brand) => !brands.some(({ orgCode }) => orgCode === brand.orgCode))]);
  return faults;
}

function readOwnBrand(folder: string, code: string, others: readonly Brand[]): Brand | string[] {
  try {
    const data: unknown = JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'));
    const faults = brandFaults(data);
    if (faults.length > 0) return faults;
    const brand = parseBrand(data);
    const errors = [
      ...(brand.orgCode === code ? [] : [`its folder is not named ${brand.orgCode}`]),
      ...(others.some(({ orgCode }) => orgCode === brand.orgCode) ? ['a lender with this code exists already'] : []),
      ...(brand.kind === 'partner' ? [] : ['kind must be partner, because the provider has its sites already']),
      ...brandFiles(brand)
        .filter((file) => !existsSync(join(folder, file)))
        .map((file) => `${file} is not in the brand's folder`),
      ...others.flatMap((other) => sharedWith(brand, other)),
    ];
    return errors.length > 0 ? errors : brand;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Keeps the lender's own brands up to date while the server runs, so that a new one needs no restart. */
export function watchOwnBrands(dataDir: string, report: (fault: string) => void): () => Promise<void> {
  let seen = '';
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const now = await describeFolder(getBrandFolder(dataDir));
    if (now === seen) return;
    seen = now;
    loadOwnBrands(dataDir, listOwnBrands()).forEach(report);
  };
  const next = (): void => {
    looking = looking.then(look).catch((error: unknown) => report(String(error)));
  };
  next();
  const timer = setInterval(next, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** The names of the folders, with the times at which their files last changed. */
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
  if (listOwnBrands().some((brand) => brand.orgCode === orgCode)) return join(getBrandFolder(dataDir), orgCode);
  return findBrand(orgCode) && join(shippedFolder, orgCode);
}
