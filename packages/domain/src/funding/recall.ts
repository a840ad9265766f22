/** How a recall of money ends: it came back, or the bank stopped the order before it left. */
export const RECALL_OUTCOMES = ['RETURNED', 'STOPPED'] as const;
