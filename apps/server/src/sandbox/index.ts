/** Personas, clock, faults, outbox and the sandbox panel. Never mounted in production. */
export { sandbox } from './routes.ts';
