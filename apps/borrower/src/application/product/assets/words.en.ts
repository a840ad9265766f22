import type { ASSET_TYPES } from '@lintel/contract';

export type AssetType = (typeof ASSET_TYPES)[number];

export const ASSETS = {
  title: 'Your savings can help you qualify',
  lead: 'Your income alone isn’t enough for this line. Tell us which accounts you’d like us to count.',
  problem: 'Fix the following to continue',
  yours: 'Your accounts',
  counts: (monthly: string) => `Counts for about ${monthly} a month of income.`,
  another: 'Add another account',
  type: 'Account type',
  types: {
    CHECKING: 'Checking',
    SAVINGS: 'Savings',
    BROKERAGE: 'Brokerage',
    RETIREMENT: 'Retirement',
  } satisfies Record<AssetType, string>,
  institution: 'Bank or investment firm',
  balance: 'Balance',
  errors: {
    type: 'Choose an account type',
    institution: 'Enter the name of the bank or investment firm',
    balance: 'Enter the balance in dollars',
  },
  addIt: 'Add this account',
  adding: 'Adding',
  cancel: 'Don’t add another',
  remove: 'Remove',
  removes: (account: string) => `Remove ${account}`,
  added: (account: string) => `${account} added`,
  removed: (account: string) => `${account} removed`,
  account: (type: string, institution: string) => `${type}, ${institution}`,
  go: 'Continue',
  busy: 'One moment',
  skip: 'Continue without assets',
} as const;
