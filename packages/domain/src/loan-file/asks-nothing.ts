/** Whether an ask answers what there is to do rather than saying it ("Nothing, or cancel."): in running text it needs its question before it. */
export const asksNothing = (ask: string): boolean => ask.startsWith('Nothing');
