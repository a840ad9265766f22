/** Returns the index of the country to which a key moves the focus; undefined for a key that moves nothing. */
export function optionAfterKey(key: string, current: number, names: readonly string[]): number | undefined {
  const last = names.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, last);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return key.length === 1 && key !== ' ' ? optionAfterLetter(key, current, names) : undefined;
  }
}

/** Returns the next name after the current one that begins with a letter, starting over at the top. */
function optionAfterLetter(letter: string, current: number, names: readonly string[]): number | undefined {
  const wanted = letter.toLowerCase();
  const begins = (name: string): boolean => name.toLowerCase().startsWith(wanted);
  const after = names.findIndex((name, index) => index > current && begins(name));
  const found = after === -1 ? names.findIndex(begins) : after;
  return found === -1 ? undefined : found;
}
