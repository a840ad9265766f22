/** Figures for Prometheus, on a port of their own, without personal data. */
export { metrics } from './routes.ts';
