import { VOCABULARY } from './vocabulary.en.ts';

const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

/**
 * Returns the search terms of a question or passage: its words without endings, one term for words that mean the same,
 * and no filler words.
 */
export function toTerms(text: string): string[] {
  let plain = ` ${(text.toLowerCase().replaceAll(/[‘’]/g, "'").match(WORD) ?? []).join(' ')} `;
  for (const [phrase, word] of PHRASES) plain = plain.replaceAll(` ${phrase} `, ` ${word} `);
  return plain
    .split(' ')
    .filter((word) => word !== '' && !IGNORED.has(word))
    .map(toTerm);
}

/** Removes the ending of a word. Two forms of a word must give the same, not a word of the language. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const singular = word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '');
  const base = singular.replace(/(?<=\w{3})(?:ing|ed|ment)$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=\w{3})e$/, '');
}

const PHRASES = Object.entries(VOCABULARY.phrases);
const IGNORED: ReadonlySet<string> = new Set(VOCABULARY.ignored.flatMap((row) => row.split(' ')));
const SAME: ReadonlyMap<string, string> = new Map(
  VOCABULARY.same.flatMap((row) => {
    const stems = row.split(' ').map(stem);
    return stems.map((one) => [one, stems[0] ?? one] as const);
  }),
);

function toTerm(word: string): string {
  const base = stem(word);
  return SAME.get(base) ?? base;
}
