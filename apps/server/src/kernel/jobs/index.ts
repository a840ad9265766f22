/** Background work on pg-boss: queued in the transaction that causes it, woken by LISTEN/NOTIFY. */
export type { BackgroundJob, WorkHandler } from './context.ts';
export { loadQueueBacklog } from './backlog.ts';
export { getQueueName, startJobs, type BackgroundJobName, type GateJob, type Jobs } from './jobs.ts';
export { runWork } from './run-work.ts';
export { sweepPeriodically, sweepWhileListening } from './sweeps.ts';
