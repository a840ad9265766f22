/** Probes, public keys, OpenAPI, and faults that browsers report. */
export { systemCalls } from './routes.ts';
