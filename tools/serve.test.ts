import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

/** The parts of a build that a start needs. */
function emptyBuild(place: string): string {
  mkdirSync(join(place, 'client/.vite'), { recursive: true });
  mkdirSync(join(place, 'ssr'));
  writeFileSync(join(place, 'client/.vite/manifest.json'), '{}');
  writeFileSync(
    join(place, 'ssr/entry-server.js'),
    'exports.createRenderer = () => ({ renderPage: async () => ({ status: 200, html: "" }) });',
  );
  return place;
}

/**
 * `npm start` and `npm run dev` from the point where they serve, in their own process group, as a terminal runs a
 * command.
 */
async function serving(args: readonly string[]): Promise<{ command: ChildProcess; lock: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-serve-'));
  const env = {
    ...process.env,
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    BORROWER_DIST: emptyBuild(join(dataDir, 'dist')),
    DATABASE_URL: '',
    NODE_ENV: '',
  };
  const script = `import { serve } from './tools/node26.mjs'; process.exit(await serve(${JSON.stringify(args)}));`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    if (command.exitCode === null && command.signalCode === null) process.kill(-command.pid!, 'SIGKILL');
  });
  // Read the output to the end: a closed pipe would give the server another reason to stop.
  await new Promise<void>((resolve) =>
    command.stdout.on('data', (chunk) => String(chunk).includes('Sandbox panel') && resolve()),
  );
  return { command, lock: join(dataDir, 'server.lock') };
}

const gone = async (command: ChildProcess): Promise<unknown> =>
  command.exitCode === null ? (await once(command, 'exit'))[0] : command.exitCode;

test(
  'Ctrl-C, sent twice by the terminal and the parent, stops the server with exit code 0 and removes its lock',
  { timeout: 90_000 },
  async () => {
    const { command, lock } = await serving(['apps/server/src/main.ts']);
    expect(existsSync(lock)).toBe(true);
    const exit = gone(command);
    process.kill(-command.pid!, 'SIGINT');
    await wait(20);
    process.kill(-command.pid!, 'SIGINT');
    expect([await exit, existsSync(lock)]).toEqual([0, false]);
  },
);

test(
  'a signal sent only to the command also stops a server that restarts when its sources change',
  { timeout: 90_000 },
  async () => {
    const { command, lock } = await serving(['--watch-path=apps/server/src', 'apps/server/src/main.ts']);
    const exit = gone(command);
    command.kill('SIGTERM');
    expect([await exit, existsSync(lock)]).toEqual([0, false]);
  },
);
