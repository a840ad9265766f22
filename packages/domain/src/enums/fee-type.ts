/** Costs that an offer set lists (ledger ENUM-031, resolutions OP-A-094). */
export const FEE_TYPES = [
  'ORIGINATION_FEE',
  'VALUATION_FEE',
  'MANUAL_NOTARY_FEE',
  'RECORDING_FEE',
  'RECORDING_TAX',
] as const;
export type FeeType = (typeof FEE_TYPES)[number];
