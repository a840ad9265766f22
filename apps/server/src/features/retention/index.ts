/** Erases records when their day comes, and keeps those under a hold. */
export { removeAged } from './aged-records.ts';
export { loadErasedRecords, loadRetentionPlan } from './plan.ts';
export { retention } from './routes.ts';
export { runRetention, type RetentionOptions, type RetentionRun } from './run.ts';
