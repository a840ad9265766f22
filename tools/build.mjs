// `npm run build`: builds the borrower's app for browser and server into apps/borrower/dist, and the lender's console
// into apps/console/dist.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, root, run } from './node26.mjs';

const SOURCES = ['packages', 'apps/borrower', 'apps/console', 'tools/vite-plugins.ts', 'package-lock.json'];
const STAMP = join(root, 'apps', 'borrower', 'dist', '.built');
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', 'test']);

export async function build() {
  rmSync(STAMP, { force: true });
  await viteBuild('apps/borrower');
  await viteBuild('apps/borrower', '--ssr', 'src/entry-server.tsx');
  await buildConsole();
  writeFileSync(STAMP, '');
}

/** Builds only the lender's console, which takes seconds. */
export const buildConsole = () => viteBuild('apps/console');

async function viteBuild(...target) {
  const code = await run([join('node_modules', 'vite', 'bin', 'vite.js'), 'build', ...target, '--logLevel', 'warn']);
  if (code !== 0) throw new Error('The build failed; see above.');
}

/** Builds unless the last build is younger than every source file. */
export async function buildIfOlder() {
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs > newest()) return;
  console.log('Building the apps ...');
  await build();
}

function newest() {
  let latest = 0;
  const visit = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else for (const name of readdirSync(path)) if (!LEFT_OUT.has(name)) visit(join(path, name));
  };
  for (const source of SOURCES) visit(join(root, source));
  return latest;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  await build();
}
