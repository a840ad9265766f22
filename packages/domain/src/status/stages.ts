import { STAGE_POSITIONS, stageIndex, type Stage } from '../enums/stage.ts';
import { STAGE_LABELS } from './stages-words.en.ts';

/**
 * Returns the specification's label of a stage. For position 6, `manualNotary` decides, not the stage's name.
 */
export function stageLabel(stage: Stage, manualNotary: boolean): string {
  if (stage === 'ENOTARY' || stage === 'MANUAL_NOTARY') return STAGE_LABELS[manualNotary ? 'MANUAL_NOTARY' : 'ENOTARY'];
  return STAGE_LABELS[stage];
}

/** A position on the progress bar. */
export interface StagePlace {
  readonly label: string;
  readonly state: 'DONE' | 'CURRENT' | 'TODO';
}

/** Builds the progress bar of a loan at `stage`: eight positions in order. At COMPLETE the last one is done too. */
export function stageBar(stage: Stage, manualNotary: boolean): readonly StagePlace[] {
  const at = stageIndex(stage);
  return STAGE_POSITIONS.map((place, index) => {
    const done = index < at || stage === 'COMPLETE';
    return { label: stageLabel(place, manualNotary), state: done ? 'DONE' : index === at ? 'CURRENT' : 'TODO' };
  });
}

/** The step paths of each stage, below the application. */
const STEP_PATHS: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  PRODUCT_SELECT: ['product/select'],
  MORE_INFO: ['start/contact', 'start/hmda', 'start/app-summary'],
  LINK_INCOME: ['income/review'],
  ID_UPLOAD: ['identity'],
  SIGNING: ['bank', 'signing/intro', 'signing/sign'],
};

/** Returns where the bar's current position leads: the stage's step path that `screen` is or is below. */
export const stepPath = (stage: Stage, screen: string): string | undefined =>
  STEP_PATHS[stage]?.find((path) => screen === path || screen.startsWith(`${path}/`));

/** The screens of finished positions of the bar while the application is open, if their answers can still be seen. */
const DONE_PATHS: Readonly<Partial<Record<Stage, string>>> = {
  INITIAL: 'start/profile',
  MORE_INFO: 'document/disclosures',
  SIGNING: 'document/disclosures',
};

/** The screens on which a confirmed offer can be changed, by status: before the submission, and at the final offer. */
const OFFER_CHANGES: Readonly<Record<string, string>> = {
  APP_SUBMISSION: 'start/app-summary',
  FINAL_OFFER: 'signing/intro',
};

/**
 * Returns the screen below the application that shows the answers of a finished position of the bar, and changes them
 * if that is still possible; undefined for a position that can't be opened again, such as the identity check.
 */
export const donePath = (place: Stage, checklistStatus: string): string | undefined =>
  place === 'PRODUCT_SELECT' ? OFFER_CHANGES[checklistStatus] : DONE_PATHS[place];
