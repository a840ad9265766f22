import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { freePort } from '../../../../tools/free-port.ts';
import { SHIPPED_TEST_KEYS } from '../../src/kernel/config/key-text.ts';
import { buildServer } from './build-server.ts';

/** The folder of the server's bundle, inside the repository, where packages are found. One for each test process. */
const BUILD_FOLDER = join(import.meta.dirname, `../../../../.reports/killed-server-${process.pid}`);

/** A server in a separate process on fixed ports, which a test kills at any moment and starts again. */
export interface MortalServer {
  readonly url: string;
  readonly sandbox: string;
  readonly env: Readonly<Record<string, string>>;
  /** When it last became ready, in ms since 1970, or now while it isn't, so that clients don't time out in between. */
  readonly upSince: () => number;
  /** Resolves when it is ready with the milliseconds that took, or with null when it was killed before. */
  readonly start: () => Promise<number | null>;
  /** Sends SIGKILL. Resolves when the process is gone. */
  readonly kill: () => Promise<void>;
  readonly log: () => string;
  /** Also ends waiting processes. */
  readonly stop: () => Promise<void>;
}

interface SpawnedServer {
  readonly child: ChildProcess;
  readonly lines: Interface;
  readonly gone: Promise<unknown>;
}

/** Prepares a server, not started yet. Uses the built-in database in `dataDir` when there is no `databaseUrl`. */
export async function prepareMortalServer(databaseUrl: string | null, dataDir: string): Promise<MortalServer> {
  const script = await buildServer(BUILD_FOLDER);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    DATA_DIR: dataDir,
    QUOTAS: '1000',
    DEFAULT_BRAND: 'FIGURE',
    DOCS: 'off',
    LOG_LEVEL: 'error',
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  };
  let log = '';
  /** Null while it isn't ready. */
  let since: number | null = null;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const spawnServer = (): SpawnedServer => {
    const child = spawn(process.execPath, [script], {
      env: { ...inherited, ...env, NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin?.on('error', () => undefined);
    child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    lines.on('line', (line) => {
      if (line !== 'loaded' && line !== 'ready') log += `${line}\n`;
    });
    return { child, lines, gone: once(child, 'exit') };
  };
  const waitForLine = (one: SpawnedServer, what: string): Promise<boolean> =>
    Promise.race([
      one.gone.then(() => false),
      new Promise<boolean>((resolve) => one.lines.on('line', (line) => line === what && resolve(true))),
    ]);

  let running: SpawnedServer | undefined;
  let next = spawnServer();
  let loaded = waitForLine(next, 'loaded');
  /** Starts another waiting process in place of the used one. */
  const replaceSpare = (used: SpawnedServer): void => {
    if (next !== used) return;
    next = spawnServer();
    loaded = waitForLine(next, 'loaded');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    env,
    upSince: () => since ?? Date.now(),
    log: () => log,
    async start() {
      const mine = next;
      running = mine;
      const isLoaded = await loaded;
      const startedAt = performance.now();
      const ready = waitForLine(mine, 'ready');
      if (isLoaded) mine.child.stdin?.write('start\n');
      if (!(await ready)) {
        if (mine.child.signalCode !== 'SIGKILL')
          throw new Error(`The server ended with ${mine.child.exitCode}:\n${log}`);
        return null;
      }
      since = Date.now();
      replaceSpare(mine);
      return performance.now() - startedAt;
    },
    async kill() {
      const mine = running;
      if (!mine) return;
      since = null;
      mine.child.kill('SIGKILL');
      await mine.gone;
      replaceSpare(mine);
    },
    async stop() {
      for (const one of new Set([running, next])) {
        one?.child.kill('SIGKILL');
        await one?.gone;
      }
      rmSync(BUILD_FOLDER, { recursive: true, force: true });
    },
  };
}
