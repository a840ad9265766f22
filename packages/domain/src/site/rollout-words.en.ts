/** Errors of a flag's rollout that staff enter. */
export const ROLLOUT_ERRORS = {
  form: 'Enter the rollout as {"percentage": 20}, from 0 to 100, with "identities" and "createdAfter" if you need them.',
} as const;
