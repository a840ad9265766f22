// npm run brand:check [-- FILE ...]: what is wrong with a brand's data, and what its palette had to move. Without a file: every folder in assets.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, brandFaults, brandFiles, deriveTheme, parseBrand } from '../src/index.ts';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const files =
  process.argv.length > 2 ? process.argv.slice(2) : readdirSync(assets).map((org) => join(assets, org, 'brand.json'));

let faulty = 0;
for (const file of files) {
  const { faults, notes } = check(file);
  faulty += faults.length > 0 ? 1 : 0;
  console.log(`${faults.length > 0 ? 'FAULTY' : 'good  '} ${file.replace(assets, '')}`);
  for (const line of [...faults, ...notes]) console.log(`       ${line}`);
}
console.log(`${files.length - faulty} good, ${faulty} faulty`);
process.exitCode = faulty > 0 ? 1 : 0;

function check(file: string): { faults: string[]; notes: string[] } {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const faults = brandFaults(data);
    if (faults.length > 0) return { faults, notes: [] };
    const brand = parseBrand(data);
    const folder = dirname(resolve(file));
    // A draft that lies elsewhere is nobody's yet; one in our folder that no line imports would never be seen.
    const isUnlisted = `${dirname(folder)}/` === assets && !BRANDS.some(({ orgCode }) => orgCode === basename(folder));
    const missing = brandFiles(brand).filter((name) => !existsSync(join(folder, name)));
    return {
      faults: [
        ...(isUnlisted ? ['no line of packages/brands/src/brands.ts imports it, so no server knows it'] : []),
        ...(`${dirname(folder)}/` === assets && basename(folder) !== brand.orgCode
          ? [`its folder is not named ${brand.orgCode}`]
          : []),
        ...missing.map((name) => `${name} is not in the brand's folder`),
      ],
      notes: (brand.status === 'live' ? [] : [`note: status: ${brand.status}, so production does not show it`]).concat(
        deriveTheme(brand).notes.map(({ level, about, text }) => `${level}: ${about}: ${text}`),
      ),
    };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], notes: [] };
  }
}
