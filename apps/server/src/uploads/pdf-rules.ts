import type { FileFault, UploadLimits } from '@lintel/domain';
import { filtersOf, fromText, inflated, inflatedSize, streamsOf, writtenOut, type Filter, type Unpacked } from './pdf-streams.ts';

/** Bytes that may come out of one stream, of one picture, and of all together: a colour page at 600 dots an inch is 104 MB. */
const MOST_OF_STREAM = 32_000_000;
const MOST_OF_PICTURE = 160_000_000;
const MOST_IN_ALL = 400_000_000;
const MOST_OBJECTS = 100_000;
/** Bytes at the end within which a whole file says where its table of contents stands. */
const TAIL = 2048;

/** What runs, sends or carries something. Every script of a PDF bears the name JavaScript, whatever calls it. */
const ACTIVE = /\/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Rendition|Movie|Sound)(?![\w.-])|XFA\s*[[\d<(])/;
const ENCRYPTED = /\/Encrypt\s*[\d<]/;
const PAGE = /\/Type\s*\/Page(?![\w.-])/g;
const PICTURE = /\/Subtype\s*\/Image(?![\w.-])/;

/**
 * What is wrong with a PDF by its own text, without a reader of PDFs: broken off, locked, active, too long, or made to swell when it is opened. What
 * cannot be looked into is refused: a reader may see more in it than we do.
 */
export async function faultOfPdf(bytes: Buffer, limits: UploadLimits): Promise<FileFault | null> {
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-TAIL))) return 'UNREADABLE';
  const plain = writtenOut(text);
  if (ENCRYPTED.test(plain)) return 'LOCKED';
  if (ACTIVE.test(plain)) return 'ACTIVE';
  let pages = count(plain, PAGE);
  if (pages > limits.pages) return 'TOO_MANY_PAGES';
  if (count(text, /\d\s+obj\b/g) > MOST_OBJECTS) return 'UNREADABLE';
  let [inAll, seenStreams] = [0, 0];
  const streams = streamsOf(text);
  for (let next = streams.next(); !next.done; ) {
    const { before, start } = next.value;
    const filters = filtersOf(before);
    const seen = filters ? await unpacked(bytes.subarray(start), filters, PICTURE.test(before)) : 'BROKEN';
    if (typeof seen === 'string') return 'UNREADABLE';
    inAll += seen.bytes;
    seenStreams += 1;
    if (inAll > MOST_IN_ALL || seenStreams > MOST_OBJECTS) return 'UNREADABLE';
    const within = seen.content ? writtenOut(seen.content.toString('latin1')) : '';
    if (ACTIVE.test(within)) return 'ACTIVE';
    pages += count(within, PAGE);
    if (pages > limits.pages) return 'TOO_MANY_PAGES';
    next = streams.next(seen.taken);
  }
  return null;
}

/** What a stream holds. Packed twice it can swell a million times, and nobody has a reason for that. */
async function unpacked(data: Buffer, filters: readonly Filter[], isPicture: boolean): Promise<Unpacked> {
  const packed = filters.filter((filter) => filter !== 'PICTURE');
  if (filters.indexOf('PICTURE') !== -1 && filters.indexOf('PICTURE') !== filters.length - 1) return 'BROKEN';
  if (packed.filter((filter) => filter === 'FLATE').length > 1 || packed.length > 2) return 'BROKEN';
  let taken: number | undefined;
  let content = data;
  for (const filter of packed) {
    const seen: Unpacked = filter === 'FLATE' ? await fromFlate(content, isPicture) : held(fromText(content, filter as 'BASE85' | 'HEX'));
    if (typeof seen === 'string') return seen;
    taken ??= seen.taken;
    if (!seen.content) return { bytes: seen.bytes, taken };
    content = seen.content;
  }
  return taken === undefined ? { bytes: 0, taken: 0 } : { bytes: content.length, taken, content };
}

/** A picture is not held: a large one is counted piece by piece. */
async function fromFlate(data: Buffer, isPicture: boolean): Promise<Unpacked> {
  const seen = inflated(data, MOST_OF_STREAM);
  return seen === 'TOO_LARGE' && isPicture ? inflatedSize(data, MOST_OF_PICTURE) : seen;
}

const held = (read: ReturnType<typeof fromText>): Unpacked => (read ? { bytes: read.content.length, ...read } : 'BROKEN');

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
