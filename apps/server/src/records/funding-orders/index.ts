/** Orders and transfers of money, the final checks before them, recalls, and the differences that staff must settle. */
export { saveDifference, loadUnsettledDifferences, settleDifference } from './differences.ts';
export {
  closeRecall,
  saveOrder,
  saveBankSentReport,
  openRecall,
  findFundsOrder,
  removeFirstReturnReport,
  saveFirstReturnReport,
  type FundsOrder,
} from './orders.ts';
export {
  deleteFinalCheckResults,
  savePayouts,
  saveFinalCheckResults,
  findFinalCheckResults,
  markOrderPayoutsSent,
  markPaid,
  markCreditorsSent,
  loadPayouts,
  type Payout,
} from './transfers.ts';
export {
  loadDifferenceTasks,
  loadFailedFinalChecks,
  hasMoneyOut,
  loadOverduePayments,
  loadAwaitingApproval,
  loadAwaitingRecall,
  type MoneyWaiting,
} from './waiting.ts';
