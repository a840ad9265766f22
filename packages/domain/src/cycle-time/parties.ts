import type { Owner } from '../loan-file/gates.ts';

/**
 * The parties that a loan file can wait for. `SIGNERS`: everyone but the borrower who signs. `LAW`: a waiting period.
 */
export const PARTIES = [
  'BORROWER',
  'SIGNERS',
  'LENDER',
  'ATTORNEY',
  'CREDIT',
  'PROPERTY',
  'INCOME',
  'IDENTITY',
  'VALUATION',
  'BANK',
  'TITLE',
  'FLOOD',
  'ESIGN',
  'NOTARY',
  'RECORDING',
  'LAW',
] as const;
export type Party = (typeof PARTIES)[number];

const BY_OWNER: Readonly<Record<Owner, Party | null>> = {
  nobody: null,
  borrower: 'BORROWER',
  signers: 'SIGNERS',
  staff: 'LENDER',
  lender: 'LENDER',
  documents: 'LENDER',
  attorney: 'ATTORNEY',
  credit: 'CREDIT',
  property: 'PROPERTY',
  income: 'INCOME',
  identity: 'IDENTITY',
  valuation: 'VALUATION',
  bank: 'BANK',
  title: 'TITLE',
  flood: 'FLOOD',
  esign: 'ESIGN',
  notary: 'NOTARY',
  recording: 'RECORDING',
  clock: 'LAW',
};

/** The party that a gate's owner belongs to; null for the end of a loan file, which waits for no one. */
export const toParty = (owner: Owner): Party | null => BY_OWNER[owner];
