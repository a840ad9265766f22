import type { FileFault } from '@lintel/domain';
import { writtenOut } from './pdf-streams.ts';

/** Between two words: white space, and comments as far as anybody writes them there. */
export const GAP = String.raw`[\s\0]*(?:%[^\r\n]{0,60}[\r\n][\s\0]*){0,3}`;

/** Objects that are packed in one stream, as they are written there. `first`: where the first of them begins, behind the table of their numbers and offsets; null: it isn't said in place. */
export interface PackedObjects {
  readonly content: string;
  readonly first: number | null;
}

/** Characters of an object that are read: no honest action at the opening is longer. */
const MOST_READ = 2000;
/** Versions of a saved file may each name an action; no honest file has more. */
const MOST_OPENINGS = 20;

const OPENING = new RegExp(String.raw`\/OpenAction(?![\w.-])${GAP}`, 'g');
const REFERENCE = /^(\d{1,10})\s+\d+\s+R(?![\w.-])/;
const PLACE = String.raw`(?:\d+\s+\d+\s+R|\[[\w\s./+-]*\]|\/[\w.+-]+|\((?:[^()\\]|\\.)*\))`;
/** Goes to a place of this document or turns a page. An action that names another after it isn't one of these. */
const STAYS = new RegExp(String.raw`^(?:null(?!\w)|\[[\w\s./+-]*\]|<<\s*(?:\/(?:Type\s*\/Action|S\s*\/(?:GoTo|Named)|S?D\s*${PLACE}|N\s*\/\w+)\s*)*>>)`);

/** The name of a file or its address, in place: of a stream whose data are elsewhere, or of a file specification, which has the same key. */
const FILE_NAME = new RegExp(String.raw`\/U?F${GAP}(?:\(|<(?!<))`);
const FILE_REFERENCE = /\/U?F\s+(\d{1,10})\s+\d+\s+R(?![\w.-])/g;
const TEXT_OBJECT = new RegExp(String.raw`(?<!\d)(\d{1,10})\s+\d+\s+obj${GAP}(?:\(|<(?!<))`, 'g');
const TEXT = new RegExp(String.raw`^${GAP}(?:\(|<(?!<))`);

/** Actions at other events than the press of a link, such as the opening of a page. */
const EVENTS = new RegExp(String.raw`\/AA${GAP}(?:<<|\d+\s+\d+\s+R(?![\w.-]))`);
const ADDRESS = new RegExp(String.raw`\/S${GAP}\/URI(?![\w.-])`);

/**
 * Whether a PDF opens or calls something without a press: an action at its opening that leaves the document, an address at another event, or data in another
 * file. Links that a person presses stay allowed.
 *
 * @param texts what the file says beside the data of its streams, and what its packed objects say
 */
export function faultOfActions(texts: readonly string[], packed: readonly PackedObjects[]): FileFault | null {
  if (texts.some((text) => FILE_NAME.test(text)) || namesFileElsewhere(texts, packed)) return 'ACTIVE';
  if (texts.some((text) => EVENTS.test(text)) && texts.some((text) => ADDRESS.test(text))) return 'ACTIVE';
  const openings = texts.flatMap((text) => [...text.matchAll(OPENING)].slice(0, MOST_OPENINGS + 1).map(({ index, 0: { length } }) => text.slice(index + length, index + length + MOST_READ)));
  if (openings.length > MOST_OPENINGS) return 'UNREADABLE';
  for (const opening of openings) {
    const number = REFERENCE.exec(opening)?.[1];
    const found = number === undefined ? [opening] : objectsNumbered(Number(number), texts, packed);
    // Nothing of that number that we can see: a reader may see more.
    if (found.length === 0 || (number !== undefined && packed.some(({ first }) => first === null))) return 'UNREADABLE';
    if (!found.every((object) => STAYS.test(object))) return 'ACTIVE';
  }
  return null;
}

/** Every object of a number, from its beginning: each version of a saved file may have one, and packed ones come beside them. */
function objectsNumbered(number: number, texts: readonly string[], packed: readonly PackedObjects[]): string[] {
  const begin = new RegExp(String.raw`(?<!\d)0*${number}\s+\d+\s+obj${GAP}`, 'g');
  const plain = texts.flatMap((text) => [...text.matchAll(begin)].map(({ index, 0: { length } }) => text.slice(index + length, index + length + MOST_READ)));
  return [...plain, ...packed.flatMap((objects) => tableOf(objects).flatMap((one) => (one.number === number ? [writtenOut(objects.content.slice(one.at, one.at + MOST_READ)).trimStart()] : [])))];
}

function tableOf({ content, first }: PackedObjects): { readonly number: number; readonly at: number }[] {
  if (first === null) return [];
  return [...content.slice(0, first).matchAll(/(\d{1,10})\s+(\d{1,10})/g)].map(([, number, offset]) => ({ number: Number(number), at: first + Number(offset) }));
}

/** A reference behind the key of a file's name may as well be a font called F: only a text is a name. */
function namesFileElsewhere(texts: readonly string[], packed: readonly PackedObjects[]): boolean {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(FILE_REFERENCE)].map(([, number]) => Number(number))));
  if (named.size === 0) return false;
  if (texts.some((text) => text.matchAll(TEXT_OBJECT).some(([, number]) => named.has(Number(number))))) return true;
  return packed.some((objects) => tableOf(objects).some(({ number, at }) => named.has(number) && TEXT.test(objects.content.slice(at, at + MOST_READ))));
}
