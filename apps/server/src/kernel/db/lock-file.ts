import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../config/index.ts';

/**
 * PGlite doesn't detect a second process on its directory, which loses acknowledged writes. This lock file contains the
 * PID and start time of the process that uses the directory. A file whose process is gone is taken over.
 */
export function acquireLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      const handle = openSync(path, 'wx', 0o600);
      writeSync(handle, mine);
      closeSync(handle);
      return () => release(path, mine);
    } catch (error) {
      if (!isCode(error, 'EEXIST'))
        throw new StartRefused(`The directory ${dirname(path)} is not writable: ${String(error)}`);
      const holder = findLockHolder(path);
      if (holder)
        throw new StartRefused(
          `Another server (process ${holder}) has the data in ${dirname(path)} open. Stop it, or set a different DATA_DIR for this one.`,
        );
      rmSync(path, { force: true });
    }
  }
  throw new StartRefused(`The lock file ${path} keeps coming back. Another server is starting with the same data.`);
}

function release(path: string, mine: string): void {
  if (readFileOrEmpty(path) === mine) rmSync(path, { force: true });
}

/** Returns the PID in the file, or undefined when that process is gone or its PID now belongs to another one. */
function findLockHolder(path: string): number | undefined {
  const [pidText = '', started = ''] = readFileOrEmpty(path).split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return undefined;
  }
  const now = startedAt(pid);
  return started && now && started !== now ? undefined : pid;
}

/** Linux gives a process's start in ticks since boot. Other systems compare only the PID. */
function startedAt(pid: number): string {
  const stat = readFileOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readFileOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
