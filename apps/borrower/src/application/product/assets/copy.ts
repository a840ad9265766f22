import type { ASSET_TYPES } from '@lintel/contract';

export type AssetType = (typeof ASSET_TYPES)[number];

export const ASSETS = {
  title: 'Your savings can help you qualify',
  lead: 'Your income alone does not carry the line. Tell us about the accounts you want counted.',
  problem: 'There is a problem',
  yours: 'Your accounts',
  counts: (monthly: string) => `Counts for about ${monthly} a month of income.`,
  another: 'Add another account',
  type: 'Kind of account',
  types: {
    CHECKING: 'Checking',
    SAVINGS: 'Savings',
    BROKERAGE: 'Brokerage',
    RETIREMENT: 'Retirement',
  } satisfies Record<AssetType, string>,
  institution: 'Bank or firm',
  balance: 'Balance',
  errors: {
    type: 'Choose the kind of account',
    institution: 'Enter the name of the bank or firm',
    balance: 'Enter the balance in dollars',
  },
  addIt: 'Add this account',
  adding: 'Adding',
  cancel: "Don't add another",
  remove: 'Remove',
  removes: (account: string) => `Remove ${account}`,
  added: (account: string) => `${account} added`,
  removed: (account: string) => `${account} removed`,
  account: (type: string, institution: string) => `${type}, ${institution}`,
  go: 'Continue',
  busy: 'One moment',
  skip: 'Continue without assets',
} as const;
