import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key } from '../../kernel/db/index.ts';
import { FileAltered } from './port.ts';

/** Content of one sealed piece, which is held in memory and verified before it is returned. */
const PIECE_BYTES = 65_536;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const KEY_ID_BYTES = 12;
const MAGIC = Buffer.from('LNF1');
export const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;

/**
 * Encrypts a file for the file store: a header (format name, key ID, salt), then pieces of AES-256-GCM. Each file has
 * its own key, derived from the vault key by HKDF with the salt. A piece's nonce is its number and whether it is the
 * last, so pieces can't be moved, dropped or cut off at the end. Header and reference are authenticated: a file under
 * another's name doesn't open.
 */
export async function* sealStream(key: Key, ref: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const header = Buffer.concat([
    MAGIC,
    Buffer.from(key.id.padEnd(KEY_ID_BYTES).slice(0, KEY_ID_BYTES)),
    randomBytes(SALT_BYTES),
  ]);
  const secret = fileKey(key, header);
  yield header;
  let number = 0;
  let waiting: Buffer | undefined;
  for await (const piece of inPieces(content)) {
    if (waiting) yield sealPiece(secret, ref, header, { piece: waiting, number: number++, last: false });
    waiting = piece;
  }
  yield sealPiece(secret, ref, header, { piece: waiting ?? Buffer.alloc(0), number, last: true });
}

/**
 * Decrypts a stored file. Yields verified pieces before the end is verified, so callers must discard all output if it
 * throws: `FileAltered` when the file isn't what was sealed, an ordinary Error when its key is missing.
 */
export async function* unsealStream(
  keys: readonly Key[],
  ref: string,
  stored: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let header: Buffer | undefined;
  let secret: Buffer | undefined;
  let number = 0;
  const open = (piece: Buffer, last: boolean): Buffer => {
    if (!header || !secret) throw new FileAltered(`The file ${ref} has no header.`);
    return openPiece(secret, ref, header, { piece, number: number++, last });
  };
  for await (const chunk of stored) {
    held = Buffer.concat([held, chunk]);
    if (!header && held.length >= HEADER_BYTES) {
      header = held.subarray(0, HEADER_BYTES);
      held = held.subarray(HEADER_BYTES);
      secret = fileKey(findKey(keys, ref, header), header);
    }
    // At least one more byte than a piece is available, so this piece isn't the last.
    while (header && held.length > PIECE_BYTES + TAG_BYTES) {
      const piece = held.subarray(0, PIECE_BYTES + TAG_BYTES);
      held = held.subarray(PIECE_BYTES + TAG_BYTES);
      yield open(piece, false);
    }
  }
  yield open(held, true);
}

interface Piece {
  readonly piece: Buffer;
  readonly number: number;
  readonly last: boolean;
}

function sealPiece(secret: Buffer, ref: string, header: Buffer, { piece, number, last }: Piece): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonce(number, last)).setAAD(additionalData(ref, header));
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(secret: Buffer, ref: string, header: Buffer, { piece, number, last }: Piece): Buffer {
  const body = Math.max(piece.length - TAG_BYTES, 0);
  try {
    const cipher = createDecipheriv('aes-256-gcm', secret, nonce(number, last), { authTagLength: TAG_BYTES });
    cipher.setAAD(additionalData(ref, header)).setAuthTag(piece.subarray(body));
    return Buffer.concat([cipher.update(piece.subarray(0, body)), cipher.final()]);
  } catch {
    throw new FileAltered(`The file ${ref} is not what was stored.`);
  }
}

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes.writeUInt8(last ? 1 : 0, 11);
  return bytes;
}

const additionalData = (ref: string, header: Buffer): Buffer => Buffer.concat([header, Buffer.from(ref)]);

function fileKey(key: Key, header: Buffer): Buffer {
  return Buffer.from(
    hkdfSync('sha256', key.bytes, header.subarray(MAGIC.length + KEY_ID_BYTES), 'lintel file store 1', 32),
  );
}

function findKey(keys: readonly Key[], ref: string, header: Buffer): Key {
  const id = readKeyId(header);
  if (id === null) throw new FileAltered(`The file ${ref} is not one of ours.`);
  const key = keys.find((one) => one.id === id);
  if (!key) throw new Error(`No key ${id} to open the file ${ref}.`);
  return key;
}

/** Returns the ID of the key that sealed the file with this header, or null for a file that isn't ours. */
export const readKeyId = (header: Buffer): string | null =>
  header.subarray(0, MAGIC.length).equals(MAGIC)
    ? header
        .subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES)
        .toString()
        .trim()
    : null;

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + PIECE_BYTES - length);
      parts.push(part);
      length += part.length;
      from += part.length;
      if (length === PIECE_BYTES) {
        yield Buffer.concat(parts);
        [parts, length] = [[], 0];
      }
    }
  }
  if (length > 0) yield Buffer.concat(parts);
}
