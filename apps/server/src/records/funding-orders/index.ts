/** Orders and transfers of money, and the differences that staff must settle. */
export { saveDifference, loadUnsettledDifferences, settleDifference } from './differences.ts';
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
  deleteCheckRun,
  savePayouts,
  saveCheckRun,
  findLastCheckRun,
  markOrderSent,
  markPaid,
  markCreditorsSent,
  loadPayouts,
  type Payout,
} from './transfers.ts';
export {
  loadDifferingPayments,
  loadFailedChecks,
  hasMoneyOut,
  loadUnpaid,
  loadAwaitingApproval,
  loadAwaitingRecall,
  type MoneyWaiting,
} from './waiting.ts';
