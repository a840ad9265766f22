import type { FileFault, UploadLimits } from '@lintel/domain';
import { faultOfActions, GAP, type PackedObjects } from './pdf-actions.ts';
import {
  filtersOf,
  fromText,
  inflated,
  inflatedSize,
  streamsOf,
  writtenOut,
  type Filter,
  type Unpacked,
} from './pdf-streams.ts';

/**
 * Bytes that may come out of one stream, of one picture, and of all together. A colour page at 600 dots an inch, packed without loss, is 104 MB; to search
 * text costs ten times what it costs to count a picture, so that there may be less of it.
 */
const MOST_OF_STREAM = 32_000_000;
const MOST_OF_PICTURE = 110_000_000;
const MOST_SEARCHED = 64_000_000;
const MOST_IN_ALL = 160_000_000;
const MOST_OBJECTS = 100_000;
const MOST_STREAMS = 20_000;
/** Bytes at the end within which a whole file says where its table of contents stands. */
const TAIL = 2048;

/**
 * What runs, sends, opens or carries something: the types of actions of ISO 32000 (table 198) but those that stay in the document, change what it shows or
 * follow a link to the web, and what holds files, films or forms that a program fills. Every script of a PDF bears the name JavaScript, whatever calls it.
 */
const ACTIVE = new RegExp(
  String.raw`\/(?:(?:JavaScript|Launch|GoToR|GoToE|GoTo3DView|SubmitForm|ImportData|Rendition|Movie|Sound|RichMedia(?:Execute)?|EmbeddedFiles?|FileAttachment)(?![\w.-])|XFA(?![\w.-])(?!\s*null)|(?<!\/Type[\s\0]*\/)Thread(?![\w.-]))`,
);
const ENCRYPTED = /\/Encrypt(?![\w.-])(?!\s*null)/;
const PAGE = new RegExp(String.raw`\/Type${GAP}\/Page(?![\w.-])`, 'g');
const PICTURE = /\/Subtype\s*\/Image(?![\w.-])/;
/** Says where the first object stands in a stream of objects; of an outline it says which object is the first. */
const OBJECTS = /\/ObjStm(?![\w.-])|\/First(?![\w.-])(?![\s\0]*\d+[\s\0]+\d+[\s\0]+R(?![\w.-]))/;
/** No other stream says it in any way. */
const FIRST = /\/First(?![\w.-])/;
/** Where the first object stands, when it is said in place. */
const FIRST_AT = /\/First\s+(\d{1,9})(?![\d.])(?!\s+\d+\s+R)/g;
/** Packed objects are packed plainly: nobody has a reason to foretell bytes of them from those before. */
const FORETOLD = /\/(?:DecodeParms|DP|Predictor)(?![\w.-])/;

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
  let [inAll, searched, seenStreams] = [0, 0, 0];
  /** What stands beside the data of streams, and what packed objects say. */
  const said: string[] = [];
  const objects: PackedObjects[] = [];
  let [end, isAfterData] = [0, false];
  const streams = streamsOf(text);
  for (let next = streams.next(); !next.done;) {
    const { before, start } = next.value;
    said.push(isAfterData ? afterData(before) : before);
    const filters = filtersOf(before);
    const isOfObjects = OBJECTS.test(before) || FIRST.test(before.slice(before.lastIndexOf('endobj') + 1));
    if (isOfObjects && (FORETOLD.test(before) || filters?.includes('PICTURE'))) return 'UNREADABLE';
    const seen = filters
      ? await unpacked(bytes.subarray(start), filters, PICTURE.test(before) && !isOfObjects)
      : 'BROKEN';
    if (typeof seen === 'string') return 'UNREADABLE';
    inAll += seen.bytes;
    searched += seen.content?.length ?? 0;
    seenStreams += 1;
    if (inAll > MOST_IN_ALL || searched > MOST_SEARCHED || seenStreams > MOST_STREAMS) return 'UNREADABLE';
    const content = seen.content?.toString('latin1');
    const within = writtenOut(content ?? '');
    if (isOfObjects) {
      const here = content ?? text.slice(start, text.indexOf('endstream', start));
      objects.push({ content: here, first: firstOf(before) });
      said.push(writtenOut(here));
    }
    [end, isAfterData] = [start + seen.taken, true];
    if (ACTIVE.test(within)) return 'ACTIVE';
    pages += count(within, PAGE);
    if (pages > limits.pages) return 'TOO_MANY_PAGES';
    next = streams.next(seen.taken);
  }
  const tail = writtenOut(text.slice(end));
  return faultOfActions([...said, isAfterData ? afterData(tail) : tail], objects);
}

/** The text without the rest of the data that come before it: bytes of a picture may look like any word. */
const afterData = (text: string): string => text.slice(Math.max(text.indexOf('endstream'), 0));

function firstOf(before: string): number | null {
  const first = [...before.matchAll(FIRST_AT)].at(-1)?.[1];
  return first === undefined ? null : Number(first);
}

/** What a stream holds. Packed twice it can swell a million times, and nobody has a reason for that. */
async function unpacked(data: Buffer, filters: readonly Filter[], isPicture: boolean): Promise<Unpacked> {
  const packed = filters.filter((filter) => filter !== 'PICTURE');
  if (filters.indexOf('PICTURE') !== -1 && filters.indexOf('PICTURE') !== filters.length - 1) return 'BROKEN';
  if (packed.filter((filter) => filter === 'FLATE').length > 1 || packed.length > 2) return 'BROKEN';
  let taken: number | undefined;
  let content = data;
  for (const filter of packed) {
    const seen: Unpacked =
      filter === 'FLATE' ? await fromFlate(content, isPicture) : held(fromText(content, filter as 'BASE85' | 'HEX'));
    if (typeof seen === 'string') return seen;
    taken ??= seen.taken;
    if (!seen.content) return { bytes: seen.bytes, taken };
    content = seen.content;
  }
  return taken === undefined ? { bytes: 0, taken: 0 } : { bytes: content.length, taken, content };
}

/** A picture holds no objects: it is counted piece by piece. */
const fromFlate = async (data: Buffer, isPicture: boolean): Promise<Unpacked> =>
  isPicture ? inflatedSize(data, MOST_OF_PICTURE) : inflated(data, MOST_OF_STREAM);

const held = (read: ReturnType<typeof fromText>): Unpacked =>
  read ? { bytes: read.content.length, ...read } : 'BROKEN';

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
