import type { Status } from '@lintel/contract';
import { stageBar } from '@lintel/domain';
import { GATE } from './words.en.ts';

/** The eight stages of the progress bar. */
export interface Stages {
  stages: readonly { name: string; state: 'done' | 'now' | 'next' }[];
  /** The index of the current stage; -1 when all are done. */
  current: number;
}

const STATES = { DONE: 'done', CURRENT: 'now', TODO: 'next' } as const;

/**
 * Returns the eight stages with their names and states. A stage that opens again is named as news, not as lost
 * progress.
 */
export function toStages({
  progress: { stage, reopened },
  manualNotary,
}: Pick<Status, 'progress' | 'manualNotary'>): Stages {
  const stages = stageBar(stage, manualNotary).map(({ label, state }) => ({
    name: state === 'CURRENT' && reopened ? GATE.reopened[reopened] : label,
    state: STATES[state],
  }));
  return { stages, current: stages.findIndex(({ state }) => state === 'now') };
}

/**
 * Returns whether the current stage's name fits the gate. Liens and the home value fall into the stage of the identity
 * check, whose name would be misleading.
 */
export const isStageNamed = ({ progress: { stage }, gate }: Pick<Status, 'progress' | 'gate'>): boolean =>
  stage !== 'ID_UPLOAD' || Boolean(gate?.startsWith('id-'));
