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

test('the lock names its process and is removed with it', () => {
  const path = createLockPath();
  const release = acquireLock(path);
  expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
  expect(existsSync(path)).toBe(false);
});

test('a running process keeps its data: a second server is refused with its process id', async () => {
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

test('takes over a lock whose process has ended', async () => {
  const path = createLockPath();
  writeFileSync(path, `${await getDeadPid()} 12345`);
  expect(() => acquireLock(path)()).not.toThrow();
});

test('takes over a lock whose process id now belongs to another process', async () => {
  const path = createLockPath();
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  writeFileSync(path, `${child.pid} 1`);
  expect(() => acquireLock(path)()).not.toThrow();
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('does not remove a lock that another server has taken', () => {
  const path = createLockPath();
  const release = acquireLock(path);
  writeFileSync(path, '1 1');
  release();
  expect(readFileSync(path, 'utf8')).toBe('1 1');
});

test('takes over a lock file with unreadable content', () => {
  const path = createLockPath();
  writeFileSync(path, 'rubbish');
  expect(() => acquireLock(path)()).not.toThrow();
});
