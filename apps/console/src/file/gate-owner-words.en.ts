import type { Explanation } from '@lintel/domain';

/** Who acts at a step of the checklist. */
export const GATE_OWNERS: Readonly<Record<Explanation['party'], string>> = {
  nobody: 'No one',
  borrower: 'Borrower',
  staff: 'Staff',
  lender: 'Lender',
  documents: 'Document service',
  credit: 'Credit bureau',
  property: 'Property records',
  income: 'Employer or income source',
  identity: 'ID verification service',
  valuation: 'Appraiser',
  bank: 'Bank',
  title: 'Title company',
  flood: 'Flood zone service',
  esign: 'Signing service',
  signers: 'Other signers',
  notary: 'Notary',
  attorney: 'Attorney',
  clock: 'Waiting period',
  recording: 'County',
};
