import type { Status } from '@lintel/contract';
import { stageBar } from '@lintel/domain';
import { GATE } from './copy.ts';

export interface StageSteps {
  places: readonly { name: string; state: 'done' | 'now' | 'next' }[];
  /** Which place stands open, from 0; -1 when all are done. */
  current: number;
}

const STATES = { DONE: 'done', CURRENT: 'now', TODO: 'next' } as const;

/** The eight places as a page shows them. An earlier place that is open again is news, not lost progress. */
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

/** Debts and value of the home have no place of their own: under the name of the identity check they would read wrong. */
export const isNamed = ({ progress: { stage }, gate }: Pick<Status, 'progress' | 'gate'>): boolean =>
  stage !== 'ID_UPLOAD' || Boolean(gate?.startsWith('id-'));

const ENDED: readonly unknown[] = ['declined', 'cancelled', 'complete'];

/** Whether an application that stands at this gate has ended: nothing of it is asked or changed any more. */
export const isEnded = (gate: string | null | undefined): boolean => ENDED.includes(gate);
