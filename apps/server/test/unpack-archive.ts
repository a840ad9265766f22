import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';

const execFileAsync = promisify(execFile);

/** The system's own Node where there is one, because recipients verify an archive on another machine. */
const NODE_PATH = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path)) ?? process.execPath;

/** A loan's archive, unpacked. */
export interface UnpackedArchive {
  readonly folder: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** Unpacks an archive into a new folder below `root`, as a recipient would. */
export function unpackArchive(root: string, archive: Uint8Array): UnpackedArchive {
  const files = unzipSync(archive);
  const folder = join(root, randomUUID());
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, files };
}

/** Runs an archive's script in isolation: without our settings and folders. */
export async function runVerifyScript(folder: string): Promise<{ code: number; output: string }> {
  const result = await execFileAsync(NODE_PATH, [join(folder, 'verify.mjs')], { cwd: '/', env: {} }).catch(
    (error: { code: number; stdout: string }) => error,
  );
  return { code: 'code' in result ? result.code : 0, output: result.stdout };
}
