import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { clamdDouble, MOST_TAKEN, NO_CLAMD, startClamd, type Daemon } from '../../../test/clamd.ts';
import { EICAR, buildPdf, stream } from '../../../test/hostile-files.ts';
import { requestMeta } from '../../../test/request-meta.ts';
import { VendorFailure } from '../call.ts';
import { clamdScanner } from './clamd.ts';
import { noScanner } from './none.ts';
import { scanAnswer, type ScanPort } from './port.ts';
import { sandboxScanner } from './sandbox.ts';

const opened: Daemon[] = [];
afterAll(() => Promise.all(opened.map((daemon) => daemon.close())));
if (NO_CLAMD) console.log(`${NO_CLAMD}: its client is tried against a double of its protocol alone.`);

async function over(daemon: Promise<Daemon>): Promise<ScanPort> {
  const running = await daemon;
  opened.push(running);
  return clamdScanner({ host: '127.0.0.1', port: running.port });
}
const once = (open: () => Promise<ScanPort>): (() => Promise<ScanPort>) => {
  let scanner: Promise<ScanPort> | undefined;
  return () => (scanner ??= open());
};

async function* pieces(...all: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of all) yield Buffer.from(piece as Uint8Array);
}
/** Yields this many harmless bytes, as the store does. */
async function* much(bytes: number): AsyncGenerator<Uint8Array> {
  for (let given = 0; given < bytes; given += 65_536) yield Buffer.alloc(Math.min(65_536, bytes - given), 7);
}
const outcomes = async (scanner: ScanPort, contents: AsyncIterable<Uint8Array>[]) => {
  const said = [];
  for (const content of contents) said.push(scanAnswer.parse(await scanner.scan(content, requestMeta())).outcome);
  return said;
};

const clamd = once(() => over(startClamd()));
const scanners: { name: string; open: () => Promise<ScanPort>; daemon?: true; missing?: string | undefined }[] = [
  { name: 'the sandbox', open: once(async () => sandboxScanner) },
  { name: 'a double of clamd', open: once(() => over(clamdDouble())), daemon: true },
  { name: 'clamd', open: clamd, daemon: true, missing: NO_CLAMD },
];

for (const { name, open, daemon, missing } of scanners) {
  describe.skipIf(missing)(`${name}${missing ? `: ${missing}` : ''}`, { timeout: 40_000 }, () => {
    test('finds the EICAR file, alone, within another, and where two pieces meet, by its name', async () => {
      const scanner = await open();
      for (const content of [
        pieces(EICAR),
        pieces('%PDF-1.7 ', EICAR, ' %%EOF'),
        pieces(EICAR.slice(0, 30), EICAR.slice(30)),
      ]) {
        // clamd marks a signature that isn't ClamAV's own as unofficial.
        expect(scanAnswer.parse(await scanner.scan(content, requestMeta()))).toMatchObject({
          outcome: 'INFECTED',
          signature: expect.stringMatching(/^Eicar-Test-Signature(\.UNOFFICIAL)?$/) as unknown,
        });
      }
    });

    test('says CLEAN of anything else, nothing and 20 MB included', async () => {
      expect(
        await outcomes(await open(), [pieces('a paystub'), pieces(), pieces('', 'x', ''), much(20_000_000)]),
      ).toEqual(['CLEAN', 'CLEAN', 'CLEAN', 'CLEAN']);
    });

    test('keeps files apart that are looked at at the same time', async () => {
      const scanner = await open();
      const said = await Promise.all(
        [pieces('a paystub'), pieces(EICAR), much(2_000_000), pieces('x', EICAR)].map((content) =>
          outcomes(scanner, [content]),
        ),
      );
      expect(said.flat()).toEqual(['CLEAN', 'INFECTED', 'CLEAN', 'INFECTED']);
    });

    test('of a file that ends in the middle says nothing, and goes on with the next', async () => {
      const scanner = await open();
      const cutOff = async function* (): AsyncGenerator<Uint8Array> {
        yield Buffer.from('half');
        throw new Error('the store is gone');
      };
      await expect(scanner.scan(cutOff(), requestMeta())).rejects.toBeInstanceOf(Error);
      expect(await outcomes(scanner, [pieces('a paystub')])).toEqual(['CLEAN']);
    });

    if (!daemon) return;
    test('says nothing of more than it takes, a little or a lot more, and goes on with the next', async () => {
      const scanner = await open();
      for (const more of [1, 15_000_000])
        await expect(scanner.scan(much(MOST_TAKEN + more), requestMeta())).rejects.toThrow(VendorFailure);
      expect(await outcomes(scanner, [much(MOST_TAKEN), pieces(EICAR)])).toEqual(['CLEAN', 'INFECTED']);
    });
  });
}

describe.skipIf(NO_CLAMD)(`clamd, beyond its protocol${NO_CLAMD ? `: ${NO_CLAMD}` : ''}`, { timeout: 40_000 }, () => {
  test('finds what is packed in a stream of a PDF', async () => {
    const scanner = await clamd();
    const packed = buildPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      stream('/Filter /FlateDecode', deflateSync(EICAR)),
    ]);
    expect(packed.includes(EICAR)).toBe(false);
    expect(await outcomes(scanner, [pieces(packed)])).toEqual(['INFECTED']);
  });
});

describe('a scanner that gives no clean answer', () => {
  test.each([
    ['an error of the daemon', "stream: Can't open file ERROR\0", 'MALFORMED'],
    ['half an answer', 'stream: O', 'UNAVAILABLE'],
    ['an endless answer', 'x'.repeat(5000), 'MALFORMED'],
    ['OK of something else', 'other: OK\0', 'MALFORMED'],
  ])('%s is a failure and never CLEAN', async (_what, instead, failure) => {
    const scanner = await over(clamdDouble(instead));
    await expect(scanner.scan(pieces('a paystub'), requestMeta())).rejects.toMatchObject({
      name: 'VendorFailure',
      failure,
    });
  });

  test('nobody at that port, and no scanner at all, are failures', async () => {
    const daemon = await clamdDouble();
    await daemon.close();
    await expect(
      clamdScanner({ host: '127.0.0.1', port: daemon.port }).scan(pieces('a'), requestMeta()),
    ).rejects.toThrow(VendorFailure);
    await expect(noScanner.scan(pieces('a'), requestMeta())).rejects.toThrow(VendorFailure);
  });
});
