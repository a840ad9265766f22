import { dirname, posix } from 'node:path';

/** The imports allowed between packages and apps; any other is refused. */
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

/** External modules that a package or app must not import. */
const FORBIDDEN_MODULES: Record<string, RegExp> = {
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

/** Returns the forbidden imports of one source file, one sentence each. `file` is relative to the repository. */
export function findForbiddenImports(file: string, source: string): string[] {
  const home = getPackage(file);
  return [...source.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const wrong = explainForbiddenImport(file, home, name);
    return wrong ? [`${file}: ${wrong}`] : [];
  });
}

/** Returns why a file of `home` may not import `name`; undefined if it may. */
function explainForbiddenImport(file: string, home: string, name: string): string | undefined {
  if (FORBIDDEN_MODULES[home]?.test(name)) return `${home} may not import ${name}`;
  const path = name.startsWith('.') ? posix.join(dirname(file), name) : undefined;
  const target = path ? getPackage(path) : name.startsWith('@lintel/') ? `packages/${name.split('/')[1]}` : undefined;
  if (!target) return undefined;
  if (target !== home) {
    if (path || name.split('/').length > 2) return `${name} isn't the index of ${target}`;
    return MAY_IMPORT[home]?.includes(target) ? undefined : `${home} may not import ${target}`;
  }
  if (home === 'apps/server' && path) return explainForbiddenFloor(file, path);
  return undefined;
}

/**
 * The server's floors, from the ground up: a folder imports only from its own floor and those below. `kernel`,
 * `records` and `features` contain folders of their own; files directly in the source folder can import everything.
 */
export const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['kernel'],
  ['loan-file'],
  ['vendors'],
  ['identity'],
  ['records'],
  ['features'],
  ['reminders', 'notifications'],
  ['console-api'],
  ['pages', 'sandbox', 'migrations'],
  ['commands'],
];
const SERVER = 'apps/server/src';
/** Floors whose folders are units, each with its own index. */
const DIVIDED_FLOORS = new Set(['kernel', 'records', 'features']);
/** Joins the types that folders declare, file by file. */
const DECLARATIONS = `${SERVER}/declarations.ts`;

/** Returns the server unit of a file, such as `features/bank` or `identity`; undefined for a file outside the units. */
export function getServerUnit(file: string): string | undefined {
  const parts = posix.relative(SERVER, file).split('/');
  const [floor = ''] = parts;
  if (parts.length === 1) return undefined;
  if (DIVIDED_FLOORS.has(floor)) return parts.length > 2 ? `${floor}/${parts[1]}` : undefined;
  return floor;
}

/** Returns why a file of the server may not import another one, by floor and index; undefined if it may. */
function explainForbiddenFloor(file: string, path: string): string | undefined {
  const [from, to] = [getServerUnit(file), getServerUnit(path)];
  if (to === undefined || from === to || file === DECLARATIONS) return undefined;
  const [own, others] = [getServerFloor(file), getServerFloor(path)];
  if (own !== undefined && others !== undefined && others > own) return `${path} is a floor above ${file}`;
  return path.endsWith('/index.ts') ? undefined : `${path} isn't the index of ${to}`;
}

/** Returns the number of a file's floor, from the ground up; undefined for a file outside the floors. */
function getServerFloor(file: string): number | undefined {
  const [floor = ''] = posix.relative(SERVER, file).split('/');
  const level = SERVER_FLOORS.findIndex((folders) => folders.includes(floor));
  return level === -1 ? undefined : level;
}

/** Returns the package or app of a file, such as `packages/ui`. */
function getPackage(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/**
 * Returns the folder directly below the root that a file is in, in the server its unit. Files next to the folders
 * belong to none, because they can import everything.
 */
function folderIn(root: string, file: string): string | undefined {
  if (root === SERVER) return file.startsWith(`${SERVER}/`) ? getServerUnit(file) : undefined;
  const [folder, ...rest] = posix.relative(root, file).split('/');
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Returns the folders directly below `root` that import themselves through others, including types: one sentence each,
 * with one cycle.
 *
 * @param sources by path, relative to the repository
 */
export function findFolderCycles(root: string, sources: ReadonlyMap<string, string>): string[] {
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
    const path = findCycle(imports, folder);
    return path ? [`${root}: ${path.join(' -> ')}`] : [];
  });
}

/** Returns the shortest path of imports from a folder back to itself. */
function findCycle(imports: ReadonlyMap<string, ReadonlySet<string>>, folder: string): string[] | undefined {
  const seen = new Set<string>();
  let paths: string[][] = [[folder]];
  while (paths.length > 0) {
    const next: string[][] = [];
    for (const path of paths) {
      for (const other of imports.get(path.at(-1) ?? '') ?? []) {
        if (other === folder) return [...path, folder];
        if (seen.has(other)) continue;
        seen.add(other);
        next.push([...path, other]);
      }
    }
    paths = next;
  }
  return undefined;
}
