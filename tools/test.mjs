// `npm test`: runs what every change must pass, fastest failures first. A first `npm test` can run on Node 20.19; after
// an install npm finds our own Node first. The parts run on Node 26. `npm run test:long` runs whole what `npm test`
// samples.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, TEST_LOCALES } from './build.mjs';
import { LEFT_TO_LONG_RUN } from './long-run.mjs';
import { compileCache, install, root, run, environment } from './node26.mjs';
import { findUnproved, readJourneys, REQUIREMENTS_PATH, printByArea, writeRequirements } from './requirements.mjs';

const NEEDED = [
  // The headless shell takes half the time for the same pages; if a distribution lacks it, the full browser works.
  {
    package: 'chromium-headless-shell',
    instead: 'chromium',
    found: () => existsSync('/usr/bin/chromium-headless-shell'),
  },
  { package: 'postgresql', found: () => existsSync('/usr/lib/postgresql') },
  { package: 'poppler-utils', found: () => existsSync('/usr/bin/pdfinfo') },
  { package: 'prometheus', found: () => existsSync('/usr/bin/promtool') },
  { package: 'clamav-daemon', found: () => existsSync('/usr/sbin/clamd') },
];

const isLong = process.argv.includes('--long');
if (isLong) process.env.LINTEL_LONG = '1';

// Hundreds of test processes load the same libraries: each compiles only what none has compiled before.
process.env.NODE_COMPILE_CACHE ??= compileCache;

const started = Date.now();
const parts = [];
let failed = 0;

installSystemPackages();
install();
rmSync(join(root, '.reports'), { recursive: true, force: true });
mkdirSync(join(root, '.reports'), { recursive: true });

await part('format', () => run(['node_modules/oxfmt/bin/oxfmt', '--check']));
// The compiler uses one core.
await Promise.all([
  part('types', () => run(['node_modules/typescript/bin/tsc', '--build'])),
  part('lint', () => run(['node_modules/oxlint/bin/oxlint', '--type-aware'])),
]);
await part('dead code', () => run(['node_modules/knip/bin/knip.js']));
await part('unit, store and job tests', () => run(['node_modules/vitest/vitest.mjs', 'run']));
await part('build', () => build(TEST_LOCALES).then(() => 0));
await part('sizes', () => run(['tools/check-sizes.ts']));
await part('journeys', () =>
  run(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...(isLong ? [] : ['--grep-invert', '@long-run']),
    ],
    { env: environment({ LINTEL_BUILT: '1' }) },
  ),
);

const unit = report('unit-summary.json') ?? { passed: 0, failed: 0, skipped: 0, slow: [], failures: [] };
const walked = readJourneys();
const counts = {
  passed: unit.passed + walked.filter((journey) => journey.ok && !journey.skipped).length,
  failed: unit.failed + walked.filter((journey) => !journey.ok && !journey.skipped).length,
  skipped: unit.skipped + walked.filter((journey) => journey.skipped).length,
};

console.log('');
const proved = writeRequirements();
printByArea(proved);
// A test that fails, disappears or moves to the long run may leave its row without one.
// Where something isn't installed, its tests are skipped; in CI nothing is missing.
const isWhole = counts.skipped === 0 || process.env.CI !== undefined;
const unproved = isWhole ? findUnproved(readFileSync(REQUIREMENTS_PATH, 'utf8'), proved) : [];
if (!isWhole) console.log('Not checked which requirements lost their proof, because tests were skipped.');
if (unproved.length > 0) failed += 1;
console.log('\nTen slowest parts:');
const slow = [...parts, ...unit.slow, ...walked.map(({ title, ms }) => ({ name: title, ms }))]
  .sort((a, b) => b.ms - a.ms)
  .slice(0, 10);
for (const { name, ms } of slow) console.log(`  ${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes in all`);
if (!isLong) for (const part of LEFT_TO_LONG_RUN) console.log(`left to npm run test:long: ${part}`);
for (const { title, again } of walked) if (again) console.log(`passed at the second try: ${title}`);
for (const title of unit.failures) console.log(`failed: ${title}`);
for (const { title, ok, skipped } of walked) if (!ok && !skipped) console.log(`failed: ${title}`);
for (const id of unproved) console.log(`FAILED: no test that passed proves ${id} of docs/requirements.md`);
for (const { name, code } of parts) if (code !== 0) console.log(`FAILED: ${name}`);
console.log(
  `${counts.passed} passed, ${counts.failed + (failed && !counts.failed ? failed : 0)} failed, ${counts.skipped} skipped`,
);
process.exit(failed ? 1 : 0);

/** Runs one part of the tests, and records its exit code and time. */
async function part(name, work) {
  const from = Date.now();
  console.log(`\n== ${name}`);
  let code = 1;
  try {
    code = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  parts.push({ name, code, ms: Date.now() - from });
  if (code !== 0) failed += 1;
}

/**
 * Installs the packages that the tests need, as root on Debian. Elsewhere it prints what is missing, and tests that
 * need it are skipped.
 */
function installSystemPackages() {
  const needs = NEEDED.filter((need) => !need.found());
  if (needs.length === 0) return;
  const missing = needs.map((need) => need.package);
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!debian) {
    console.log(`Not installed: ${missing.join(', ')}. Tests that need them are skipped.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} ...`);
  const from = Date.now();
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const isInstalled = (names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  apt('update', '-qq');
  if (!isInstalled(missing) && !isInstalled(needs.map((need) => need.instead ?? need.package)))
    throw new Error(`apt-get could not install ${missing.join(', ')}.`);
  console.log(`Installed in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}

function report(name) {
  const path = join(root, '.reports', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
