import type { Explanation } from '@lintel/domain';

/** Who acts at a step of the checklist. */
export const GATE_OWNERS: Readonly<Record<Explanation['party'], string>> = {
  nobody: 'No one',
  borrower: 'Borrower',
  staff: 'Staff',
  lender: 'System',
  documents: 'System',
  credit: 'Credit bureau',
  property: 'Property records service',
  income: 'Employer or payroll vendor',
  identity: 'ID verification service',
  valuation: 'Valuation vendor',
  bank: 'Bank',
  title: 'Title company',
  flood: 'Flood determination vendor',
  esign: 'E-sign vendor',
  signers: 'Other signers',
  notary: 'Notary service',
  attorney: 'Attorney',
  clock: 'No one (waiting period)',
  recording: 'County recorder',
};
