// `npm run build`: builds the borrower's app for browser and server into apps/borrower/dist, and the lender's console
// into apps/console/dist.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, install, root, run } from './node26.mjs';

const SOURCES = [
  'packages',
  'apps/borrower',
  'apps/console',
  'tools/vite-plugins.ts',
  'tools/locale-plugin.ts',
  'package-lock.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', 'test']);
const DEFAULT = 'en-US';
/** The default locale, and the pseudo-locale that tests read. */
export const TEST_LOCALES = [DEFAULT, 'en-XA'];

/** Builds both apps, once for each locale. */
export async function build(locales = [DEFAULT]) {
  for (const locale of locales) {
    rmSync(getStampPath(locale), { force: true });
    await viteBuild(locale, 'apps/borrower');
    await viteBuild(locale, 'apps/borrower', '--ssr', 'src/entry-server.tsx');
    await buildConsole(locale);
    writeFileSync(getStampPath(locale), '');
  }
}

/** Builds only the lender's console, which takes seconds. */
export const buildConsole = (locale = DEFAULT) => viteBuild(locale, 'apps/console');

async function viteBuild(locale, ...target) {
  const args = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', ...target, '--logLevel', 'warn'];
  const code = await run(args, { env: environment({ LOCALE: locale }) });
  if (code !== 0) throw new Error('The build failed; see above.');
}

/** Builds the locales whose last build is older than a source file. */
export async function buildIfOlder(locales = [DEFAULT]) {
  const changed = findNewestChange();
  const older = locales.filter(
    (locale) => !existsSync(getStampPath(locale)) || statSync(getStampPath(locale)).mtimeMs <= changed,
  );
  if (older.length === 0) return;
  console.log('Building the apps ...');
  await build(older);
}

/** Returns the path of the file whose time is that of a locale's last build. */
const getStampPath = (locale) => join(root, 'apps', 'borrower', 'dist', `.built-${locale}`);

/** Returns the time of the newest change in the sources. */
function findNewestChange() {
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
  await build(process.env.LOCALE ? [process.env.LOCALE] : [DEFAULT]);
}
