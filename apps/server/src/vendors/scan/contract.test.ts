import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { VendorFailure } from '../call.ts';
import { clamdScanner } from './clamd.ts';
import { noScanner } from './none.ts';
import { scanAnswer, type ScanPort } from './port.ts';
import { sandboxScanner } from './sandbox.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const opened: Server[] = [];
afterAll(() => opened.forEach((server) => server.close()));

if (!existsSync('/usr/sbin/clamd')) console.log('clamd is not installed here: its client is tried against a server that speaks the protocol, byte by byte.');

/** Speaks zINSTREAM as clamd(8) describes it, or answers `instead`. */
async function daemon(instead?: string, most = 25_000_000): Promise<number> {
  const server = createServer((socket) => {
    let held = Buffer.alloc(0);
    let [size, tail] = [0, Buffer.alloc(0)];
    let found = false;
    let greeted = false;
    socket.on('error', () => undefined);
    socket.on('data', (more) => {
      held = Buffer.concat([held, Buffer.from(more as Buffer)]);
      if (!greeted && held.length >= 10) {
        if (held.toString('latin1', 0, 10) !== 'zINSTREAM\0') return void socket.end('UNKNOWN COMMAND\0');
        held = held.subarray(10);
        greeted = true;
      }
      while (greeted && held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
        const piece = held.subarray(4, 4 + held.readUInt32BE());
        held = held.subarray(4 + piece.length);
        size += piece.length;
        tail = Buffer.concat([tail, piece]);
        found ||= tail.includes(EICAR);
        tail = tail.subarray(-EICAR.length);
        if (size > most) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
        if (piece.length > 0) continue;
        return void socket.end(instead ?? (found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
      }
    });
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function* pieces(...all: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of all) yield Buffer.from(piece as Uint8Array);
}

const scanners: [string, () => Promise<ScanPort>][] = [
  ['the sandbox', async () => sandboxScanner],
  ['clamd over TCP', async () => clamdScanner({ host: '127.0.0.1', port: await daemon() })],
];

describe.each(scanners)('%s', (_name, open) => {
  test('finds the EICAR file, alone, within another, and where two pieces meet', async () => {
    const scanner = await open();
    for (const content of [pieces(EICAR), pieces('%PDF-1.7 ', EICAR, ' %%EOF'), pieces(EICAR.slice(0, 30), EICAR.slice(30))]) {
      expect(scanAnswer.parse(await scanner.scan(content))).toEqual({ outcome: 'INFECTED', signature: 'Eicar-Test-Signature' });
    }
  });

  test('says CLEAN of anything else, nothing and 20 MB included', async () => {
    const scanner = await open();
    const large = Array.from({ length: 320 }, () => Buffer.alloc(65_536, 7));
    for (const content of [pieces('a paystub'), pieces(), pieces('', 'x', ''), pieces(...large)]) expect(await scanner.scan(content)).toEqual({ outcome: 'CLEAN' });
  });
});

describe('a scanner that gives no clean answer', () => {
  test.each([
    ['an error of the daemon', 'stream: Can\'t open file ERROR\0', 'MALFORMED'],
    ['half an answer', 'stream: O', 'UNAVAILABLE'],
    ['an endless answer', 'x'.repeat(5000), 'MALFORMED'],
    ['OK of something else', 'other: OK\0', 'MALFORMED'],
  ])('%s is a failure and never CLEAN', async (_what, instead, failure) => {
    const scanner = clamdScanner({ host: '127.0.0.1', port: await daemon(instead) });
    await expect(scanner.scan(pieces('a paystub'))).rejects.toMatchObject({ name: 'VendorFailure', failure });
  });

  test('more than it takes, nobody at that port, and no scanner at all are failures', async () => {
    const small = clamdScanner({ host: '127.0.0.1', port: await daemon(undefined, 1000) });
    await expect(small.scan(pieces(Buffer.alloc(5000)))).rejects.toThrow(VendorFailure);
    const port = await daemon();
    await new Promise((resolve) => opened.at(-1)?.close(resolve));
    await expect(clamdScanner({ host: '127.0.0.1', port }).scan(pieces('a'))).rejects.toThrow(VendorFailure);
    await expect(noScanner.scan(pieces('a'))).rejects.toThrow(VendorFailure);
  });
});
