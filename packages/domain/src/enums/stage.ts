/** The stages of the progress bar (ledger PROG-001, ENUM-028). */
export const STAGES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'ENOTARY',
  'MANUAL_NOTARY',
  'COMPLETE',
] as const;
export type Stage = (typeof STAGES)[number];

/** The places of the bar, 0 to 7; the two ways to a notary share one (ledger PROG-002 to PROG-011). */
export const PLACES = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'ENOTARY',
  'COMPLETE',
] as const satisfies readonly Stage[];

/** The place of a stage on the bar, 0 to 7 (ledger PROG-002 to PROG-011). */
export function stageIndex(stage: Stage): number {
  return PLACES.indexOf(stage === 'MANUAL_NOTARY' ? 'ENOTARY' : stage);
}
