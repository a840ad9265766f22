/** The characters of a message around a found word. */
const EXCERPT = 160;
/** The most characters that a search for words can have. */
export const CHAT_SEARCH_LENGTH = 100;

/** Returns a text without differences of case and accents, character by character, so that positions stay the same. */
const fold = (text: string): string =>
  text.normalize('NFC').replaceAll(/./gsu, (one) => {
    const [base = one] = one.normalize('NFD').toLowerCase();
    return base.length === one.length ? base : one;
  });

const toWords = (typed: string): string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Searches texts, such as the messages of a conversation, for every typed word, also as part of a longer one. Returns
 * the index of the first text with the first word and an excerpt around it; undefined when a word is in none of the
 * texts. Without a word, returns the first text.
 */
export function findWords(
  texts: readonly string[],
  typed: string,
): { readonly index: number; readonly excerpt: string } | undefined {
  const words = toWords(typed);
  const folded = texts.map(fold);
  if (!words.every((word) => folded.some((text) => text.includes(word)))) return undefined;
  const [first = ''] = words;
  const index = folded.findIndex((text) => text.includes(first));
  return index === -1 ? undefined : { index, excerpt: cut(texts[index] ?? '', folded[index]?.indexOf(first) ?? 0) };
}

function cut(text: string, at: number): string {
  const plain = text.normalize('NFC');
  const start = Math.max(0, at - EXCERPT / 4);
  const end = Math.min(plain.length, start + EXCERPT);
  return `${start > 0 ? '…' : ''}${plain.slice(start, end)}${end < plain.length ? '…' : ''}`;
}
