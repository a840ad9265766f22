import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Refuses passwords that a guesser tries first. A password is taken apart into pieces that everyone knows (leaked passwords, the lender's and the person's own
 * words, walks on a keyboard, runs such as 1234, years) and what is left over; each piece counts by how many guesses it takes. Digits and signs that stand for
 * letters are read as letters inside a word only: the 1234 of "P@ssw0rd1234" stays a run of digits.
 */
const FEWEST_GUESSES = 9;

/** log10 of the guesses that one character on its own takes. */
const OF_CHARACTER = { digit: 1, letter: 1.5, sign: 1 } as const;
/** A second piece of the same text, another case, digits for letters: a guesser tries each of them. */
const OF_REPEAT = 0.3;
const OF_SPELLING = 0.5;
const OF_RUN = 1.5;
const OF_YEAR = 1.8;
const OF_OWN_WORD = 0.5;

const LONGEST_WORD = 24;

/** Words of the trade and of this product, and months and seasons: as likely here as the best known passwords. */
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
/** Shift on a keyboard for the United States: 1qaz@WSX is 1qaz2wsx. */
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

/** Which keys lie beside which, the lower case of each. */
const NEIGHBORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(adjacencyGraphs.qwerty).map(
    ([key, beside]) => [key, new Set(beside.flatMap((one) => (one === null ? [] : Array.from(one))))] as const,
  ),
);

/** `own`: words of this lender and this person (name, brand, the part of the email before the @). */
export function isWellKnown(password: string, own: readonly string[] = []): boolean {
  return estimateGuesses(password, own) < FEWEST_GUESSES;
}

/** log10 of the guesses that a password takes: the cheapest way to put it together from known pieces. */
function estimateGuesses(password: string, own: readonly string[]): number {
  const typed = password.normalize('NFKC').toLowerCase();
  const length = typed.length;
  const spellings = [
    typed,
    mapped(typed, LETTERS),
    mapped(typed, { ...LETTERS, '1': 'l', '!': 'l' }),
    mapped(typed, UNSHIFTED),
  ];
  const owns = new Set(own.flatMap(splitWords));
  const cheapest: { guesses: number; pieces: ReadonlySet<string> }[] = [{ guesses: 0, pieces: new Set() }];
  for (let end = 1; end <= length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = cheapest[start];
      if (!before) continue;
      const piece = findCheapestPiece(spellings, start, end, owns);
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

/** The cheapest reading of a part of a password; undefined when it is nothing that is known. */
function findCheapestPiece(
  spellings: readonly string[],
  start: number,
  end: number,
  owns: ReadonlySet<string>,
): Piece | undefined {
  const [typed = ''] = spellings;
  const text = typed.slice(start, end);
  if (end - start === 1)
    return {
      text,
      guesses: /\d/.test(text) ? OF_CHARACTER.digit : /\p{L}/u.test(text) ? OF_CHARACTER.letter : OF_CHARACTER.sign,
    };
  let found: Piece | undefined;
  const offer = (piece: string, guesses: number): void => {
    if (guesses < (found?.guesses ?? Infinity)) found = { text: piece, guesses };
  };
  if (end - start >= 3) {
    for (const [index, spelling] of spellings.entries()) {
      const word = spelling.slice(start, end);
      // Another spelling of the same word is one more thing to try.
      const cost = word === text ? 0 : OF_SPELLING;
      if (owns.has(word)) offer(word, OF_OWN_WORD + cost);
      const rank = RANKS.get(word);
      if (rank !== undefined) offer(word, Math.max(rank, 0.5) + cost);
      if (index === 3 && isWalk(word)) offer(word, OF_RUN + cost);
    }
    if (isRun(text)) offer(text, OF_RUN);
  }
  if (new Set(text).size === 1) offer(text.slice(0, 1), OF_CHARACTER.letter);
  if (/^(19|20)\d\d$/.test(text)) offer(text, OF_YEAR);
  return found;
}

/** The parts of a name or an address that somebody would use, from three letters on, and all of them together. */
function splitWords(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  return [lower.replaceAll(/[^\p{L}\d]/gu, ''), ...lower.split(/[^\p{L}\d]+/u)].filter((word) => word.length >= 3);
}

/** Three or more characters that follow each other up or down: 1234, dcba. */
function isRun(text: string): boolean {
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  return (
    Math.abs(step) === 1 &&
    Array.from(text).every((_, index) => index === 0 || text.charCodeAt(index) - text.charCodeAt(index - 1) === step)
  );
}

/** Four or more keys, each beside the one before. */
const isWalk = (text: string): boolean =>
  text.length >= 4 &&
  Array.from(text).every((key, index) => index === 0 || (NEIGHBORS.get(text.charAt(index - 1))?.has(key) ?? false));
