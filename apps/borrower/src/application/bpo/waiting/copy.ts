export const PLACING = {
  title: 'Placing your order',
  lead: 'A few seconds. Then the page goes on by itself.',
} as const;
