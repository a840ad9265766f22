import type { CoDeedStage } from '@lintel/domain';
import { StageList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SIGNER } from './words.en.ts';

const AT: Readonly<Record<CoDeedStage, number>> = {
  LOGIN: 0,
  INTRO: 0,
  IDENTITY: 1,
  DOCUMENTS: 2,
  SIGN: 3,
  NOTARY: 3,
  DONE: 4,
  CANCELLED: 4,
};

/** A signer's stages from the first question to the notary: what is done and what is left. */
export function SignerStages({ stage }: { stage: CoDeedStage }): ReactNode {
  const now = AT[stage];
  const stages = SIGNER.stages.map((name, at) => ({
    name,
    state: at < now ? ('done' as const) : at === now ? ('now' as const) : ('next' as const),
  }));
  return <StageList large label={SIGNER.todo} words={SIGNER.stageWords} stages={stages} />;
}
