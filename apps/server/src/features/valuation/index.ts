/** Home value: estimates, appraisals, inspections and their payment. */
export { paidAppraisal, buildRefundFacts, loadRefundDue, refundedFee } from './fees.ts';
export { foundValue } from './found-value.ts';
export { loadValuationOrders } from './orders.ts';
export { markReconsideration, loadReconsiderations } from './reconsider.ts';
export { valuation } from './routes.ts';
export { valuationKind, valueSource } from './source.ts';
