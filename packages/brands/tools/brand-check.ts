// npm run brand:check [-- FILE ...]: what is wrong with a brand's data, and what its palette had to move. Without a file: every shipped brand.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, brandFaults, brandFiles, deriveTheme, parseBrand } from '../src/index.ts';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const files = process.argv.length > 2 ? process.argv.slice(2) : BRANDS.map(({ orgCode }) => join(assets, orgCode, 'brand.json'));

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
    const missing = brandFiles(brand).filter((name) => !existsSync(join(dirname(file), name)));
    return {
      faults: missing.map((name) => `${name} is not in the brand's folder`),
      notes: deriveTheme(brand).notes.map(({ level, about, text }) => `${level}: ${about}: ${text}`),
    };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], notes: [] };
  }
}
