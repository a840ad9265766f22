import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { VendorFailure } from '../call.ts';
import type { ScanAnswer, ScanPort } from './port.ts';

/** The address of ClamAV's daemon. */
export interface ClamdSettings {
  readonly host: string;
  readonly port: number;
}

/** Milliseconds of silence after which the scanner counts as gone. */
const IDLE_TIMEOUT_MS = 20_000;
/** Most bytes of an answer: "stream: NAME FOUND". */
const MAX_REPLY_BYTES = 1000;

/**
 * Scans with ClamAV's daemon over TCP, command zINSTREAM (clamd(8)): pieces, each after its length in four bytes, a
 * zero length at the end, then one answer that ends with a zero byte. Anything else isn't an answer.
 */
export function clamdScanner({ host, port }: ClamdSettings): ScanPort {
  return {
    provider: 'clamd',
    async scan(content) {
      const socket = connect({ host, port });
      const answered = readAnswer(socket);
      // Reported below. This avoids a second report when the daemon hangs up during a write.
      answered.catch(() => undefined);
      try {
        await once(socket, 'connect');
        await streamContent(socket, content);
        return read(await answered);
      } catch (error) {
        throw error instanceof VendorFailure ? error : new VendorFailure('UNAVAILABLE', 'scan');
      } finally {
        socket.destroy();
      }
    },
  };
}

async function streamContent(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of content) {
    // A zero length would end the stream.
    if (piece.length > 0) await write(socket, Buffer.concat([length(piece.length), piece]));
  }
  await write(socket, length(0));
}

async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.write(bytes) || socket.destroyed) return;
  await once(socket, 'drain');
}

function length(bytes: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(bytes);
  return prefix;
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.setTimeout(IDLE_TIMEOUT_MS, () => socket.destroy(new VendorFailure('TIMEOUT', 'scan')));
    socket.on('data', (piece: Buffer) => {
      reply += piece.toString('latin1');
      const end = reply.indexOf('\0');
      if (end !== -1) resolve(reply.slice(0, end));
      else if (reply.length > MAX_REPLY_BYTES) socket.destroy(new VendorFailure('MALFORMED', 'scan'));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new VendorFailure('UNAVAILABLE', 'scan')));
  });
}

function read(said: string): ScanAnswer {
  if (said === 'stream: OK') return { outcome: 'CLEAN' };
  const signature = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1];
  if (signature === undefined) throw new VendorFailure('MALFORMED', 'scan');
  return { outcome: 'INFECTED', signature };
}
