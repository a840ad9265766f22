/** Progress stages (ledger ENUM-028). */
export const PROGRESS_STAGES = [
  'INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', 'LINK_INCOME', 'ID_UPLOAD', 'SIGNING', 'ENOTARY', 'MANUAL_NOTARY', 'COMPLETE',
] as const;
