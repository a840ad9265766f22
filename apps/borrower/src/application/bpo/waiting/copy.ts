export const PLACING = {
  title: 'Placing your order',
  lead: 'This takes a few seconds. The page goes on by itself.',
} as const;
