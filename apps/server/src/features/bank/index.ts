/** The borrower's bank account for the money and for autopay: linked, or verified by deposit or letter. */
export { revealAccountNumbers, describeAccount, confirmedAccount, loadDisburseAccount } from './disburse-account.ts';
export { findAutopayAccount } from './payment-method.ts';
export { recordAccountReview, recordConfirmedAccountRefusal, accountsForStaff } from './review.ts';
export { bank } from './routes.ts';
export { loadAccountReply, loadAccountReplies } from './shape.ts';
export { sweepDeposits } from './sweep.ts';
