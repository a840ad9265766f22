/** Checks, approval and payment of the money; recalls and servicing. */
export { bookedOn } from './booked.ts';
export { planOf } from './plan.ts';
export { isRecallOpen, moneyOutOf } from './recall.ts';
export { funding } from './routes.ts';
export { readServicing } from './servicing.ts';
export { moneyOutSentences } from './words.ts';
