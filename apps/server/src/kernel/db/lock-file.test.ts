import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartRefused } from '../config/start-refused.ts';
import { acquireLock } from './lock-file.ts';

const createLockPath = (): string => join(mkdtempSync(join(tmpdir(), 'lintel-lock-')), 'server.lock');

/** The id of a process that has ended. */
async function getDeadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('the lock names its process and goes with it', () => {
  const path = createLockPath();
  const release = acquireLock(path);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
  expect(existsSync(path)).toBe(false);
});

test('a live process keeps its data: the second server is refused with a sentence that names it', async () => {
  const path = createLockPath();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(path, String(child.pid));
  expect(() => acquireLock(path)).toThrow(StartRefused);
  expect(() => acquireLock(path)).toThrow(`Another server (process ${child.pid}) has the data`);
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  acquireLock(path)();
});

test('a lock whose process is gone is taken over', async () => {
  const path = createLockPath();
  writeFileSync(path, `${await getDeadPid()} 12345`);
  expect(() => acquireLock(path)()).not.toThrow();
});

test('a lock whose process id now belongs to another process is taken over', async () => {
  const path = createLockPath();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(path, `${child.pid} 1`);
  expect(() => acquireLock(path)()).not.toThrow();
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a lock that another server took meanwhile is not removed', () => {
  const path = createLockPath();
  const release = acquireLock(path);
  writeFileSync(path, '1 1');
  release();
  expect(readFileSync(path, 'utf8')).toBe('1 1');
});

test('a file that says nothing is taken over', () => {
  const path = createLockPath();
  writeFileSync(path, 'rubbish');
  expect(() => acquireLock(path)()).not.toThrow();
});
