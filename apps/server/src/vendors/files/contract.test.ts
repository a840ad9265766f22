import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { toKey } from '../../kernel/db/keys.ts';
import { folderFiles } from './folder.ts';
import { FileAltered, FileMissing, type FilesPort } from './port.ts';

const root = mkdtempSync(join(tmpdir(), 'lintel-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const KEY = toKey(Buffer.alloc(32, 7));
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const createFiles = (): { folder: string; files: FilesPort } => {
  const folder = join(root, randomUUID());
  return { folder, files: folderFiles(folder, [KEY]) };
};
const toPath = (folder: string, ref: string): string => join(folder, ref.slice(0, 2), ref);

async function* toChunks(content: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size);
}

describe('file store in a folder', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_001])(
    'returns %d bytes unchanged, whole and in pieces',
    async (size) => {
      const { files } = createFiles();
      const content = randomBytes(size);
      const ref = randomUUID();
      expect(await files.put(ref, toChunks(content, 10_007))).toEqual({ sha256: sha256(content), size });
      expect(sha256(await files.get(ref))).toBe(sha256(content));
      const pieces: Buffer[] = [];
      for await (const piece of files.stream(ref)) pieces.push(piece as Buffer);
      expect(sha256(Buffer.concat(pieces))).toBe(sha256(content));
    },
  );

  test('stores nothing readable on disk, and never the same bytes twice', async () => {
    const { folder, files } = createFiles();
    const [one, two] = [randomUUID(), randomUUID()];
    for (const ref of [one, two]) await files.put(ref, Buffer.from('Ana Reyes, 1600 Larimer Street'));
    const stored = [one, two].map((ref) => readFileSync(toPath(folder, ref)));
    expect(stored[0]?.includes('Larimer')).toBe(false);
    expect(stored[0]?.equals(stored[1] ?? Buffer.alloc(0))).toBe(false);
    expect(statSync(toPath(folder, one)).mode & 0o077).toBe(0);
  });

  test('refuses a file that was changed, truncated, emptied, or stored under another name', async () => {
    const { folder, files } = createFiles();
    const ref = randomUUID();
    await files.put(ref, randomBytes(140_000));
    const path = toPath(folder, ref);
    const good = readFileSync(path);
    const changed = Buffer.from(good);
    changed.writeUInt8(changed.readUInt8(70_000) ^ 1, 70_000);
    // Cut exactly after the first piece, which only the last piece's mark reveals.
    for (const bad of [
      changed,
      good.subarray(0, 32 + 65_552),
      good.subarray(0, 32),
      good.subarray(0, 10),
      Buffer.alloc(0),
    ]) {
      writeFileSync(path, bad);
      await expect(files.get(ref)).rejects.toThrow(FileAltered);
    }
    const other = `${ref.slice(0, 2)}${randomUUID().slice(2)}`;
    writeFileSync(toPath(folder, other), good);
    await expect(files.get(other)).rejects.toThrow(FileAltered);
  });

  test('keeps the old file when a new content is interrupted, and no half-written one', async () => {
    const { folder, files } = createFiles();
    const ref = randomUUID();
    await files.put(ref, Buffer.from('first'));
    async function* generateBroken(): AsyncGenerator<Buffer> {
      yield randomBytes(100_000);
      await wait(1);
      throw new Error('the connection was lost');
    }
    await expect(files.put(ref, generateBroken())).rejects.toThrow('the connection was lost');
    expect((await files.get(ref)).toString()).toBe('first');
    expect(readdirSync(join(folder, 'making'))).toEqual([]);
  });

  test('deletes a file, and names a missing one', async () => {
    const { files } = createFiles();
    const ref = randomUUID();
    await files.put(ref, Buffer.from('x'));
    await files.delete(ref);
    await files.delete(ref);
    await expect(files.get(ref)).rejects.toThrow(FileMissing);
  });

  test.each(['../../etc/passwd', 'a/b/c/d/e/f/g', '', 'short', '.hidden-file-name', 'x'.repeat(101)])(
    'refuses a reference like "%s"',
    async (ref) => {
      const { files } = createFiles();
      await expect(files.put(ref, Buffer.from('x'))).rejects.toThrow('no reference');
    },
  );

  test('opens files with an older key after a new one, and names a missing key', async () => {
    const { folder, files } = createFiles();
    const ref = randomUUID();
    await files.put(ref, Buffer.from('kept'));
    const fresh = toKey(Buffer.alloc(32, 9));
    expect((await folderFiles(folder, [fresh, KEY]).get(ref)).toString()).toBe('kept');
    await expect(folderFiles(folder, [fresh]).get(ref)).rejects.toThrow(`No key ${KEY.id}`);
  });

  test('removes half-written files of a killed process at start, and keeps those being written', async () => {
    const { folder, files } = createFiles();
    await files.put(randomUUID(), Buffer.from('x'));
    const [old, young] = ['old-half-file', 'young-half-file'].map((name) => join(folder, 'making', name)) as [
      string,
      string,
    ];
    for (const path of [old, young]) writeFileSync(path, 'half');
    utimesSync(old, new Date(0), new Date(0));
    await folderFiles(folder, [KEY]).put(randomUUID(), Buffer.from('y'));
    expect(readdirSync(join(folder, 'making'))).toEqual(['young-half-file']);
  });
});
