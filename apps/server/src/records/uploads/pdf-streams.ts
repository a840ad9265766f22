import { constants, createInflate, inflateSync } from 'node:zlib';

/** Where a stream's data begin, and all plain text since the data before it, which contains the stream's dictionary. */
export interface PdfStream {
  readonly before: string;
  /** Where the word `stream` is. */
  readonly at: number;
  readonly start: number;
}

/**
 * Most escaped letters. Some hundreds occur by chance in 20 MB, and decoding millions takes longer than any other step.
 */
const MAX_ESCAPED = 100_000;

/** Decodes `#4a` escapes in names, so that none hides. Throws when there are too many. */
export function decodeNameEscapes(text: string): string {
  const escape = /#([0-9a-fA-F]{2})/g;
  // Counted first, because `replace` collects every match before it begins.
  for (let escaped = 0; escape.test(text); escaped += 1)
    if (escaped > MAX_ESCAPED) throw new Error('More escapes than any name needs.');
  return text.replaceAll(escape, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Yields every place where a PDF parser might see a stream begin, in file order. The caller passes back how many bytes
 * each one took, and the rest is searched again: neither a length that the file claims nor a word inside the data can
 * hide another stream.
 */
export function* scanStreams(text: string): Generator<PdfStream, void, number> {
  let from = 0;
  let plainSince = 0;
  for (;;) {
    const at = text.indexOf('stream', from);
    if (at === -1) return;
    from = at + 6;
    if (text.startsWith('end', at - 3) || !/[\r\n]/.test(text[from] ?? '')) continue;
    const start = text.startsWith('\r\n', from) ? from + 2 : from + 1;
    const taken = yield { before: decodeNameEscapes(text.slice(plainSince, at)), at, start };
    from = start + taken;
    plainSince = from;
  }
}

const KNOWN_FILTERS: Readonly<Record<string, 'FLATE' | 'BASE85' | 'HEX' | 'PICTURE'>> = {
  FlateDecode: 'FLATE',
  Fl: 'FLATE',
  ASCII85Decode: 'BASE85',
  A85: 'BASE85',
  ASCIIHexDecode: 'HEX',
  AHx: 'HEX',
  DCTDecode: 'PICTURE',
  JPXDecode: 'PICTURE',
  CCITTFaxDecode: 'PICTURE',
  JBIG2Decode: 'PICTURE',
};
export type Filter = (typeof KNOWN_FILTERS)[string];

/** A signature uses the same word for the program that made it. */
const SIGNATURE = /^Adobe\./;

/**
 * Where the data's compression is declared. A dictionary under this key belongs to a signature. No legitimate list of
 * filters is longer, and an unbounded search would keep the thread busy.
 */
const FILTERS = /\/Filter(?![\w.-])(?!\s*<<)\s*(\[[^\]]{0,300}\]|\/[\w.-]+)?/g;

/**
 * Returns the data's compression, outermost filter first. Undefined when it isn't declared once, inline, and in a form
 * that we can decompress.
 */
export function parseFilters(before: string): Filter[] | undefined {
  let filter: { names: string | undefined } | undefined;
  for (const [, names] of before.matchAll(FILTERS)) {
    if (SIGNATURE.test(names?.slice(1) ?? '')) continue;
    if (filter) return undefined;
    filter = { names };
  }
  if (!filter) return [];
  const { names } = filter;
  if (names === undefined || /\d\s+R|%/.test(names)) return undefined;
  const filters = [...names.matchAll(/\/([\w.-]+)/g)].map(([, name = '']) => KNOWN_FILTERS[name]);
  return filters.includes(undefined) ? undefined : (filters as Filter[]);
}

/** The output size, the compressed bytes consumed, and the content if it was kept. */
export type InflateResult =
  | { readonly bytes: number; readonly taken: number; readonly content?: Buffer }
  | 'TOO_LARGE'
  | 'BROKEN';

/** Decompresses at most `maxBytes` bytes and keeps them. The data mark their own end. */
export function inflateBounded(data: Buffer, maxBytes: number): InflateResult {
  try {
    // Node's types don't know that `info` changes the return value.
    const { buffer, engine } = inflateSync(data, {
      maxOutputLength: maxBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { bytes: buffer.length, taken: engine.bytesWritten, content: buffer };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'BROKEN';
  }
}

/** Bytes decompressed at a time: a small image takes one step. */
const PIECE = 1_000_000;

/** Counts the decompressed size piece by piece without keeping any content. */
export function inflatedSize(data: Buffer, maxBytes: number): Promise<InflateResult> {
  const small = inflateBounded(data, PIECE);
  if (small === 'BROKEN') return Promise.resolve(small);
  if (small !== 'TOO_LARGE') return Promise.resolve({ bytes: small.bytes, taken: small.taken });
  return new Promise((resolve) => {
    const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE });
    let bytes = 0;
    inflate.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= maxBytes) return;
      inflate.destroy();
      resolve('TOO_LARGE');
    });
    inflate.on('end', () => resolve({ bytes, taken: inflate.bytesWritten }));
    inflate.on('error', () => resolve('BROKEN'));
    inflate.end(data);
  });
}

/** Decodes text-encoded bytes up to their end mark. */
export function fromText(data: Buffer, kind: 'BASE85' | 'HEX'): { content: Buffer; taken: number } | undefined {
  const mark = kind === 'HEX' ? '>' : '~>';
  const end = data.indexOf(mark);
  if (end === -1) return undefined;
  const packed = data.toString('latin1', 0, end).replaceAll(/\s/g, '');
  const content =
    kind === 'HEX'
      ? Buffer.from(packed.length % 2 === 0 ? packed : `${packed}0`, 'hex')
      : fromBase85(packed.replace(/^<~/, ''));
  return content && { content, taken: end + mark.length };
}

function fromBase85(packed: string): Buffer | undefined {
  const bytes: number[] = [];
  let group: number[] = [];
  const flush = (given: number): void => {
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < given; index += 1) bytes.push(Math.floor(value / 256 ** (3 - index)) % 256);
    group = [];
  };
  for (const sign of packed) {
    if (sign === 'z' && group.length === 0) {
      bytes.push(0, 0, 0, 0);
      continue;
    }
    const digit = sign.charCodeAt(0) - 33;
    if (digit < 0 || digit > 84) return undefined;
    group.push(digit);
    if (group.length === 5) flush(4);
  }
  const rest = group.length;
  if (rest > 1) {
    while (group.length < 5) group.push(84);
    flush(rest - 1);
  }
  return Buffer.from(bytes);
}
