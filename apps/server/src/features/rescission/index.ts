/** The right to cancel: notices, the period, cancellation by screen or letter. */
export { loadLoanDates, helocDates } from './dates.ts';
export { handedOver, recordHandedNotice } from './notices.ts';
export { rescissionRightForStaff, rescissionsForStaff } from './for-staff.ts';
export { loadPayout } from './payout.ts';
export { rescission } from './routes.ts';
export { hasOpenRescission } from './store.ts';
