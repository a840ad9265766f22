/** Home value: estimates, appraisals, inspections and their payment. */
export { paidAppraisal, refundDue, refundOf, refundedFee } from './fees.ts';
export { foundValue } from './found-value.ts';
export { ordersOf } from './orders.ts';
export { markReconsideration, reconsiderationsOf } from './reconsider.ts';
export { valuation } from './routes.ts';
export { SOURCES } from './words.ts';
