/** The stages of the progress bar. */
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

/** The stage at each position of the progress bar, 0 to 7; both kinds of notary meeting share one. */
export const STAGE_POSITIONS = [
  'INITIAL',
  'PRODUCT_SELECT',
  'MORE_INFO',
  'LINK_INCOME',
  'ID_UPLOAD',
  'SIGNING',
  'ENOTARY',
  'COMPLETE',
] as const satisfies readonly Stage[];

/** The position of a stage on the bar, 0 to 7. */
export function stageIndex(stage: Stage): number {
  return STAGE_POSITIONS.indexOf(stage === 'MANUAL_NOTARY' ? 'ENOTARY' : stage);
}
