import { Gauge, type Registry } from 'prom-client';
import { HELP } from './help.en.ts';

const gauge = <Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) => new Gauge<Label>({ name, help, labelNames, registers: [registry] });

/** Creates the gauges of this server's database connections, which need no query. */
export const createConnectionGauges = (target: Registry) => ({
  up: gauge(target, 'lintel_database_up', HELP.up),
  connections: gauge(target, 'lintel_database_connections', HELP.connections, ['state']),
  waiting: gauge(target, 'lintel_database_connections_waiting', HELP.waiting),
});

/**
 * Creates the gauges that are read from the database: jobs, files and deadlines. All servers that share it report the
 * same figures.
 */
export const createStoredGauges = (target: Registry) => ({
  ping: gauge(target, 'lintel_database_ping_seconds', HELP.ping),
  jobsWaiting: gauge(target, 'lintel_jobs_waiting', HELP.jobsWaiting, ['queue']),
  jobsRetrying: gauge(target, 'lintel_jobs_retrying', HELP.jobsRetrying, ['queue']),
  oldestJob: gauge(target, 'lintel_job_oldest_waiting_seconds', HELP.oldestJob, ['queue']),
  files: gauge(target, 'lintel_files', HELP.files, ['gate', 'owner']),
  oldestFile: gauge(target, 'lintel_file_oldest_seconds', HELP.oldestFile, ['gate', 'owner']),
  clocksDue: gauge(target, 'lintel_clocks_due', HELP.clocksDue),
  oldestClock: gauge(target, 'lintel_clock_oldest_due_seconds', HELP.oldestClock),
});
