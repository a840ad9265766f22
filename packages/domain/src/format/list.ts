const LIST = /* @__PURE__ */ new Intl.ListFormat('en', { type: 'conjunction' });

/** Words as a sentence lists them: "Ana", "Ana and Luis", "Ana, Luis, and Ben". */
export const formatList = (words: readonly string[]): string => LIST.format(words);
