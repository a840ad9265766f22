/** Orders and transfers of money, and the differences that staff must settle. */
export { saveDifference, openDifferences, settleDifference } from './differences.ts';
export {
  closeRecall,
  saveOrder,
  saveOrderSent,
  openRecall,
  findFundsOrder,
  removeFirstReturnReport,
  saveFirstReturnReport,
  type FundsOrder,
} from './orders.ts';
export {
  forgetRun,
  savePayouts,
  saveCheckRun,
  lastRun,
  markOrderSent,
  markPaid,
  markCreditorsSent,
  loadPayouts,
  type Payout,
} from './transfers.ts';
export {
  loadDifferingPayments,
  failedChecks,
  hasMoneyOut,
  loadUnpaid,
  toApprove,
  toRecall,
  type MoneyWaiting,
} from './waiting.ts';
