import type { CoDeedStage } from '@lintel/domain';
import { StageList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SIGNER } from './words.en.ts';

/** The index of the listed stage, by the stage on the wire. */
const STAGE_INDEXES: Readonly<Record<CoDeedStage, number>> = {
  LOGIN: 0,
  INTRO: 0,
  IDENTITY: 1,
  DOCUMENTS: 2,
  SIGN: 3,
  NOTARY: 3,
  DONE: 4,
  CANCELLED: 4,
};

/** Lists an additional signer's stages, from the first question to the notary, with what is done and what is left. */
export function SignerStages({ stage }: { stage: CoDeedStage }): ReactNode {
  const now = STAGE_INDEXES[stage];
  const stages = SIGNER.stages.map((name, at) => ({
    name,
    state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('next' as const),
  }));
  return <StageList large label={SIGNER.todo} words={SIGNER.stageWords} stages={stages} />;
}
