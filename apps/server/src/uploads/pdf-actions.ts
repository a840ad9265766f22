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
/** What may stand before the value of an object. */
const LEADING_GAP = new RegExp(`^${GAP}`);
const PLACE = String.raw`(?:\d+\s+\d+\s+R|\[[\w\s./+-]*\]|\/[\w.+-]+|\((?:[^()\\]|\\.)*\))`;
/** Goes to a place of this document or turns a page. An action that names another after it isn't one of these. */
const STAYS = new RegExp(
  String.raw`^(?:null(?!\w)|\[[\w\s./+-]*\]|<<\s*(?:\/(?:Type\s*\/Action|S\s*\/(?:GoTo|Named)|S?D\s*${PLACE}|N\s*\/(?:NextPage|PrevPage|FirstPage|LastPage))(?![\w.-])\s*)*>>)`,
);

/** The key of a file's name, in place: of a stream whose data are elsewhere, or of a file specification. Annotations have flags under it, and fonts may be called F. */
const FILE_KEY = /\/U?F(?![\w.-])[\s\0]*/g;
const NUMBER = String.raw`[+-]?[\d.]{1,12}`;
/** A comment within a value: no producer writes one there, and it hides what follows. */
const HIDING = new RegExp(String.raw`^(?:${NUMBER}[\s\0]*){0,2}%`);
const FILE_REFERENCE = new RegExp(String.raw`^(${NUMBER})[\s\0]+${NUMBER}[\s\0]*R(?![\w.-])`);
/** Begins a text, or a comment that may stand before one. */
const TEXT = /^[\s\0]*(?:\(|<(?!<)|%)/;

/** Where an object begins, whatever stands before; a word in a text is followed by another word. */
const OBJECT = /(?<![A-Za-z])obj(?=[\s\0]*[<([/%\d+-])/g;
const NUMBERED = new RegExp(String.raw`(${NUMBER})[\s\0]+${NUMBER}[\s\0]*$`);

/** Actions at other events than the press of a link, such as the opening of a page, and what they may do beside what no file may. */
const EVENTS = /\/AA(?![\w.-])(?![\s\0]*null(?!\w))/;
const BY_EVENT = /\/(?:URI|Named)(?![\w.-])/;

/**
 * Whether a PDF opens or calls something without a press: an action at its opening that leaves the document, an address or a command of the reader at another
 * event, or data in another file. Links that a person presses stay allowed. What is written in a way that no producer writes is refused: readers differ in it.
 *
 * @param texts what the file says beside the data of its streams, and what its packed objects say
 */
export function faultOfActions(texts: readonly string[], packed: readonly PackedObjects[]): FileFault | null {
  if (namesFile(texts, packed)) return 'ACTIVE';
  if (texts.some((text) => EVENTS.test(text)) && texts.some((text) => BY_EVENT.test(text))) return 'ACTIVE';
  const openings = texts.flatMap((text) =>
    [...text.matchAll(OPENING)]
      .slice(0, MOST_OPENINGS + 1)
      .map(({ index, 0: { length } }) => text.slice(index + length, index + length + MOST_READ)),
  );
  if (openings.length > MOST_OPENINGS) return 'UNREADABLE';
  for (const opening of openings) {
    const number = REFERENCE.exec(opening)?.[1];
    const found = number === undefined ? [opening] : objectsNumbered(Number(number), texts, packed);
    // Nothing of that number that we can see, or objects that we can't: a reader may see more.
    if (found === 'HIDDEN' || found.length === 0) return 'UNREADABLE';
    if (!found.every((object) => STAYS.test(object))) return 'ACTIVE';
  }
  return null;
}

/** Every object of a number, from its beginning: each version of a saved file may have one, and packed ones come beside them. */
function objectsNumbered(
  number: number,
  texts: readonly string[],
  packed: readonly PackedObjects[],
): string[] | 'HIDDEN' {
  const found: string[] = [];
  for (const text of texts) {
    for (const object of objectsOf(text)) {
      if (object.number === undefined) return 'HIDDEN';
      if (object.number === number) found.push(text.slice(object.at, object.at + MOST_READ).replace(LEADING_GAP, ''));
    }
  }
  for (const objects of packed) {
    const table = tableOf(objects);
    if (table === 'HIDDEN') return 'HIDDEN';
    for (const { number: packedNumber, at } of table)
      if (packedNumber === number) found.push(writtenOut(objects.content.slice(at, at + MOST_READ)).trimStart());
  }
  return found;
}

/** The objects of a text, each by its number and where its value begins; `undefined`: its number isn't directly before it. */
function* objectsOf(text: string): Generator<{ readonly number: number | undefined; readonly at: number }> {
  for (const { index } of text.matchAll(OBJECT)) {
    const number = NUMBERED.exec(text.slice(Math.max(0, index - 60), index))?.[1];
    yield { number: number === undefined ? undefined : Number(number), at: index + 3 };
  }
}

function tableOf({ content, first }: PackedObjects): { readonly number: number; readonly at: number }[] | 'HIDDEN' {
  if (first === null) return 'HIDDEN';
  const table = content.slice(0, first);
  if (!/^[\d\s\0]*$/.test(table)) return 'HIDDEN';
  return [...table.matchAll(/(\d{1,10})[\s\0]+(\d{1,10})/g)].map(([, number, offset]) => ({
    number: Number(number),
    at: first + Number(offset),
  }));
}

/** Whether the key of a file's name has a text as its value, in place or by reference, or one that we can't see. */
function namesFile(texts: readonly string[], packed: readonly PackedObjects[]): boolean {
  const named = new Set<number>();
  for (const text of texts) {
    for (const {
      index,
      0: { length },
    } of text.matchAll(FILE_KEY)) {
      const value = text.slice(index + length, index + length + 60);
      if (TEXT.test(value) || HIDING.test(value)) return true;
      const reference = FILE_REFERENCE.exec(value)?.[1];
      if (reference !== undefined) named.add(Number(reference));
    }
  }
  if (named.size === 0) return false;
  const isText = (text: string, { number, at }: { readonly number: number | undefined; readonly at: number }) =>
    (number === undefined || named.has(number)) && TEXT.test(text.slice(at, at + 60));
  if (texts.some((text) => objectsOf(text).some((object) => isText(text, object)))) return true;
  return packed.some((objects) => {
    const table = tableOf(objects);
    return table === 'HIDDEN' || table.some((object) => isText(objects.content, object));
  });
}
