/** What each counter counts, for those who read it in Prometheus. */
export const HELP = {
  responses: 'Responses by class of their HTTP status.',
  requests: 'Time until a response was sent, by call. Pages are "page", files and everything else "other".',
  vendors: 'Time until a vendor answered or failed, by kind of vendor.',
  jobs: 'Runs of background jobs. A failed run is tried again, a job that is given up is not.',
  failures: 'Runs of background jobs that failed, by queue.',
  retries: 'Runs of background jobs after a failed run.',
  events: 'Events of pages that were stored, and those dropped by reason.',
  twilio: 'Chats at Twilio: webhooks refused, comparisons failed, messages missing, transcripts removed, by event.',
} as const;
