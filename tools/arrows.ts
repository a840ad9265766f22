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

/** The forbidden imports of one source file, one sentence each; `file` is relative to the repository. */
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
  if (home === 'apps/server' && path) return wrongFloor(file, path);
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
const DIVIDED = new Set(['kernel', 'records', 'features']);
/** Joins the types that folders declare, file by file. */
const DECLARATIONS = `${SERVER}/declarations.ts`;

/** The server unit of a file, such as `features/bank` or `identity`; undefined for a file outside the units. */
export function serverUnit(file: string): string | undefined {
  const parts = posix.relative(SERVER, file).split('/');
  const [floor = ''] = parts;
  if (parts.length === 1) return undefined;
  if (DIVIDED.has(floor)) return parts.length > 2 ? `${floor}/${parts[1]}` : undefined;
  return floor;
}

function wrongFloor(file: string, path: string): string | undefined {
  const [from, to] = [serverUnit(file), serverUnit(path)];
  if (to === undefined || from === to || file === DECLARATIONS) return undefined;
  const [own, others] = [serverFloor(file), serverFloor(path)];
  if (own !== undefined && others !== undefined && others > own) return `${path} is a floor above ${file}`;
  return path.endsWith('/index.ts') ? undefined : `${path} goes round the door of ${to}`;
}

/** The number of a file's floor, from the ground up; undefined for a file outside the floors. */
function serverFloor(file: string): number | undefined {
  const [floor = ''] = posix.relative(SERVER, file).split('/');
  const level = SERVER_FLOORS.findIndex((folders) => folders.includes(floor));
  return level === -1 ? undefined : level;
}

function room(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/**
 * A folder directly below the root, in the server a unit; files next to the folders belong to none, because they can
 * import everything.
 */
function folderIn(root: string, file: string): string | undefined {
  if (root === SERVER) return file.startsWith(`${SERVER}/`) ? serverUnit(file) : undefined;
  const [folder, ...rest] = posix.relative(root, file).split('/');
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/**
 * Folders directly below `root` whose imports, including types, lead back to them: one sentence each, with one cycle.
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

/** The shortest path from a folder back to itself. */
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
