/** Letters that don't decompose, in the spelling of passports and lists. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Titles and generation suffixes: they don't distinguish people. */
const TITLES: ReadonlySet<string> = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'jr',
  'sr',
  'ii',
  'iii',
  'shaykh',
  'sheikh',
  'shaikh',
  'haji',
  'hajji',
  'hajj',
  'mullah',
  'sayyid',
]);

/** Articles and "son of": written separately, joined or left out at will. */
const PARTICLES: ReadonlySet<string> = new Set([
  'al',
  'el',
  'ul',
  'bin',
  'ben',
  'ibn',
  'bint',
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'das',
  'la',
  'las',
  'le',
  'los',
  'y',
  'e',
]);

const SERVANT_OF = /^(?:abdul|abdel|abdal|abdol|abdur|abdus)$/;
const SERVANT_JOINED = /^(?:abdul|abdel|abdal|abdol)([a-z]{3,})$/;

/**
 * Splits a name into the parts to compare: lowercase, without diacritics, punctuation, titles and particles, in their
 * original order. A comma ("LAST, First") has no meaning, because the order isn't compared. An initial stays as one
 * letter.
 */
export function nameParts(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’‘ʻʼ`´]/g, '');
  const all = plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap(withoutArticle);
  const distinctive = all.filter((part) => !TITLES.has(part) && !PARTICLES.has(part));
  // A name made only of particles is compared unchanged: "Ben El".
  return distinctive.length > 1 ? distinctive : all.filter((part) => !TITLES.has(part));
}

/** Removes a joined article, so that "Abdul Rahman", "Abdulrahman" and "Abd al-Rahman" are the same name. */
function withoutArticle(part: string): string[] {
  if (SERVANT_OF.test(part)) return ['abd'];
  const joined = SERVANT_JOINED.exec(part)?.[1];
  return joined === undefined ? [part] : ['abd', joined];
}

/** The order matters: each replacement works on the result of those before it. */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([kgdtsz])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/^y(?=[aeou])/g, ''],
  [/j/g, 'i'],
  [/ou|oo|o/g, 'u'],
  [/[eiy][eiy]|y/g, 'i'],
  [/ai/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/**
 * Maps a name's different transliterations to one spelling: Hussein and Husayn, Dmitri and Dmitriy, Usama and Osama.
 */
export const foldSpelling = (part: string): string =>
  FOLDS.reduce((text, [letters, one]) => text.replace(letters, one), part);

/**
 * Returns the consonants of a folded part, with a mark for a leading vowel, so that parts match when vowels are
 * transcribed differently.
 */
export function toSkeleton(folded: string): string {
  const bare = folded.replaceAll(/[aeiu]|(?<=.)h/g, '');
  return /^[aeiu]/.test(folded) ? `a${bare}` : bare;
}
