/** What each figure is, for those who read it in Prometheus. */
export const HELP = {
  up: 'Whether the database answered: 1 or 0.',
  connections: 'Connections of the pool.',
  waiting: 'Queries that wait for a connection.',
  ping: 'Time of a query that reads nothing.',
  jobsWaiting: 'Background jobs that could run now.',
  jobsRetrying: 'Background jobs that failed and will run again.',
  oldestJob: 'How long the first waiting job could have run.',
  files: 'Open loan files at each gate.',
  oldestFile: 'How long the first file at each gate has been there.',
  clocksDue: 'Deadlines of loan files that passed and are not recorded yet.',
  oldestClock: 'How long the first unrecorded deadline has passed.',
} as const;
