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
  // The specification gives the last place no words.
  COMPLETE: 'Complete',
};

/**
 * The label of a stage, to the letter. Whether the notary is met in person decides place 6, whatever the stage is called
 * (ledger PROG-009, PROG-010).
 */
export function stageLabel(stage: Stage, manualNotary: boolean): string {
  if (stage === 'ENOTARY' || stage === 'MANUAL_NOTARY') return LABELS[manualNotary ? 'MANUAL_NOTARY' : 'ENOTARY'];
  return LABELS[stage];
}

/** A place on the bar. */
export interface StagePlace {
  readonly label: string;
  readonly state: 'DONE' | 'CURRENT' | 'TODO';
}

/** The whole bar for a loan at `stage`: eight places in order. At COMPLETE the last one is done too. */
export function stageBar(stage: Stage, manualNotary: boolean): readonly StagePlace[] {
  const at = stageIndex(stage);
  return PLACES.map((place, index) => {
    const done = index < at || stage === 'COMPLETE';
    return { label: stageLabel(place, manualNotary), state: done ? 'DONE' : index === at ? 'CURRENT' : 'TODO' };
  });
}

/** The bar of an additional signer (ledger PROG-013, SIGNER-005). */
export const SIGNER_STAGES = ['Identity verification', 'Talk to eNotary'] as const;

const SIGNER_AT: Readonly<Record<string, number>> = {
  LOGIN: 0,
  INTRO: 0,
  IDENTITY: 0,
  DOCUMENTS: 1,
  SIGN: 1,
  NOTARY: 1,
  DONE: 2,
};

/** The signer's bar for the stage that the co-deed status answers (calls G08). */
export function signerBar(signerStage: string): readonly StagePlace[] {
  const at = SIGNER_AT[signerStage] ?? 0;
  return SIGNER_STAGES.map((label, index) => ({
    label,
    state: index < at ? 'DONE' : index === at ? 'CURRENT' : 'TODO',
  }));
}

const PATHS: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  PRODUCT_SELECT: ['/product/select'],
  MORE_INFO: ['/start/contact', '/start/hmda', '/start/app-summary'],
  LINK_INCOME: ['/income/review'],
  ID_UPLOAD: ['/identity'],
  SIGNING: ['/bank', '/signing/intro', '/signing/sign'],
};

/** The step paths of a stage, below the application: where a place on the bar leads; none for some stages (ledger PROG-012). */
export function stagePaths(stage: Stage): readonly string[] {
  return PATHS[stage] ?? [];
}
