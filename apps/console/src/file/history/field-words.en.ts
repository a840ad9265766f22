/** Words that the details of many facts share. */
export const FIELD = {
  borrower: 'Borrower',
  otherSigner: 'Another signer',
  attempt: 'Attempt',
  documentSet: 'Document set',
  offerSet: 'Offer set',
  result: 'Result',
  reason: 'Reason',
  toldBorrower: 'Reason given to the borrower',
  toldReader: 'Reason given to the borrower or signer',
  person: 'Person',
  signer: 'Signer',
  homeValue: 'Home value',
  fee: 'Fee',
  documents: 'Documents',
  alerts: 'Credit alerts',
  delivery: 'Delivery',
  delivered: 'Delivered',
  place: 'Place',
  notary: 'Notary',
  amount: 'Amount',
  payoffs: 'Payoffs',
  moneyTo: 'Paid to',
  sameFigures: 'Same figures as in the offer',
  debtsMarked: 'Total debts marked for payoff',
  lastTransfer: 'Last transfer',
} as const;

export const SIGNER_ROLES = { CO_BORROWER: 'Co-borrower', CO_DEEDER: 'Non-borrowing signer' } as const;

export const PRICING_RESULTS = {
  OFFERS: 'Offers available',
  ASSETS: 'More assets needed',
  WINBACK: 'Counteroffer',
  NONE: 'No offer',
} as const;

export const PARTIES = { BORROWER: 'Borrower', STAFF: 'Staff', BANK: 'Bank' } as const;

export const CHECK_RESULTS = {
  VERIFIED: 'Verified',
  FAILED_VERIFICATION: 'Not verified',
  PENDING_REVIEW: 'Needs review',
} as const;

export const DOCUMENT_SETS = {
  PRE: 'Soft credit disclosure',
  APP: 'Application disclosures',
  SUMMARY: 'Application summary',
} as const;

export const DELIVERIES = { HANDED: 'By hand', MAIL: 'By mail', ELECTRONIC: 'Electronically' } as const;

export const ALERTS = { FACTA: 'Fraud alert', DELINQUENCY: 'Late mortgage payment' } as const;

export const RETRY_REASONS = {
  UNFROZEN: 'Credit freeze lifted',
  RETRY_JOB: 'Automatic retry',
  CORRECTED: 'Information corrected',
  AGE_PROVED: 'Age verified',
} as const;

export const NOTARIES = { REMOTE: 'Online', MANUAL: 'In person' } as const;
export const PLACES = {
  REMOTE: 'Online',
  HOME: 'At home or another address',
  OFFICE: 'At an office of the lender, an attorney or a title company',
} as const;
export const CANCELED_BY = { ONLINE: 'Online', LETTER: 'Letter', FAX: 'Fax' } as const;
export const PAID_TO = { ACCOUNT: 'Borrower’s account', CUSTODIAN: 'Custodian' } as const;

/** Texts with figures of their own. */
export const DETAIL = {
  range: (low: string, high: string) => `${low} to ${high}`,
  list: (name: string, day: string) => `${name}, published ${day}`,
  mustSign: (relation: string, reason: string) => `${relation} (${reason})`,
  notary: (mode: string, fee: string | null) => (fee === null ? mode : `${mode}, ${fee}`),
  texas: (hasLien: string, notBefore: string | null) =>
    notBefore === null ? hasLien : `${hasLien}; closing not before ${notBefore}`,
  noMatches: 'None',
} as const;
