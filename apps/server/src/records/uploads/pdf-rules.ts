import type { FileFault, UploadLimits } from '@lintel/domain';
import { ActionSearch } from './pdf-actions.ts';
import { findObjects, findTrailers, holdsObjects, unpackObjects } from './pdf-objects.ts';
import {
  parseFilters,
  fromText,
  inflateBounded,
  inflatedSize,
  scanStreams,
  decodeNameEscapes,
  type Filter,
  type InflateResult,
} from './pdf-streams.ts';
import { PdfReader, type Dictionary } from './pdf-syntax.ts';

/**
 * Most bytes out of one stream, of one image, and of all together. A color page at 600 dots per inch, compressed
 * without loss, is 104 MB. Searching text costs ten times as much as counting an image, so its limit is lower.
 */
const MAX_STREAM_BYTES = 32_000_000;
const MAX_IMAGE_BYTES = 110_000_000;
const MAX_SEARCHED_BYTES = 64_000_000;
const MAX_TOTAL_BYTES = 160_000_000;
const MAX_STREAMS = 20_000;
/** Bytes at the end within which a complete file states the position of its cross-reference table. */
const TAIL = 2048;

/**
 * Names that run, send, open or embed something: the action types of ISO 32000 (table 198), except those that stay in
 * the document, change its display or follow a web link, and containers of files, films or scripted forms. Every script
 * of a PDF has the name JavaScript, whatever calls it.
 */
const ACTIVE = new RegExp(
  String.raw`\/(?:(?:JavaScript|Launch|GoToR|GoToE|GoTo3DView|SubmitForm|ImportData|Rendition|Movie|Sound|RichMedia(?:Execute)?|3DD?|OnInstantiate|EmbeddedFiles?|FileAttachment|PresSteps)(?![\w.-])|XFA(?![\w.-])(?!\s*null)|(?<!\/Type[\s\0]*\/)Thread(?![\w.-]))`,
);
const ENCRYPTED = /\/Encrypt(?![\w.-])(?!\s*null)/;
const PAGE = /\/Type[\s\0]*\/Page(?![\w.-])/g;
const PICTURE = /\/Subtype\s*\/Image(?![\w.-])/;
/** Compressed objects use plain compression: no legitimate file needs a predictor for them. */
const PREDICTOR = /\/(?:DecodeParms|DP|Predictor)(?![\w.-])/;

/**
 * Returns what is wrong with a PDF by its bytes, without a PDF parser: truncated, encrypted, active, too long, or a
 * decompression bomb. Refuses what can't be inspected, because a parser may see more in it than we do.
 */
export async function findPdfFault(bytes: Buffer, limits: UploadLimits): Promise<FileFault | null> {
  const text = bytes.toString('latin1');
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(text.slice(-TAIL))) return 'UNREADABLE';
  const plain = decodeNameEscapes(text);
  if (ENCRYPTED.test(plain)) return 'LOCKED';
  if (ACTIVE.test(plain)) return 'ACTIVE';
  let pages = count(plain, PAGE);
  if (pages > limits.pages) return 'TOO_MANY_PAGES';
  const actions = new ActionSearch();
  const dictionaries = searchObjects(text, actions);
  let [totalBytes, searched, seenStreams] = [0, 0, 0];
  const streams = scanStreams(text);
  for (let next = streams.next(); !next.done;) {
    const { before, at, start } = next.value;
    const filters = parseFilters(before);
    const ofObjects = dictionaries.get(at) ?? [];
    const isOfObjects = ofObjects.length > 0;
    dictionaries.delete(at);
    if (isOfObjects && (PREDICTOR.test(before) || filters?.includes('PICTURE'))) return 'UNREADABLE';
    const result = filters
      ? await unpackStream(bytes.subarray(start), filters, PICTURE.test(before) && !isOfObjects)
      : 'BROKEN';
    if (typeof result === 'string') return 'UNREADABLE';
    totalBytes += result.bytes;
    searched += result.content?.length ?? 0;
    seenStreams += 1;
    if (totalBytes > MAX_TOTAL_BYTES || searched > MAX_SEARCHED_BYTES || seenStreams > MAX_STREAMS) return 'UNREADABLE';
    const content = result.content?.toString('latin1');
    const within = decodeNameEscapes(content ?? '');
    for (const dictionary of ofObjects) {
      const here = content ?? text.slice(start, text.indexOf('endstream', start));
      for (const object of unpackObjects(dictionary, here)) actions.add(object, object.reader.read(object.at).value);
    }
    if (ACTIVE.test(within)) return 'ACTIVE';
    pages += count(within, PAGE);
    if (pages > limits.pages) return 'TOO_MANY_PAGES';
    next = streams.next(result.taken);
  }
  // A parser may find compressed objects where no stream began for us, such as within other data.
  return dictionaries.size > 0 ? 'UNREADABLE' : actions.fault();
}

/**
 * Searches the objects of a file and returns the dictionaries of streams that contain objects, each by where its stream
 * begins.
 */
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

/** Returns a stream's content. Compressed twice it can expand a million times, and no legitimate file does that. */
async function unpackStream(data: Buffer, filters: readonly Filter[], isPicture: boolean): Promise<InflateResult> {
  const packed = filters.filter((filter) => filter !== 'PICTURE');
  if (filters.indexOf('PICTURE') !== -1 && filters.indexOf('PICTURE') !== filters.length - 1) return 'BROKEN';
  if (packed.filter((filter) => filter === 'FLATE').length > 1 || packed.length > 2) return 'BROKEN';
  let taken: number | undefined;
  let content = data;
  for (const filter of packed) {
    const result: InflateResult =
      filter === 'FLATE'
        ? await fromFlate(content, isPicture)
        : toInflateResult(fromText(content, filter as 'BASE85' | 'HEX'));
    if (typeof result === 'string') return result;
    taken ??= result.taken;
    if (!result.content) return { bytes: result.bytes, taken };
    content = result.content;
  }
  return taken === undefined ? { bytes: 0, taken: 0 } : { bytes: content.length, taken, content };
}

/** An image contains no objects, so it is only counted, piece by piece. */
const fromFlate = async (data: Buffer, isPicture: boolean): Promise<InflateResult> =>
  isPicture ? inflatedSize(data, MAX_IMAGE_BYTES) : inflateBounded(data, MAX_STREAM_BYTES);

const toInflateResult = (read: ReturnType<typeof fromText>): InflateResult =>
  read ? { bytes: read.content.length, ...read } : 'BROKEN';

const count = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
