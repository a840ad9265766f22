/** Words as a sentence lists them: "Ana", "Ana and Luis", "Ana, Luis, and Ben". */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
