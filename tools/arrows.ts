import { dirname, posix } from 'node:path';

/** Which room may import which; everything not named here is refused. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/brands': [],
  'packages/ui': [],
  'packages/contract': ['packages/domain'],
  'apps/borrower': ['packages/ui', 'packages/brands', 'packages/contract', 'packages/domain'],
  'apps/console': ['packages/ui', 'packages/brands', 'packages/contract', 'packages/domain'],
  'apps/server': ['packages/brands', 'packages/contract', 'packages/domain'],
};

/** Modules from outside that a room must not know. */
const FOREIGN: Record<string, RegExp> = {
  'packages/domain': /^node:|^react|^zod$/,
  'packages/brands': /^node:|^react|^zod$/,
  'packages/contract': /^node:|^react|^zod$/,
  'packages/ui': /^node:/,
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
  if (home === 'apps/server' && path?.endsWith('/store.ts') && dirname(path) !== dirname(file)) return `${name} is the store of another feature`;
  return undefined;
}

function room(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
