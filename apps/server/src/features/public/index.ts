/** Probes, public keys, OpenAPI, and faults that browsers report. */
export { publicCalls } from './routes.ts';
