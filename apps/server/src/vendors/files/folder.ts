import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open as openFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Key } from '../../kernel/db/index.ts';
import { FileMissing, type Content, type FilesPort } from './port.ts';
import { sealStream, unsealStream } from './sealed-stream.ts';

/** Milliseconds after which a partly written file counts as abandoned. */
const ABANDONED = 3_600_000;

/**
 * Stores files in a folder of this machine, sealed with the vault key. Each is written to a temporary file, flushed and
 * renamed, so after a crash at any moment a file is complete or absent.
 */
export function folderFiles(folder: string, keys: readonly [Key, ...Key[]]): FilesPort {
  const making = join(folder, 'making');
  let opened: Promise<void> | undefined;
  // Opens with the first file, so that a server that stores none creates no folder.
  const open = (): Promise<void> => (opened ??= openFolder(making));
  const stream = (ref: string): Readable =>
    Readable.from(unsealStream(keys, ref, readPieces(toFilePath(folder, ref), ref)));
  return {
    provider: 'folder',
    async put(ref, content) {
      await open();
      const path = toFilePath(folder, ref);
      const temporaryPath = join(making, randomUUID());
      const counted = counting(content);
      try {
        await write(temporaryPath, sealStream(keys[0], ref, counted.bytes));
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(temporaryPath, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(temporaryPath, { force: true });
        throw error;
      }
      return counted.stored();
    },
    async get(ref) {
      const pieces: Buffer[] = [];
      for await (const piece of stream(ref)) pieces.push(piece as Buffer);
      return Buffer.concat(pieces);
    },
    stream,
    async delete(ref) {
      await rm(toFilePath(folder, ref), { force: true });
    },
  };
}

function toFilePath(folder: string, ref: string): string {
  if (!/^[0-9A-Za-z][0-9A-Za-z-]{7,99}$/.test(ref)) throw new Error('This is no reference of a file.');
  return join(folder, ref.slice(0, 2), ref);
}

async function* readPieces(path: string, ref: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk as Buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileMissing(`There is no file ${ref}.`);
    throw error;
  }
}

async function write(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const file = await openFile(path, 'wx', 0o600);
  try {
    for await (const piece of content) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFolder(making: string): Promise<void> {
  await mkdir(making, { recursive: true, mode: 0o700 });
  await sweep(making);
}

async function sweep(making: string): Promise<void> {
  for (const name of await readdir(making)) {
    const path = join(making, name);
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > ABANDONED) await rm(path, { force: true });
  }
}

function counting(content: Content) {
  const hash = createHash('sha256');
  let size = 0;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { bytes: bytes(), stored: () => ({ sha256: hash.digest('hex'), size }) };
}
