/** Visits and their events, without personal data: what the contract's list allows, and counts of the rest. */
export { countExposures, countVisits, type Exposure } from './reports.ts';
export { telemetry } from './routes.ts';
