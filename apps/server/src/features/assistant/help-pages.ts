import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Passage } from '@lintel/domain';
import { getBrandFolder } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';
import { loadHelpValues } from './help-values.ts';
import { parseHelpPage } from './parse-help-page.ts';

const BRANDS = dirname(dirname(fileURLToPath(import.meta.resolve('@lintel/brands'))));

/**
 * Returns the sections of a lender's help pages: the shared ones, those in its shipped folder and those in its folder
 * of `DATA_DIR`. A page replaces one of the same name before it.
 */
export async function loadHelpPassages(context: Context, organisation: string): Promise<Passage[]> {
  const folders = [
    join(BRANDS, 'help'),
    join(BRANDS, 'assets', organisation, 'help'),
    join(getBrandFolder(context.config.dataDir), organisation, 'help'),
  ];
  const values = await loadHelpValues(context, organisation);
  const pages = new Map<string, string>();
  for (const folder of folders)
    for (const name of await listPages(folder)) pages.set(name, await readFile(join(folder, name), 'utf8'));
  return [...pages].flatMap(([name, content]) => parseHelpPage(name.replace(/\.md$/, ''), content, values));
}

/** Lists the pages in a folder, which is missing when a lender has none. */
async function listPages(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[\w-]+\.md$/.test(name)).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
