import { Gauge, type Registry } from 'prom-client';
import { HELP } from './help.en.ts';

const gauge = <Label extends string = never>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) => new Gauge<Label>({ name, help, labelNames, registers: [registry] });

/** Figures of this server's connections, which need no query. */
export const openConnectionGauges = (to: Registry) => ({
  up: gauge(to, 'lintel_database_up', HELP.up),
  connections: gauge(to, 'lintel_database_connections', HELP.connections, ['state']),
  waiting: gauge(to, 'lintel_database_connections_waiting', HELP.waiting),
});

/** Figures from the database. All servers that share it report the same ones. */
export const openStoredGauges = (to: Registry) => ({
  ping: gauge(to, 'lintel_database_ping_seconds', HELP.ping),
  jobsWaiting: gauge(to, 'lintel_jobs_waiting', HELP.jobsWaiting, ['queue']),
  jobsRetrying: gauge(to, 'lintel_jobs_retrying', HELP.jobsRetrying, ['queue']),
  oldestJob: gauge(to, 'lintel_job_oldest_waiting_seconds', HELP.oldestJob, ['queue']),
  files: gauge(to, 'lintel_files', HELP.files, ['gate', 'owner']),
  oldestFile: gauge(to, 'lintel_file_oldest_seconds', HELP.oldestFile, ['gate', 'owner']),
  clocksDue: gauge(to, 'lintel_clocks_due', HELP.clocksDue),
  oldestClock: gauge(to, 'lintel_clock_oldest_due_seconds', HELP.oldestClock),
});
