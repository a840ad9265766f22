import type { Status } from '@lintel/contract';
import { stageBar } from '@lintel/domain';
import { GATE } from './words.en.ts';

export interface StageSteps {
  places: readonly { name: string; state: 'done' | 'now' | 'next' }[];
  /** The index of the current stage; -1 when all are done. */
  current: number;
}

const STATES = { DONE: 'done', CURRENT: 'now', TODO: 'next' } as const;

/** The eight stages as a page shows them. An earlier stage that opens again is shown as news, not as lost progress. */
export function stageSteps({
  progress: { stage, reopened },
  manualNotary,
}: Pick<Status, 'progress' | 'manualNotary'>): StageSteps {
  const places = stageBar(stage, manualNotary).map(({ label, state }) => ({
    name: state === 'CURRENT' && reopened ? GATE.reopened[reopened] : label,
    state: STATES[state],
  }));
  return { places, current: places.findIndex(({ state }) => state === 'now') };
}

/**
 * The debts and the home's value have no stage of their own: showing them under the identity check would be misleading.
 */
export const isNamed = ({ progress: { stage }, gate }: Pick<Status, 'progress' | 'gate'>): boolean =>
  stage !== 'ID_UPLOAD' || Boolean(gate?.startsWith('id-'));
