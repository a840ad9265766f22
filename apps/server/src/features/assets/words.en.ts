export const ACCOUNTS = {
  tooMany: (most: number) => `You can add up to ${most} accounts.`,
} as const;
