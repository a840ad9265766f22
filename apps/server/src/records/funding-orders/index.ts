/** Orders and transfers of money, and the differences that staff must settle. */
export { keepDifference, openDifferences, settleDifference } from './differences.ts';
export {
  closeRecall,
  keepOrder,
  keepSent,
  openRecall,
  findFundsOrder,
  proposeReturned,
  type FundsOrder,
} from './orders.ts';
export {
  forgetRun,
  keepPayouts,
  keepRun,
  lastRun,
  markLeft,
  markPaid,
  markSent,
  loadPayouts,
  type Payout,
} from './transfers.ts';
export { differing, failedChecks, hasMoneyOut, notPaid, toApprove, toRecall, type MoneyWaiting } from './waiting.ts';
