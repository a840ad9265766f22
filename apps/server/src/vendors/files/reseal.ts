import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Key } from '../../kernel/db/index.ts';
import { folderFiles } from './folder.ts';
import { FileMissing } from './port.ts';
import { HEADER_BYTES, readKeyId } from './sealed-stream.ts';

/** The newest key first. */
type Keys = readonly [Key, ...Key[]];

/** Yields the reference and path of each file that isn't sealed with the newest key. */
async function* olderFiles(folder: string, [newest]: Keys): AsyncGenerator<{ ref: string; path: string }> {
  // Files are in folders named by the first two characters of their reference. Everything else is partly written or
  // isn't ours.
  for (const part of await namesIn(folder)) {
    if (part.length !== 2) continue;
    for (const ref of await namesIn(join(folder, part))) {
      const path = join(folder, part, ref);
      const id = await keyIdAt(path);
      if (id !== null && id !== newest.id) yield { ref, path };
    }
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Returns the id of the key that a file is sealed with, `unknown` for one without a valid header, null for one that was
 * deleted in between.
 */
async function keyIdAt(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return readKeyId(buffer.subarray(0, bytesRead)) ?? 'unknown';
  } finally {
    await file.close();
  }
}

/**
 * Reseals each file with the newest key, for key rotation: writes a temporary file and renames it, so that a reader
 * gets the complete old or new one. Returns how many files were resealed and how many couldn't be; a file deleted in
 * between counts as neither.
 */
export async function resealFiles(
  folder: string,
  keys: Keys,
  shouldContinue: () => boolean,
): Promise<{ done: number; unreadable: number }> {
  const files = folderFiles(folder, keys);
  const counted = { done: 0, unreadable: 0 };
  for await (const { ref, path } of olderFiles(folder, keys)) {
    if (!shouldContinue()) break;
    try {
      await files.put(ref, whileThere(path, ref, files.stream(ref)));
      counted.done += 1;
    } catch (error) {
      if (!(error instanceof FileMissing)) counted.unreadable += 1;
    }
  }
  return counted;
}

/** Yields the content if its file still exists at the end, so that a file deleted in between doesn't come back. */
async function* whileThere(path: string, ref: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* content;
  if (!(await stat(path).catch(() => null))) throw new FileMissing(`There is no file ${ref}.`);
}

/** Counts the files that a key rotation must still reseal. */
export async function countOlderFiles(folder: string, keys: Keys): Promise<number> {
  let count = 0;
  for await (const _file of olderFiles(folder, keys)) count += 1;
  return count;
}
