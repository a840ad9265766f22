import { PLACES, stageIndex, type Stage } from '../enums/stage.ts';

const LABELS: Readonly<Record<Stage, string>> = {
  INITIAL: 'Basic Info',
  PRODUCT_SELECT: 'Select Offer',
  MORE_INFO: 'Provide More Info',
  LINK_INCOME: 'Link Income Sources',
  ID_UPLOAD: 'Verify Identity',
  SIGNING: 'Sign Documents',
  ENOTARY: 'Talk to eNotary',
  MANUAL_NOTARY: 'Schedule Notary Session',
  // The specification has no label for the last position.
  COMPLETE: 'Complete',
};

/**
 * The label of a stage, verbatim. For position 6, `manualNotary` decides, not the stage's name (PROG-009, PROG-010).
 */
export function stageLabel(stage: Stage, manualNotary: boolean): string {
  if (stage === 'ENOTARY' || stage === 'MANUAL_NOTARY') return LABELS[manualNotary ? 'MANUAL_NOTARY' : 'ENOTARY'];
  return LABELS[stage];
}

/** A position on the bar. */
export interface StagePlace {
  readonly label: string;
  readonly state: 'DONE' | 'CURRENT' | 'TODO';
}

/** The whole bar for a loan at `stage`: eight positions in order. At COMPLETE the last one is done too. */
export function stageBar(stage: Stage, manualNotary: boolean): readonly StagePlace[] {
  const at = stageIndex(stage);
  return PLACES.map((place, index) => {
    const done = index < at || stage === 'COMPLETE';
    return { label: stageLabel(place, manualNotary), state: done ? 'DONE' : index === at ? 'CURRENT' : 'TODO' };
  });
}
