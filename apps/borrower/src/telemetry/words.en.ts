export const TELEMETRY = {
  sessionFailed: 'An error occurred while establishing a session, retries failed',
  noDecision: 'Could not establish session.',
  noProfile: 'No profile uuid',
  noApplication: 'App ID is required to save experiment',
} as const;
