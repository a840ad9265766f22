export const YES_NO = { yes: 'Yes', no: 'No' } as const;

/** Text for what is stored of an entry. */
export const STORED = {
  show: 'Show technical details',
  head: 'Technical details',
  entry: (n: number) => `Entry ${n}`,
  hash: 'Hash',
} as const;
