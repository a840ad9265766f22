import { dirname, posix } from 'node:path';

/** Which room may import which; everything not named here is refused. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/brands': [],
  'packages/ui': [],
  'packages/contract': ['packages/domain'],
  'packages/web': ['packages/ui', 'packages/contract', 'packages/domain'],
  'apps/borrower': ['packages/web', 'packages/ui', 'packages/brands', 'packages/contract', 'packages/domain'],
  'apps/console': ['packages/web', 'packages/ui', 'packages/brands', 'packages/contract', 'packages/domain'],
  'apps/server': ['packages/brands', 'packages/contract', 'packages/domain'],
};

/** Modules from outside that a room must not know. */
const FOREIGN: Record<string, RegExp> = {
  'packages/domain': /^node:|^react|^zod$/,
  'packages/brands': /^node:|^react|^zod$/,
  'packages/contract': /^node:|^react|^zod$/,
  'packages/ui': /^node:/,
  'packages/web': /^node:/,
  'apps/borrower': /^node:/,
  'apps/console': /^node:/,
  'apps/server': /^react|^vite/,
};

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** The imports of one source file that point the wrong way, each as a sentence; `file` is relative to the repository. */
export function wrongArrows(file: string, source: string): string[] {
  const home = room(file);
  return [...source.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const wrong = whatIsWrong(file, home, name);
    return wrong ? [`${file}: ${wrong}`] : [];
  });
}

function whatIsWrong(file: string, home: string, name: string): string | undefined {
  if (FOREIGN[home]?.test(name)) return `${name} is not for ${home}`;
  const path = name.startsWith('.') ? posix.join(dirname(file), name) : undefined;
  const target = path ? room(path) : name.startsWith('@lintel/') ? `packages/${name.split('/')[1]}` : undefined;
  if (!target) return undefined;
  if (target !== home) {
    if (path || name.split('/').length > 2) return `${name} goes round the index of ${target}`;
    return MAY_IMPORT[home]?.includes(target) ? undefined : `${home} may not import ${target}`;
  }
  if (home === 'apps/server' && path?.endsWith('/store.ts') && dirname(path) !== dirname(file))
    return `${name} is the store of another feature`;
  return undefined;
}

function room(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** A folder right below the root; files beside the folders belong to none, as they may know all. */
function folderIn(root: string, file: string): string | undefined {
  const [folder, ...rest] = posix.relative(root, file).split('/');
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Folders right below `root` that reach themselves through what they import, types included: each as a sentence that names one way around.
 *
 * @param sources by path, relative to the repository
 */
export function folderCycles(root: string, sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    const folder = folderIn(root, file);
    if (folder === undefined) continue;
    const known = imports.get(folder) ?? new Set();
    imports.set(folder, known);
    for (const [, name = ''] of source.matchAll(IMPORT)) {
      const other = name.startsWith('.') ? folderIn(root, posix.join(dirname(file), name)) : undefined;
      if (other !== undefined && other !== folder) known.add(other);
    }
  }
  return [...imports.keys()].flatMap((folder) => {
    const way = wayBack(imports, folder);
    return way ? [`${root}: ${way.join(' -> ')}`] : [];
  });
}

/** The shortest way from a folder to itself. */
function wayBack(imports: ReadonlyMap<string, ReadonlySet<string>>, folder: string): string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[folder]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const other of imports.get(way.at(-1) ?? '') ?? []) {
        if (other === folder) return [...way, folder];
        if (seen.has(other)) continue;
        seen.add(other);
        next.push([...way, other]);
      }
    }
    ways = next;
  }
  return undefined;
}
