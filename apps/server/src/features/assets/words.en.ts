export const ACCOUNTS = {
  tooMany: (max: number) => `You can add up to ${max} accounts.`,
} as const;
