export const PLACING = {
  title: 'Placing your order',
  lead: 'This takes a few seconds. The page moves on when it’s done.',
} as const;
