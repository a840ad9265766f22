import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A running PostgreSQL, or why there is none. */
export type Postgres = RunningPostgres | { missing: string };

export interface RunningPostgres {
  url: string;
  /** Stops it as a failover (`fast`) or a crash (`immediate`) does, and restarts it on the same data. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on a random loopback port, in a directory that stop() removes. PostgreSQL refuses to
 * run as root, so as root it runs as the package's user `postgres`.
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = findBinaries();
  if (!bin) return { missing: 'no PostgreSQL server is installed (Debian: apt-get install postgresql)' };
  const root = process.getuid?.() === 0;
  const owner = root ? getPostgresUser() : undefined;
  if (root && !owner) return { missing: 'PostgreSQL does not run as root and there is no user postgres' };
  const directory = mkdtempSync(join(tmpdir(), 'lintel-pg-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const as = owner ? { uid: owner.uid, gid: owner.gid } : {};
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(directory, 'data'), '-U', 'lintel', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    { ...as, cwd: directory, stdio: 'pipe' },
  );
  const port = await freePort();
  const start = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      [
        '-D',
        join(directory, 'data'),
        '-p',
        String(port),
        '-k',
        directory,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        'full_page_writes=off',
        // Compiling a query pays only over more rows than tests have.
        '-c',
        'jit=off',
        // Hundreds of small databases that live for a minute each: nothing to clean up, and most of them fit in memory.
        '-c',
        'autovacuum=off',
        '-c',
        'shared_buffers=256MB',
        '-c',
        'max_wal_size=8GB',
        '-c',
        'max_connections=200',
      ],
      { ...as, cwd: directory, stdio: 'ignore' },
    );
  let server = start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const url = `postgres://lintel@127.0.0.1:${port}/postgres`;
  await waitUntilReady(bin, port);
  return {
    url,
    async restart(mode) {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = start();
      await waitUntilReady(bin, port);
    },
    async stop() {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of the newest installed PostgreSQL; undefined if there is none. */
function findBinaries(): string | undefined {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions.map((version) => join(base, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
  if (debian) return debian;
  return (process.env['PATH'] ?? '').split(':').find((path) => existsSync(join(path, 'initdb')));
}

/** Returns the user and group id of `postgres`; undefined if the system has no such user. */
function getPostgresUser(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Waits up to ten seconds for PostgreSQL to accept connections. */
async function waitUntilReady(bin: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not answer within ten seconds.');
}
