import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandFaults, brandFiles, deriveTheme, parseBrand, brandConflicts, type Brand } from '@lintel/brands';
import type { Policy } from '@lintel/domain';
import { findLimitFaults } from './advertised-limits.ts';

/** The folder of the product's brands, one folder each. */
export const BRAND_FOLDERS = fileURLToPath(new URL('../packages/brands/assets/', import.meta.url));

/** The result of checking one brand. */
export interface BrandReport {
  /** Errors that keep the brand from being served as its lender expects. */
  readonly faults: string[];
  readonly notes: string[];
}

/** The brands and policies to check against. `folders` is where the brands' folders are. */
interface BrandRegistry {
  readonly brands: readonly Brand[];
  readonly getPolicy: (orgCode: string) => Policy;
  readonly folders?: string;
}

/**
 * Checks one `brand.json`: its data, its files, its figures against the policy's, and what it shares with another
 * lender.
 */
export function checkBrandFile(
  file: string,
  { brands, getPolicy, folders = BRAND_FOLDERS }: BrandRegistry,
): BrandReport {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const dataFaults = brandFaults(data);
    if (dataFaults.length > 0) return { faults: dataFaults, notes: [] };
    const brand = parseBrand(data);
    const folder = dirname(resolve(file));
    const others = brands.filter(({ orgCode }) => orgCode !== brand.orgCode);
    return {
      faults: [
        ...findFolderFaults(brand, folder, { brands, folders }),
        ...brandFiles(brand)
          .filter((name) => !existsSync(join(folder, name)))
          .map((name) => `${name} is not in the brand's folder`),
        ...others.flatMap((other) => brandConflicts(brand, other)),
        ...findLimitFaults(brand, getPolicy(brand.orgCode)),
      ],
      notes: [
        ...(brand.status === 'live' ? [] : [`note: status: ${brand.status}, so production does not show it`]),
        ...findSharedLogo(brand, folder, { others, folders }),
        ...deriveTheme(brand).notes.map(({ level, about, text }) => `${level}: ${about}: ${text}`),
      ],
    };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], notes: [] };
  }
}

/**
 * Returns errors of the folder's name and registration. A draft outside the brand folders needs neither; one inside
 * that `brands.ts` doesn't import would never be served.
 */
function findFolderFaults(
  brand: Brand,
  folder: string,
  { brands, folders }: Required<Pick<BrandRegistry, 'brands' | 'folders'>>,
) {
  if (`${dirname(folder)}/` !== folders) return [];
  return [
    ...(brands.some(({ orgCode }) => orgCode === basename(folder))
      ? []
      : ['no line of packages/brands/src/brands.ts imports it, so no server knows it']),
    ...(basename(folder) === brand.orgCode ? [] : [`its folder is not named ${brand.orgCode}`]),
  ];
}

/** Returns a note for each other lender whose logo is the same file. */
function findSharedLogo(
  brand: Brand,
  folder: string,
  { others, folders }: { others: readonly Brand[]; folders: string },
): string[] {
  const bytes = (path: string) => (existsSync(path) ? readFileSync(path, 'base64') : undefined);
  const own = bytes(join(folder, brand.logo.light));
  const same = others.filter(({ orgCode, logo }) => own && bytes(join(folders, orgCode, logo.light)) === own);
  return same.map(({ orgCode }) => `note: logo: the same file as ${orgCode}'s`);
}
