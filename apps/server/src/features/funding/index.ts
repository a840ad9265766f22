/** Checks, approval and payment of the money; recalls and servicing. */
export { findFundingDay } from './booked.ts';
export { loadFundingPlan } from './plan.ts';
export { isRecallOpen, findMoneyOut } from './recall.ts';
export { funding } from './routes.ts';
export { readServicing, type ServicingRecord } from './servicing.ts';
export { moneyOutSentences } from './words.ts';
