/** The kinds of outside systems. Each has a port and a sandbox in `vendors/`; real adapters can be added. */
export const VENDOR_KINDS = [
  'credit',
  'property',
  'address',
  'bank',
  'flood',
  'identity-proof',
  'income',
  'mail',
  'notary',
  'payment',
  'payoff',
  'post',
  'recording',
  'sanctions',
  'scan',
  'servicing',
  'sms',
  'title',
  'valuation',
] as const;
export type VendorKind = (typeof VENDOR_KINDS)[number];
