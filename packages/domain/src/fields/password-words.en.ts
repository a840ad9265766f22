const WEAK = 'Password is not strong enough: ';

/** The five rules: `hint` in the checklist, `sentence` when one is not met. */
export const PASSWORD_WORDS = {
  length: { hint: 'At least 12 characters', sentence: `${WEAK}must be at least 12 characters` },
  upper: { hint: 'An uppercase letter', sentence: `${WEAK}must have an uppercase letter` },
  lower: { hint: 'A lowercase letter', sentence: `${WEAK}must have a lowercase letter` },
  number: { hint: 'A number', sentence: `${WEAK}must have a number` },
  special: {
    hint: 'One special character (!@#$%^&*)',
    sentence: `${WEAK}must have one special character (!@#$%^&*)`,
  },
} as const;
export const PASSWORD_MISSING = `${WEAK}Required`;
export const PASSWORD_LONG = `${WEAK}must be at most 128 characters`;
export const NOT_REPEATED = "Passwords don't match";
