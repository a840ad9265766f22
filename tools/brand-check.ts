// npm run brand:check [-- FILE ...]: prints the errors in a brand's data, and what its palette had to adjust. Without a
// file: every folder in assets.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

process.exitCode = await check(process.argv.slice(2));

async function check(named: readonly string[]): Promise<number> {
  // A brand that `brands.ts` imports is read with the package, so its errors stop the import, not the command.
  const loaded = await Promise.all([
    import('@lintel/brands'),
    import('@lintel/domain'),
    import('./brand-file.ts'),
  ]).catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  if (!loaded) return 1;
  const [{ BRANDS }, { getPolicy }, { BRAND_FOLDERS, checkBrandFile }] = loaded;
  const files =
    named.length > 0 ? named : readdirSync(BRAND_FOLDERS).map((org) => join(BRAND_FOLDERS, org, 'brand.json'));
  let faulty = 0;
  for (const file of files) {
    const { faults, notes } = checkBrandFile(file, { brands: BRANDS, getPolicy });
    faulty += faults.length > 0 ? 1 : 0;
    console.log(`${faults.length > 0 ? 'FAULTY' : 'good  '} ${file.replace(BRAND_FOLDERS, '')}`);
    for (const line of [...faults, ...notes]) console.log(`       ${line}`);
  }
  console.log(`${files.length - faulty} good, ${faulty} faulty`);
  return faulty > 0 ? 1 : 0;
}
