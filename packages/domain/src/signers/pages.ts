import type { CoDeedStage } from './stage.ts';

/** Pages of an additional signer. */
export const SIGNER_PAGES = ['login', 'resume', 'intro', 'identity', 'documents', 'sign', 'cancelled'] as const;
export type SignerPage = (typeof SIGNER_PAGES)[number];

const PAGE: Readonly<Record<CoDeedStage, SignerPage>> = {
  LOGIN: 'login',
  INTRO: 'intro',
  IDENTITY: 'identity',
  DOCUMENTS: 'documents',
  SIGN: 'sign',
  NOTARY: 'sign',
  DONE: 'resume',
  CANCELLED: 'cancelled',
};

/** Returns the page of a signer's stage: the notary shares the signing page. */
export const signerPage = (stage: CoDeedStage): SignerPage => PAGE[stage];

/** Returns the index of the current one of the two steps shown above a signer's page; -1 once all is done. */
export function signerStep(stage: CoDeedStage): number {
  if (stage === 'DONE' || stage === 'CANCELLED') return -1;
  return stage === 'LOGIN' || stage === 'INTRO' || stage === 'IDENTITY' ? 0 : 1;
}
