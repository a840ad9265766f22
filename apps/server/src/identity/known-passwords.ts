import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * log10 of the guesses that an accepted password takes at least. To estimate them, a password is split into known
 * pieces (leaked passwords, the lender's and the person's own words, keyboard walks, runs such as 1234, years) and the
 * rest, and each piece costs the number of guesses it takes. Digits and signs that stand for letters are read as
 * letters only inside a word: the 1234 of "P@ssw0rd1234" remains a run of digits.
 */
const FEWEST_GUESSES = 9;

/** log10 of the guesses for one character that belongs to no piece. */
const OF_CHARACTER = { digit: 1, letter: 1.5, sign: 1 } as const;
/**
 * For a second piece with the same text, another letter case, or digits for letters: an attacker tries each of them.
 */
const OF_REPEAT = 0.3;
const OF_SPELLING = 0.5;
const OF_RUN = 1.5;
const OF_YEAR = 1.8;
const OF_OWN_WORD = 0.5;

const LONGEST_WORD = 24;

/** Words of the trade and of this product, months and seasons: here as likely as the most common passwords. */
const TRADE = [
  'passphrase',
  'administrator',
  'topsecret',
  'helloworld',
  'homeequity',
  'heloc',
  'mortgage',
  'mortgageloan',
  'homeloan',
  'lender',
  'lintel',
  'banking',
  'equity',
  'loan',
  'house',
  'home',
  'spring',
  'summer',
  'autumn',
  'fall',
  'winter',
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'welcome',
  'changeme',
  'letmein',
];

/** log10 of the rank of each leaked password, the most used first. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ...dictionary['passwords-common']
    .map((word, index) => [word.toLowerCase(), Math.log10(index + 1)] as const)
    .toReversed(),
  ...TRADE.map((word) => [word, 1] as const),
]);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
  '(': 'c',
  '|': 'l',
};
/** The Shift key on a US keyboard: 1qaz@WSX is 1qaz2wsx. */
const UNSHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
  '(': '9',
  ')': '0',
  _: '-',
  '+': '=',
  '{': '[',
  '}': ']',
  '|': '\\',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '?': '/',
};

const mapped = (text: string, table: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => table[sign] ?? sign).join('');

/** The neighbors of each key, in lower case. */
const NEIGHBORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(adjacencyGraphs.qwerty).map(
    ([key, beside]) => [key, new Set(beside.flatMap((one) => (one === null ? [] : Array.from(one))))] as const,
  ),
);

/**
 * Whether an attacker would try a password among the first, so that it is refused.
 *
 * @param personalWords words of this lender and this person (name, brand, the part of the email before the @)
 */
export function isWellKnown(password: string, personalWords: readonly string[] = []): boolean {
  return estimateGuesses(password, personalWords) < FEWEST_GUESSES;
}

/** Returns log10 of the guesses that a password takes: the cheapest way to build it from known pieces. */
function estimateGuesses(password: string, personalWords: readonly string[]): number {
  const typed = password.normalize('NFKC').toLowerCase();
  const length = typed.length;
  const spellings = [
    typed,
    mapped(typed, LETTERS),
    mapped(typed, { ...LETTERS, '1': 'l', '!': 'l' }),
    mapped(typed, UNSHIFTED),
  ];
  const personal = new Set(personalWords.flatMap(splitWords));
  const cheapest: { guesses: number; pieces: ReadonlySet<string> }[] = [{ guesses: 0, pieces: new Set() }];
  for (let end = 1; end <= length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = cheapest[start];
      if (!before) continue;
      const piece = findCheapestPiece(spellings, start, end, personal);
      if (piece === undefined) continue;
      const guesses = before.guesses + (before.pieces.has(piece.text) ? OF_REPEAT : piece.guesses);
      if (guesses < (cheapest[end]?.guesses ?? Infinity))
        cheapest[end] = { guesses, pieces: new Set([...before.pieces, piece.text]) };
    }
  }
  return cheapest[length]?.guesses ?? 0;
}

interface Piece {
  readonly text: string;
  readonly guesses: number;
}

/** Returns the cheapest reading of part of a password, or undefined when it isn't a known piece. */
function findCheapestPiece(
  spellings: readonly string[],
  start: number,
  end: number,
  personal: ReadonlySet<string>,
): Piece | undefined {
  const [typed = ''] = spellings;
  const text = typed.slice(start, end);
  if (end - start === 1)
    return {
      text,
      guesses: /\d/.test(text) ? OF_CHARACTER.digit : /\p{L}/u.test(text) ? OF_CHARACTER.letter : OF_CHARACTER.sign,
    };
  let best: Piece | undefined;
  const offer = (piece: string, guesses: number): void => {
    if (guesses < (best?.guesses ?? Infinity)) best = { text: piece, guesses };
  };
  if (end - start >= 3) {
    for (const [index, spelling] of spellings.entries()) {
      const word = spelling.slice(start, end);
      // Another spelling of the same word costs an additional try.
      const cost = word === text ? 0 : OF_SPELLING;
      if (personal.has(word)) offer(word, OF_OWN_WORD + cost);
      const rank = RANKS.get(word);
      if (rank !== undefined) offer(word, Math.max(rank, 0.5) + cost);
      if (index === 3 && isWalk(word)) offer(word, OF_RUN + cost);
    }
    if (isRun(text)) offer(text, OF_RUN);
  }
  if (new Set(text).size === 1) offer(text.slice(0, 1), OF_CHARACTER.letter);
  if (/^(19|20)\d\d$/.test(text)) offer(text, OF_YEAR);
  return best;
}

/** Returns the parts of a name or address that people put in passwords, from three letters on, and all parts joined. */
function splitWords(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  return [lower.replaceAll(/[^\p{L}\d]/gu, ''), ...lower.split(/[^\p{L}\d]+/u)].filter((word) => word.length >= 3);
}

/** Three or more consecutive characters, up or down: 1234, dcba. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  return (
    Math.abs(step) === 1 &&
    Array.from(text).every((_, index) => index === 0 || text.charCodeAt(index) - text.charCodeAt(index - 1) === step)
  );
}

/** Four or more keys, each next to the previous one. */
const isWalk = (text: string): boolean =>
  text.length >= 4 &&
  Array.from(text).every((key, index) => index === 0 || (NEIGHBORS.get(text.charAt(index - 1))?.has(key) ?? false));
