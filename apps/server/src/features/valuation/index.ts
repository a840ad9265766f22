/** Home value: estimates, appraisals, inspections and their payment. */
export { findPaidAppraisal, buildRefundFacts, loadRefundDue, findRefundedFee } from './fees.ts';
export { loadCopiedValue } from './copied-value.ts';
export { loadValuationOrders } from './orders.ts';
export { markReconsideration, loadReconsiderations } from './reconsider.ts';
export { valuation } from './routes.ts';
export { getValuationKind, valueSource } from './source.ts';
