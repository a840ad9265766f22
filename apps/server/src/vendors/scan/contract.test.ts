import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeClamd, MAX_ACCEPTED_BYTES, CLAMD_MISSING, startClamd, type Daemon } from '../../../test/clamd.ts';
import { EICAR, buildPdf, buildStream } from '../../../test/hostile-files.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { clamdScanner } from './clamd.ts';
import { noScanner } from './none.ts';
import { scanAnswer, type ScanPort } from './port.ts';
import { sandboxScanner } from './sandbox.ts';

const daemons: Daemon[] = [];
afterAll(() => Promise.all(daemons.map((daemon) => daemon.close())));
if (CLAMD_MISSING) console.log(`${CLAMD_MISSING}: its client is tried against a double of its protocol alone.`);

async function createPort(daemon: Promise<Daemon>): Promise<ScanPort> {
  const running = await daemon;
  daemons.push(running);
  return clamdScanner({ host: '127.0.0.1', port: running.port });
}
const memoize = (open: () => Promise<ScanPort>): (() => Promise<ScanPort>) => {
  let scanner: Promise<ScanPort> | undefined;
  return () => (scanner ??= open());
};

async function* toPieces(...all: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of all) yield Buffer.from(piece as Uint8Array);
}
/** Yields this many harmless bytes, as the store does. */
async function* generateBytes(bytes: number): AsyncGenerator<Uint8Array> {
  for (let sentBytes = 0; sentBytes < bytes; sentBytes += 65_536)
    yield Buffer.alloc(Math.min(65_536, bytes - sentBytes), 7);
}
const scanAll = async (scanner: ScanPort, contents: AsyncIterable<Uint8Array>[]) => {
  const answers = [];
  for (const content of contents)
    answers.push(scanAnswer.parse(await scanner.scan(content, buildRequestMeta())).outcome);
  return answers;
};

const clamd = memoize(() => createPort(startClamd()));
const scanners: { name: string; open: () => Promise<ScanPort>; daemon?: true; missing?: string | undefined }[] = [
  { name: 'the sandbox', open: memoize(async () => sandboxScanner) },
  { name: 'a double of clamd', open: memoize(() => createPort(startFakeClamd())), daemon: true },
  { name: 'clamd', open: clamd, daemon: true, missing: CLAMD_MISSING },
];

for (const { name, open, daemon, missing } of scanners) {
  describe.skipIf(missing)(`${name}${missing ? `: ${missing}` : ''}`, { timeout: 40_000 }, () => {
    test('finds the EICAR file by name: by itself, inside another, and across two pieces', async () => {
      const scanner = await open();
      for (const content of [
        toPieces(EICAR),
        toPieces('%PDF-1.7 ', EICAR, ' %%EOF'),
        toPieces(EICAR.slice(0, 30), EICAR.slice(30)),
      ]) {
        // clamd marks a signature that isn't ClamAV's own as unofficial.
        expect(scanAnswer.parse(await scanner.scan(content, buildRequestMeta()))).toMatchObject({
          outcome: 'INFECTED',
          signature: expect.stringMatching(/^Eicar-Test-Signature(\.UNOFFICIAL)?$/) as unknown,
        });
      }
    });

    test('returns CLEAN for anything else, including nothing and 20 MB', async () => {
      expect(
        await scanAll(await open(), [
          toPieces('a paystub'),
          toPieces(),
          toPieces('', 'x', ''),
          generateBytes(20_000_000),
        ]),
      ).toEqual(['CLEAN', 'CLEAN', 'CLEAN', 'CLEAN']);
    });

    test('keeps files scanned at the same time apart', async () => {
      const scanner = await open();
      const answers = await Promise.all(
        [toPieces('a paystub'), toPieces(EICAR), generateBytes(2_000_000), toPieces('x', EICAR)].map((content) =>
          scanAll(scanner, [content]),
        ),
      );
      expect(answers.flat()).toEqual(['CLEAN', 'INFECTED', 'CLEAN', 'INFECTED']);
    });

    test('fails for a file that ends early, and continues with the next', async () => {
      const scanner = await open();
      const generateCutOff = async function* (): AsyncGenerator<Uint8Array> {
        yield Buffer.from('half');
        throw new Error('the store is gone');
      };
      await expect(scanner.scan(generateCutOff(), buildRequestMeta())).rejects.toBeInstanceOf(Error);
      expect(await scanAll(scanner, [toPieces('a paystub')])).toEqual(['CLEAN']);
    });

    if (!daemon) return;
    test('fails above the size limit, and continues with the next', async () => {
      const scanner = await open();
      for (const more of [1, 15_000_000])
        await expect(scanner.scan(generateBytes(MAX_ACCEPTED_BYTES + more), buildRequestMeta())).rejects.toThrow(
          VendorFailure,
        );
      expect(await scanAll(scanner, [generateBytes(MAX_ACCEPTED_BYTES), toPieces(EICAR)])).toEqual([
        'CLEAN',
        'INFECTED',
      ]);
    });
  });
}

describe.skipIf(CLAMD_MISSING)(
  `clamd, beyond its protocol${CLAMD_MISSING ? `: ${CLAMD_MISSING}` : ''}`,
  { timeout: 40_000 },
  () => {
    test('finds a virus in a compressed stream of a PDF', async () => {
      const scanner = await clamd();
      const packed = buildPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [] /Count 0 >>',
        buildStream('/Filter /FlateDecode', deflateSync(EICAR)),
      ]);
      expect(packed.includes(EICAR)).toBe(false);
      expect(await scanAll(scanner, [toPieces(packed)])).toEqual(['INFECTED']);
    });
  },
);

describe('a scanner without a clean answer', () => {
  test.each([
    ['an error of the daemon', "stream: Can't open file ERROR\0", 'MALFORMED'],
    ['half an answer', 'stream: O', 'UNAVAILABLE'],
    ['an endless answer', 'x'.repeat(5000), 'MALFORMED'],
    ['OK for something else', 'other: OK\0', 'MALFORMED'],
  ])('%s is a failure and never CLEAN', async (_what, instead, failure) => {
    const scanner = await createPort(startFakeClamd(instead));
    await expect(scanner.scan(toPieces('a paystub'), buildRequestMeta())).rejects.toMatchObject({
      name: 'VendorFailure',
      failure,
    });
  });

  test('fails without a daemon at the port, and without a scanner', async () => {
    const daemon = await startFakeClamd();
    await daemon.close();
    await expect(
      clamdScanner({ host: '127.0.0.1', port: daemon.port }).scan(toPieces('a'), buildRequestMeta()),
    ).rejects.toThrow(VendorFailure);
    await expect(noScanner.scan(toPieces('a'), buildRequestMeta())).rejects.toThrow(VendorFailure);
  });
});
