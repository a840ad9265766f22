/**
 * Letters of the pseudo-locale: English with accents, and doubled vowels that make it about a third longer. It stays
 * readable, and plain letters in a page show text that didn't come from a words file.
 */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'áá', b: 'ƀ', c: 'ç', d: 'ð', e: 'éé', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'íí', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'óó', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'úú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ýý', z: 'ž' },
  ...{ A: 'ÁÁ', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'ÉÉ', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'ÍÍ', J: 'Ĵ', K: 'Ķ', L: 'Ļ', M: 'Ḿ' },
  ...{ N: 'Ñ', O: 'ÓÓ', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'ÚÚ', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
};

/** Marks an argument inside a sentence, such as a name, which stays as it is. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const MARKS = /[\uE000\uE001]/g;
/** An argument, a {word} to fill in, or a run of plain letters. */
const PART = /\uE000[^\uE001]*\uE001|\{\w+\}|[A-Za-z]+/g;
/** Values that a words file may contain beside text: constants, ids such as `bank.deposit-came`, addresses. */
const CODE = /^(?:[A-Z\d]+_[A-Z\d_]+|[a-z\d]+(?:[.-][a-z\d]+)*\.[a-z\d.-]+|\w+:\/\/\S*|\d{4}-\S*)$/;

/** Members of words that are addresses, not text. */
const ADDRESS = /^(?:path|href)$|Path$/;

/** Translates a text into the pseudo-locale. */
export const pseudoText = (text: string): string =>
  CODE.test(text)
    ? text
    : text
        .replaceAll(PART, (part) =>
          /^[A-Za-z]/.test(part) ? part.replaceAll(/./g, (letter) => ACCENTED[letter] ?? letter) : part,
        )
        .replaceAll(MARKS, '');

/**
 * Translates words into the pseudo-locale: the text of an object or list, and what its functions return. Text given to
 * a function stays plain inside the sentence.
 */
export function pseudo<T>(words: T): T {
  if (typeof words === 'string') return pseudoText(words) as T;
  if (typeof words === 'function') {
    const speak = words as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => pseudo(speak(...args.map(protect)))) as T;
  }
  if (Array.isArray(words)) return words.map((part: unknown) => pseudo(part)) as T;
  if (!isPlain(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [name, ADDRESS.test(name) ? part : pseudo(part)]),
  ) as T;
}

/**
 * Constants select a sentence or become words, so they aren't marked: `IN_REVIEW`, `borrower`, `NoteSigned`. A link is
 * only inserted.
 */
const CONSTANT = /^(?:[A-Z\d_]{3,}|[a-z][A-Za-z]*(?:[._-][A-Za-z]+)*|(?:[A-Z][a-z]+){2,}|[^A-Za-z]*)$/;
const isConstant = (text: string): boolean => CONSTANT.test(text) || (CODE.test(text) && !text.includes('://'));

function protect(arg: unknown): unknown {
  if (typeof arg === 'string') return isConstant(arg) ? arg : OPEN + arg + CLOSE;
  if (Array.isArray(arg)) return arg.map(protect);
  return isPlain(arg) ? Object.fromEntries(Object.entries(arg).map(([name, part]) => [name, protect(part)])) : arg;
}

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    prototype === Object.prototype || prototype === null || Object.prototype.toString.call(value) === '[object Module]'
  );
};
