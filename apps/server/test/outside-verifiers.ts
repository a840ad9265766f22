import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).error === undefined;

/** Programs of others that look at a sealed file; where one is missing its tests say so and are left out. */
export const NO_PDFSIG = has('pdfsig', '-v') ? undefined : 'pdfsig of poppler is not installed';
export const NO_OPENSSL = has('openssl', 'version') ? undefined : 'openssl is not installed';

function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-seal-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What poppler's pdfsig says of the last signature, as "Signature is Valid.", and of what it covers. */
export function pdfsig(pdf: Buffer): { signature: string; coversAll: boolean; said: string } {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    const { stdout } = spawnSync('pdfsig', ['-nocert', 'a.pdf'], { cwd: folder, encoding: 'utf8' });
    return {
      signature: stdout.match(/Signature Validation: (.*)/)?.[1] ?? 'none',
      coversAll: stdout.includes('Total document signed'),
      said: stdout,
    };
  });
}

/** Whether openssl takes the signature for one over the rest of the file; the certificate is the one in it, no chain is asked for. */
export function openssl(pdf: Buffer): boolean {
  const [, b = 0, c = 0, d = 0] =
    /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)/.exec(pdf.toString('latin1'))?.slice(1).map(Number) ?? [];
  return inFolder((folder) => {
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

/** The text of a PDF as poppler reads it, for tests on what stands on the pages. */
export const textOfPdf = (pdf: Buffer): string =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    return execFileSync('pdftotext', ['-layout', 'a.pdf', '-'], { cwd: folder, encoding: 'utf8' });
  });
