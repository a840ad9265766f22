import type { FileFault, UploadLimits } from '@lintel/domain';
import { ActionSearch } from './pdf-actions.ts';
import { findObjects, findTrailers, holdsObjects, unpackObjects } from './pdf-objects.ts';
import {
  parseFilters,
  fromText,
  inflated,
  inflatedSize,
  scanStreams,
  writtenOut,
  type Filter,
  type Unpacked,
} from './pdf-streams.ts';
import { PdfReader, type Dictionary } from './pdf-syntax.ts';

/**
 * Bytes that may come out of one stream, of one picture, and of all together. A colour page at 600 dots an inch, packed without loss, is 104 MB; to search
 * text costs ten times what it costs to count a picture, so that there may be less of it.
 */
const MOST_OF_STREAM = 32_000_000;
const MOST_OF_PICTURE = 110_000_000;
const MOST_SEARCHED = 64_000_000;
const MOST_IN_ALL = 160_000_000;
const MOST_STREAMS = 20_000;
/** Bytes at the end within which a whole file says where its table of contents stands. */
const TAIL = 2048;

/**
 * What runs, sends, opens or carries something: the types of actions of ISO 32000 (table 198) but those that stay in the document, change what it shows or
 * follow a link to the web, and what holds files, films or forms that a program fills. Every script of a PDF bears the name JavaScript, whatever calls it.
 */
const ACTIVE = new RegExp(
  String.raw`\/(?:(?:JavaScript|Launch|GoToR|GoToE|GoTo3DView|SubmitForm|ImportData|Rendition|Movie|Sound|RichMedia(?:Execute)?|3DD?|OnInstantiate|EmbeddedFiles?|FileAttachment|PresSteps)(?![\w.-])|XFA(?![\w.-])(?!\s*null)|(?<!\/Type[\s\0]*\/)Thread(?![\w.-]))`,
);
const ENCRYPTED = /\/Encrypt(?![\w.-])(?!\s*null)/;
const PAGE = /\/Type[\s\0]*\/Page(?![\w.-])/g;
const PICTURE = /\/Subtype\s*\/Image(?![\w.-])/;
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
  const actions = new ActionSearch();
  const dictionaries = searchObjects(text, actions);
  let [inAll, searched, seenStreams] = [0, 0, 0];
  const streams = scanStreams(text);
  for (let next = streams.next(); !next.done;) {
    const { before, at, start } = next.value;
    const filters = parseFilters(before);
    const ofObjects = dictionaries.get(at) ?? [];
    const isOfObjects = ofObjects.length > 0;
    dictionaries.delete(at);
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
    for (const dictionary of ofObjects) {
      const here = content ?? text.slice(start, text.indexOf('endstream', start));
      for (const object of unpackObjects(dictionary, here)) actions.add(object, object.reader.read(object.at).value);
    }
    if (ACTIVE.test(within)) return 'ACTIVE';
    pages += count(within, PAGE);
    if (pages > limits.pages) return 'TOO_MANY_PAGES';
    next = streams.next(seen.taken);
  }
  // A reader may find packed objects where no stream began for us, such as within the data of another.
  return dictionaries.size > 0 ? 'UNREADABLE' : actions.fault();
}

/** Searches the objects of a file and returns the dictionaries of streams that hold objects, each by where its stream begins. */
function searchObjects(text: string, actions: ActionSearch): Map<number, Dictionary[]> {
  const reader = new PdfReader(text);
  const streams = new Map<number, Dictionary[]>();
  for (const place of findObjects(text, reader)) {
    const { value, end } = reader.read(place.at);
    actions.add(place, value);
    if (
      typeof value !== 'object' ||
      value.kind !== 'dictionary' ||
      !holdsObjects(value) ||
      !text.startsWith('stream', end)
    )
      continue;
    streams.set(end, [...(streams.get(end) ?? []), value]);
  }
  for (const at of findTrailers(text, reader)) actions.search(reader.read(at).value);
  return streams;
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
