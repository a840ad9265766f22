import { PdfReader, PdfSyntaxError, type Dictionary, type Value } from './pdf-syntax.ts';

/** Where the value of an object begins. */
export interface ObjectPlace {
  readonly digits: string;
  readonly reader: PdfReader;
  readonly at: number;
}

/** Most characters of a table of compressed objects: no producer packs more than a few hundred objects together. */
const MAX_TABLE_SIZE = 1_000_000;

/** PDFium also treats the bytes 80 and FF as white space. */
const isWhite = (character: string): boolean => /[\0\t\n\f\r \x80\xFF]/.test(character);
const isRegular = (character: string): boolean => /[^\0\t\n\f\r ()<>[\]{}/%\x80\xFF]/.test(character);

/**
 * Yields every object that a parser may see: a cross-reference table may point to any byte, in a comment, a string or
 * the data of a stream. Throws when an object's number isn't written plainly.
 */
export function* findObjects(text: string, reader: PdfReader): Generator<ObjectPlace> {
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    const generation = numberBefore(text, at);
    const number = generation && numberBefore(text, generation.start);
    if (number) yield { digits: number.digits, reader, at: at + 3 };
  }
}

/** Returns the integer that ends directly before a position, and where it starts. */
function numberBefore(text: string, end: number): { readonly digits: string; readonly start: number } | undefined {
  const from = skipWhiteBack(text, end);
  let start = from;
  while (start > 0 && from - start < 32 && isRegular(text[start - 1]!)) start -= 1;
  const word = text.slice(start, from);
  const digits = /\d{1,10}$/.exec(word)?.[0];
  // Some parsers read `5.0` and `+5` as 5.
  const isOdd = digits !== word && /^[\d.+-][\d.+\-eE]*$/.test(word) && /\d/.test(word);
  if (isOdd || (/[\r\n]/.test(text.slice(from, end)) && isNumberBehindComment(text, from)))
    throw new PdfSyntaxError('An object number is not plain.');
  return digits === undefined ? undefined : { digits, start: from - digits.length };
}

function skipWhiteBack(text: string, end: number): number {
  let at = end;
  while (at > 0 && isWhite(text[at - 1]!)) at -= 1;
  return at;
}

/**
 * Whether comments end at a position with a number before them. No producer writes a comment there, and stream data
 * rarely contains one by chance.
 */
function isNumberBehindComment(text: string, end: number): boolean {
  for (let at = end; at > 0;) {
    let lineStart = at;
    while (lineStart > 0 && !/[\r\n]/.test(text[lineStart - 1]!)) lineStart -= 1;
    const line = text.slice(lineStart, at);
    if (/\d[\0\t\f \x80\xFF]*%/.test(line)) return true;
    if (!/^[\0\t\f \x80\xFF]*%/.test(line)) return false;
    at = skipWhiteBack(text, lineStart);
    if (/\d/.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** Returns where trailer dictionaries begin. They aren't objects, but some parsers accept a catalog in one. */
export function findTrailers(text: string, reader: PdfReader): number[] {
  const trailers: number[] = [];
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 7)) {
    const begin = reader.skipGap(at + 7);
    if (text.startsWith('<<', begin)) trailers.push(begin);
  }
  return trailers;
}

const getValues = ({ entries }: Dictionary, key: string): Value[] =>
  entries.flatMap(([name, value]) => (name === key ? [value] : []));

/** Whether a stream contains objects. A parser may use either entry. */
export const holdsObjects = (stream: Dictionary): boolean =>
  getValues(stream, '/First').length > 0 || getValues(stream, '/Type').includes('/ObjStm');

/**
 * Returns the objects compressed in a stream, by their table. Throws where parsers may see another table.
 *
 * @param content the stream's decompressed content, one character for each byte
 */
export function unpackObjects(stream: Dictionary, content: string): ObjectPlace[] {
  const [first, count] = [getInteger(stream, '/First'), getInteger(stream, '/N')];
  // qpdf writes comments between the table and the first object.
  const table = content.slice(0, first).split('%', 1)[0]!;
  const numbers = table.length > MAX_TABLE_SIZE ? [] : (table.match(/\d+/g) ?? []);
  const isCut = /\d$/.test(table) && isRegular(content[first] ?? ' ');
  // A parser takes as many pairs as the dictionary counts, even from beyond the end of the table.
  if (isCut || !/^[\d\0\t\n\f\r ]*$/.test(table) || numbers.length < count * 2)
    throw new PdfSyntaxError('The table of packed objects is not plain.');
  const reader = new PdfReader(content);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    digits: numbers[index * 2]!,
    reader,
    at: first + Number(numbers[index * 2 + 1]),
  }));
}

function getInteger(stream: Dictionary, key: string): number {
  const [value, ...others] = getValues(stream, key);
  if (others.length > 0 || !Number.isInteger(value))
    throw new PdfSyntaxError('The position of the packed objects is not plain.');
  return value as number;
}
