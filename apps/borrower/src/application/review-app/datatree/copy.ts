export const DATATREE = { title: 'Reading the public records' } as const;
