/** A string in the file: no rule needs its content. */
export const TEXT: unique symbol = Symbol('text');

interface Reference {
  readonly kind: 'reference';
  /** NaN: the number isn't written plainly. */
  readonly number: number;
}

export interface Dictionary {
  readonly kind: 'dictionary';
  /** In file order. A key may occur twice, and parsers differ in which one counts. */
  readonly entries: readonly (readonly [key: string, value: Value])[];
}

interface List {
  readonly kind: 'list';
  readonly items: readonly Value[];
}

/**
 * A string is a name with its `/`, or a keyword such as `null`. A number is NaN unless it's an integer without a sign.
 */
export type Value = number | string | typeof TEXT | Reference | Dictionary | List;

/** Most characters read per character of the text: overlapping objects would make the time quadratic. */
const MAX_PASSES = 5;
const MAX_DEPTH = 200;
const MAX_ITEMS = 1_000_000;
/** ISO 32000 allows 127 bytes; fonts have longer names. */
const MAX_NAME_LENGTH = 1000;

const GAP = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const LAST_NUMBER = /\d+(?=endobj)/y;
const HEX_STRING = /<[\0\t\n\f\r 0-9A-Fa-f]*>/y;
const NUMBER = /^[\d.+-]+(?:[eE][+-]?\d+)?$/;
const INTEGER = /^\d{1,10}$/;
const KEYWORD = /^[!-~]+$/;
/** Never within a value: a parser that recovers from an error starts over there. */
const STRUCTURE = /^(?:end)?(?:obj|stream)$|^(?:startxref|trailer|xref)$/;

/** Thrown when the text breaks the syntax: parsers recover in different ways, so it is unknown what they see. */
export class PdfSyntaxError extends Error {}

/**
 * Reads values by the syntax of ISO 32000-2, 7.2 and 7.3, and throws on everything else. Reads the bytes as they are,
 * because an escape that is decoded first could begin a string or a comment that no parser sees.
 */
export class PdfReader {
  readonly #text: string;
  #at = 0;
  #left: number;

  /** @param text one character for each byte */
  constructor(text: string) {
    this.#text = text;
    this.#left = text.length * MAX_PASSES + 1000;
  }

  /** Returns the value at a position, and the position after the white space and comments that follow it. */
  read(at: number): { readonly value: Value; readonly end: number } {
    this.#at = at;
    this.#skipGap();
    const value = this.#readValue(0);
    this.#skipGap();
    const end = this.#at;
    if (typeof value !== 'number' || typeof this.#readWord() !== 'number') return { value, end };
    this.#skipGap();
    return { value: this.#match(REGULAR) === 'R' ? { kind: 'reference', number: value } : value, end };
  }

  /** Returns the position after white space and comments. */
  skipGap(at: number): number {
    this.#at = at;
    this.#skipGap();
    return this.#at;
  }

  #skipGap(): void {
    while (this.#match(GAP) !== '');
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#move(match.length);
    return match;
  }

  #move(count: number): void {
    this.#at += count;
    this.#left -= count;
    if (this.#left < 0) fail('overlapping objects');
  }

  #readValue(depth: number): Value {
    if (depth > MAX_DEPTH) fail('values nested too deeply');
    switch (this.#text[this.#at]) {
      case '/':
        this.#move(1);
        return `/${decodeName(this.#match(REGULAR))}`;
      case '(':
        return this.#readString();
      case '[':
        this.#move(1);
        return { kind: 'list', items: this.#readItems(']', depth) };
      case '<':
        if (this.#text[this.#at + 1] !== '<') {
          if (this.#match(HEX_STRING) === '') fail('no hex digit in a hex string');
          return TEXT;
        }
        this.#move(2);
        return { kind: 'dictionary', entries: pairs(this.#readItems('>>', depth)) };
      default:
        return this.#readWord() ?? fail('misplaced character');
    }
  }

  #readWord(): number | string | undefined {
    // Some producers write no space between the last number of an object and its end.
    const word = this.#match(LAST_NUMBER) || this.#match(REGULAR);
    if (word === '') return undefined;
    if (NUMBER.test(word)) return INTEGER.test(word) ? Number(word) : Number.NaN;
    // Some parsers see `0R` as a number and a keyword, and a byte above ASCII as white space.
    if (/^[\d.+-]/.test(word) || !KEYWORD.test(word)) fail('ambiguous word');
    return word;
  }

  #readString(): typeof TEXT {
    const text = this.#text;
    let [at, depth] = [this.#at, 0];
    do {
      const character = text[at];
      if (character === undefined) fail('string without an end');
      if (character === '\\') at += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
      at += 1;
    } while (depth > 0);
    this.#move(at - this.#at);
    return TEXT;
  }

  #readItems(close: string, depth: number): Value[] {
    const items: Value[] = [];
    for (;;) {
      this.#skipGap();
      if (this.#text.startsWith(close, this.#at)) {
        this.#move(close.length);
        return items;
      }
      if (items.length > MAX_ITEMS) fail('too many parts');
      const item = this.#readValue(depth + 1);
      if (item === 'R') items.push(toReference(items.pop(), items.pop()));
      else if (typeof item === 'string' && STRUCTURE.test(item)) fail('value without an end');
      else items.push(item);
    }
  }
}

function fail(reason: string): never {
  throw new PdfSyntaxError(`PDF syntax: ${reason}`);
}

function toReference(generation: Value | undefined, number: Value | undefined): Reference {
  if (typeof generation !== 'number' || typeof number !== 'number') fail('reference without a number');
  return { kind: 'reference', number };
}

function pairs(items: readonly Value[]): [string, Value][] {
  const entries: [string, Value][] = [];
  for (let index = 0; index < items.length; index += 2) {
    const [key, value] = items.slice(index, index + 2);
    if (typeof key !== 'string' || !key.startsWith('/')) fail('key that is no name');
    entries.push([key, value ?? fail('key without a value')]);
  }
  return entries;
}

const ESCAPE = /#([0-9A-Fa-f]{2})/g;

/** Decodes the escapes of a name. Throws when another parser reads it as a different plain word. */
function decodeName(name: string): string {
  if (name.length > MAX_NAME_LENGTH) fail('name too long');
  if (!/[#\x80\xFF]/.test(name)) return name;
  const decoded = name.replaceAll(ESCAPE, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  // PDFium takes any two characters after `#` as digits and the bytes 80 and FF as white space; parsers in C end a word
  // at a zero byte.
  const lenient = name.replaceAll(/#(.)(.)/gs, (_escape, high: string, low: string) =>
    String.fromCharCode((looseDigit(high) * 16 + looseDigit(low)) & 255),
  );
  const other = lenient.split(/[\0\x80\xFF]/, 1)[0]!;
  if (other !== decoded && /^[A-Za-z0-9]+$/.test(other)) fail('ambiguous name');
  return decoded;
}

const looseDigit = (character: string): number => {
  const code = character.toUpperCase().charCodeAt(0);
  return code > 57 ? code - 55 : code - 48;
};
