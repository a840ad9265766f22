import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isInstalled = (program: string, ...args: string[]): boolean => spawnSync(program, args).error === undefined;

/** Third-party programs that verify a sealed file. Where one is missing, its tests report that and are skipped. */
export const PDFSIG_MISSING = isInstalled('pdfsig', '-v') ? undefined : 'pdfsig of poppler is not installed';
export const OPENSSL_MISSING = isInstalled('openssl', 'version') ? undefined : 'openssl is not installed';

function withTempFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-seal-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns what poppler's pdfsig reports about the last signature, such as "Signature is Valid.", and what it covers.
 */
export function runPdfsig(pdf: Buffer): { signature: string; coversAll: boolean; output: string } {
  return withTempFolder((folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    const { stdout } = spawnSync('pdfsig', ['-nocert', 'a.pdf'], { cwd: folder, encoding: 'utf8' });
    return {
      signature: stdout.match(/Signature Validation: (.*)/)?.[1] ?? 'none',
      coversAll: stdout.includes('Total document signed'),
      output: stdout,
    };
  });
}

/** Whether openssl accepts the signature over the rest of the file, with the certificate in it and without a chain. */
export function verifyWithOpenssl(pdf: Buffer): boolean {
  const [, b = 0, c = 0, d = 0] =
    /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'))?.slice(1).map(Number) ?? [];
  return withTempFolder((folder) => {
    const der = Buffer.from(pdf.subarray(b + 1, c - 1).toString('latin1'), 'hex');
    writeFileSync(join(folder, 'sig.der'), der);
    writeFileSync(join(folder, 'content'), Buffer.concat([pdf.subarray(0, b), pdf.subarray(c, c + d)]));
    return (
      spawnSync(
        'openssl',
        [
          'cms',
          '-verify',
          '-noverify',
          '-binary',
          '-inform',
          'DER',
          '-in',
          'sig.der',
          '-content',
          'content',
          '-out',
          'out',
        ],
        { cwd: folder },
      ).status === 0
    );
  });
}

/** Returns the text of a PDF as poppler reads it, for tests about the pages' content. */
export const extractPdfText = (pdf: Buffer): string =>
  withTempFolder((folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    return execFileSync('pdftotext', ['-layout', 'a.pdf', '-'], { cwd: folder, encoding: 'utf8' });
  });
