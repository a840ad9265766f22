import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/free-port.ts';
import { EICAR } from './hostile-files.ts';

/** Most bytes that the tests' virus scanner accepts. clamd counts in binary units. */
export const MAX_ACCEPTED_BYTES = 25 * 1024 * 1024;

/** A running virus scanner, real or fake. */
export interface Daemon {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a fake scanner that speaks zINSTREAM as clamd(8) describes it, or always answers `instead`. */
export async function startFakeClamd(instead?: string): Promise<Daemon> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    let [size, tail] = [0, Buffer.alloc(0)];
    let found = false;
    let greeted = false;
    socket.on('error', () => undefined);
    socket.on('data', (more) => {
      received = Buffer.concat([received, Buffer.from(more as Buffer)]);
      if (!greeted && received.length >= 10) {
        if (received.toString('latin1', 0, 10) !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
        received = received.subarray(10);
        greeted = true;
      }
      while (greeted && received.length >= 4 && received.length >= 4 + received.readUInt32BE()) {
        const piece = received.subarray(4, 4 + received.readUInt32BE());
        received = received.subarray(4 + piece.length);
        size += piece.length;
        tail = Buffer.concat([tail, piece]);
        found ||= tail.includes(EICAR);
        tail = tail.subarray(-EICAR.length);
        if (size > MAX_ACCEPTED_BYTES) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (piece.length > 0) continue;
        return void socket.end(instead ?? (found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const CLAMD_PATH = '/usr/sbin/clamd';

/** The reason to skip tests with clamd, or undefined. Where CI installs it, its absence is an error. */
export const CLAMD_MISSING: string | undefined =
  existsSync(CLAMD_PATH) || process.env['CI'] ? undefined : 'clamd is not installed';

/** Milliseconds for clamd to answer. With one signature it needs a tenth of a second. */
const START_TIMEOUT_MS = 30_000;

/**
 * Starts ClamAV's own daemon with one signature, EICAR, and all its files in a separate folder. Loopback only, on an
 * unused port.
 */
export async function startClamd(): Promise<Daemon> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-clamd-'));
  mkdirSync(join(folder, 'signatures'));
  writeFileSync(
    join(folder, 'signatures', 'own.ndb'),
    `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  );
  const port = await freePort();
  writeFileSync(
    join(folder, 'clamd.conf'),
    [
      'Foreground yes',
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      `DatabaseDirectory ${join(folder, 'signatures')}`,
      `TemporaryDirectory ${folder}`,
      'StreamMaxLength 25M',
      'AlertExceedsMax yes',
      'SelfCheck 0',
      '',
    ].join('\n'),
  );
  const daemon = spawn(CLAMD_PATH, [`--config-file=${join(folder, 'clamd.conf')}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  daemon.stderr.on('data', (piece: Buffer) => {
    output += piece.toString();
  });
  const exited = new Promise<void>((resolve) => {
    daemon.once('error', (error) => {
      output += error.message;
      resolve();
    });
    daemon.once('exit', () => resolve());
  });
  const close = async (): Promise<void> => {
    daemon.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const ms = await waitForPing(daemon, port);
  if (ms === undefined) {
    await close();
    throw new Error(`clamd did not start: ${output.trim().slice(-500)}`);
  }
  console.log(`clamd answered ${Math.round(ms)} ms after its start.`);
  return { port, close };
}

/** Milliseconds until it answered PING, or undefined when it never did. */
async function waitForPing(daemon: ChildProcess, port: number): Promise<number | undefined> {
  const since = performance.now();
  while (performance.now() - since < START_TIMEOUT_MS && daemon.exitCode === null && daemon.pid !== undefined) {
    if (await ping(port)) return performance.now() - since;
    await wait(20);
  }
  return undefined;
}

const ping = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('zPING\0'));
    socket.on('data', (piece) => {
      socket.destroy();
      resolve(piece.toString('latin1') === 'PONG\0');
    });
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
