import { signerCheckCondition } from '../identity-verification/signer.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { hasDeclined, isCurrentClosingSet } from '../loan-file/people.ts';
import { localized } from '../locale/localized.ts';
import * as en from './explain-words.en.ts';
import { owesNoteFirst, type CoDeedStage } from './stage.ts';

const { SIGNER_WORDS } = /* @__PURE__ */ localized({ en });

/** Whose turn it is, as a signer sees it. Contains nothing about the borrower's money or decision. */
export interface SignerExplanation {
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly text: string;
  readonly ask: string | null;
  readonly usualTime: string | null;
}

/** A stage, or a part of one that has its own sentence. */
export type SignerMoment =
  | Exclude<CoDeedStage, 'DOCUMENTS' | 'SIGN'>
  | 'DECLINED'
  | 'ID_REVIEW'
  | 'DRAWING'
  | 'CONSENT'
  | 'READ'
  | 'SIGN_NOTE'
  | 'SIGN_LATER';

/** The words of a signer's moment. */
export interface SignerWords {
  readonly text: string;
  /** Absent: nothing. */
  readonly ask?: string;
  readonly usualTime?: string;
}

const OWNERS: Readonly<Record<SignerMoment, SignerExplanation['owner']>> = {
  LOGIN: 'YOU',
  INTRO: 'YOU',
  IDENTITY: 'YOU',
  ID_REVIEW: 'US',
  DRAWING: 'US',
  CONSENT: 'YOU',
  READ: 'YOU',
  SIGN_NOTE: 'YOU',
  SIGN_LATER: 'US',
  NOTARY: 'YOU',
  DECLINED: 'US',
  DONE: 'OTHER',
  CANCELLED: 'OTHER',
};

/** Explains to an additional signer whose turn it is and what they need to do. */
export function explainToSigner(file: LoanFile, person: string, stage: CoDeedStage): SignerExplanation {
  const moment = toMoment(file, person, stage);
  const { text, ask, usualTime } = SIGNER_WORDS[moment];
  return { owner: OWNERS[moment], text, ask: ask ?? null, usualTime: usualTime ?? null };
}

function toMoment(file: LoanFile, person: string, stage: CoDeedStage): SignerMoment {
  if (stage !== 'CANCELLED' && hasDeclined(file, person)) return 'DECLINED';
  // Photos that were sent again, or that the check couldn't read, wait for staff.
  if (stage === 'IDENTITY' && file.conditions[signerCheckCondition(person)]?.state === 'ANSWERED') return 'ID_REVIEW';
  if (stage === 'DOCUMENTS') {
    if (!isCurrentClosingSet(file, file.signingPackageSet)) return 'DRAWING';
    return file.esignConsents[person]?.given === true ? 'READ' : 'CONSENT';
  }
  if (stage === 'SIGN') return owesNoteFirst(file, person) ? 'SIGN_NOTE' : 'SIGN_LATER';
  return stage;
}
