/** The right to cancel: notices, the period, cancellation by screen or letter. */
export { datesOf, helocDates } from './dates.ts';
export { handedOver, noticeHanded } from './notices.ts';
export { payoutOf } from './payout.ts';
export { rescission } from './routes.ts';
export { hasOpenRescission } from './store.ts';
