/** Erases records when their day comes, and keeps those under a hold. */
export { removeAged } from './others.ts';
export { erasedRecords, loadRetentionPlan } from './plan.ts';
export { retention } from './routes.ts';
export { runRetention, type RetentionOptions, type RetentionRun } from './run.ts';
