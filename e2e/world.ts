import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readReady } from '@lintel/contract';
import pg from 'pg';
import { openCollector } from '../apps/server/test/collector.ts';
import { freePort } from '../tools/free-port.ts';
import { compileCache, environment, node26, root } from '../tools/node26.mjs';

export type Store = 'postgres' | 'pglite';

/** A real server with its own database, on random ports. */
export interface World {
  address: string;
  sandbox: string;
  databaseUrl: string | undefined;
  dataDir: string;
  /** The process id of the running server; a restart changes it. */
  pid(): number;
  isRunning(): boolean;
  log(): string;
  /** Returns the metrics that the server shows Prometheus. */
  metrics(): Promise<string>;
  /** Returns all bodies that the server sent to its OpenTelemetry collector. */
  exported(): string;
  start(): Promise<void>;
  /** Stops the server and keeps its data. */
  halt(): Promise<void>;
  /** Stops the server and deletes its stored files. */
  stop(): Promise<void>;
}

/** Milliseconds: a start takes four seconds of CPU time, which a busy machine spreads over minutes. */
const LONGEST_START = 300_000;

/** Starts a server. `script` is the built server, or the development server for React's warnings. */
export async function openWorld(
  store: Store,
  settings: Record<string, string> = {},
  script = 'apps/server/src/main.ts',
): Promise<World> {
  const databaseUrl = store === 'postgres' ? await createDatabase() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-world-'));
  const [port, sandboxPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
  const collector = await openCollector();
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let log = '';
  // A worker that is killed in the middle of a test must not leave its server running.
  const abandon = (): void => void server?.kill('SIGKILL');
  process.once('exit', abandon);

  const world: World = {
    address,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    databaseUrl,
    dataDir,
    pid: () => server?.pid ?? 0,
    isRunning: () => server?.exitCode === null && server.signalCode === null,
    log: () => log,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    exported: () => collector.received(),
    async start() {
      const env = environment({
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        DATA_DIR: dataDir,
        // As in production, so that the log of every journey is searched for personal data.
        LOG_LEVEL: 'info',
        METRICS_PORT: String(metricsPort),
        OTLP_URL: collector.url,
        QUOTAS: '100',
        DEFAULT_BRAND: 'FIGURE',
        // All servers run the same files; compiling them is a third of a start.
        NODE_COMPILE_CACHE: compileCache,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...settings,
      });
      if (!databaseUrl) delete env['DATABASE_URL'];
      server = spawn(node26(), [script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      server.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
      await waitForReply(`${address}${readReady.path}`, server, () => log);
      // The panel may listen a moment later.
      while (!(await fetch(world.sandbox).catch(() => undefined))) await wait(50);
    },
    async halt() {
      await endProcess(server);
    },
    async stop() {
      await endProcess(server);
      collector.close();
      process.off('exit', abandon);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await world.start();
  return world;
}

/** Creates an empty database and returns its URL. */
async function createDatabase(): Promise<string> {
  const base = process.env['LINTEL_POSTGRES'];
  if (!base) throw new Error('There is no PostgreSQL for this journey.');
  const name = `world_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: base });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return base.replace(/\/[^/]*$/, `/${name}`);
}

/** Waits until the server replies at this address. */
async function waitForReply(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const until = Date.now() + LONGEST_START;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${log()}`);
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.status === 204) return;
    await wait(100);
  }
  throw new Error(`The server was not ready after ${LONGEST_START / 60_000} minutes:\n${log()}`);
}

/** Ends a server process, as its operator does. */
async function endProcess(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
