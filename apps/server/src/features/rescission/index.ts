/** The right to cancel: notices, the period, cancellation by screen or letter. */
export { loadLoanDates, loadListedDates } from './dates.ts';
export { getHandedOverNotices, recordHandedNotice } from './notices.ts';
export { loadRescissionRightForStaff, loadRescissionsForStaff } from './for-staff.ts';
export { loadPayout } from './payout.ts';
export { rescission } from './routes.ts';
export { hasOpenRescission } from './store.ts';
