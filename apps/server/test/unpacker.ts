import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { unpackArchive, type UnpackedArchive } from './unpack-archive.ts';

/** Unpacks archives into folders that are removed after the file's tests. */
export function createUnpacker(): (archive: Uint8Array) => UnpackedArchive {
  const root = mkdtempSync(join(tmpdir(), 'lintel-pack-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return (archive) => unpackArchive(root, archive);
}
