import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../../tools/free-port.ts';
import { SHIPPED_TEST_KEYS } from '../../src/kernel/config/key-text.ts';

/** A server process of the kill tests behind a proxy, which cuts connections as a network does. */
export interface Replica {
  /** Of the proxy. */
  readonly url: string;
  readonly sandbox: string;
  readonly isUp: () => boolean;
  /** Cuts a connection that `choose` names, on both sides. Returns false when there is none. */
  readonly cut: (choose: (open: readonly Socket[]) => Socket) => boolean;
  /** Sends SIGKILL, and starts the next process on the same port. Resolves when that one is ready. */
  readonly killAndRestart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a server process on a database that other replicas use too. */
export async function startReplica(databaseUrl: string, dataDir: string): Promise<Replica> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    QUOTAS: '10000',
    DEFAULT_BRAND: 'FIGURE',
    DOCS: 'off',
    LOG_LEVEL: 'fatal',
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  };
  const launch = async (): Promise<ChildProcess> => {
    const launched = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    launched.stdin?.write('start\n');
    for await (const line of createInterface({ input: launched.stdout ?? process.stdin })) if (line === 'ready') break;
    launched.stdout?.resume();
    return launched;
  };
  let child = await launch();
  let isUp = true;
  const open = new Set<Socket>();
  const proxy = await startProxy(port, open);
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    isUp: () => isUp,
    cut: (choose) => {
      if (open.size === 0) return false;
      choose([...open]).destroy();
      return true;
    },
    async killAndRestart() {
      isUp = false;
      child.kill('SIGKILL');
      await once(child, 'exit');
      child = await launch();
      isUp = true;
    },
    async stop() {
      child.kill('SIGKILL');
      for (const socket of open) socket.destroy();
      proxy.server.close();
    },
  };
}

async function startProxy(target: number, open: Set<Socket>): Promise<{ server: Server; port: number }> {
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    open.add(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    near.on('close', () => open.delete(near));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port };
}
