/** Errors of the list of assets. */
export const ACCOUNTS = {
  tooMany: (max: number) => `You can add up to ${max} accounts.`,
} as const;
