let words = '';

/** What was looked for last, in the memory of the page alone. */
export const lookedFor = {
  get: (): string => words,
  set: (next: string): void => {
    words = next;
  },
};
