/** Visits and their events, without personal data: what the contract's list allows, and counts of the rest. */
export { telemetry } from './routes.ts';
