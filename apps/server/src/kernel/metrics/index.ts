/** Counters in memory for Prometheus: requests, jobs, questions to vendors, events of pages. */
export { openMetrics, type Metrics } from './metrics.ts';
