import { hasDeclined, isPresent } from '../loan-file/people.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { owesNoteFirst, type CoDeedStage } from './stage.ts';

/** Whose turn it is on a signer's own way, in their words. Nothing of the borrower's money or decision is in it. */
export interface SignerExplanation {
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly text: string;
  readonly ask: string | null;
  readonly usualTime: string | null;
}

const you = (text: string, ask: string, usualTime: string | null): SignerExplanation => ({ owner: 'YOU', text, ask, usualTime });
const us = (text: string, usualTime: string | null): SignerExplanation => ({ owner: 'US', text, ask: null, usualTime });

const DECLINED = us('You told us that you do not want to sign. Nothing was signed. A person is looking at it.', '1 business day');
const DRAWING = us('We are drawing up the papers. We write to you when they are ready.', null);

type Plain = Exclude<CoDeedStage, 'DOCUMENTS' | 'SIGN'>;
const PLAIN: Readonly<Record<Plain, SignerExplanation>> = {
  LOGIN: you('You have been asked to sign the deed of a home.', 'Sign in.', '1 min'),
  INTRO: you('You have been asked to sign the deed of a home.', 'Tell us whether you live there.', '1 min'),
  IDENTITY: you('We need to see that it is you.', 'Show us your ID.', '3 min'),
  NOTARY: you('The deed is ready. You sign it before a notary.', 'Choose how and when.', '20 min'),
  DONE: { owner: 'OTHER', text: 'You have signed.', ask: null, usualTime: null },
  CANCELLED: { owner: 'OTHER', text: "This request was cancelled. You don't need to do anything.", ask: null, usualTime: null },
};

export function explainToSigner(file: LoanFile, person: string, stage: CoDeedStage): SignerExplanation {
  if (stage !== 'CANCELLED' && hasDeclined(file, person)) return DECLINED;
  if (stage === 'DOCUMENTS') {
    if (!isPresent(file, file.pack)) return DRAWING;
    if (file.esign[person]?.on !== true) return you('Your papers are ready.', 'Agree to read them on a screen.', '2 min');
    return you('Your papers are ready.', 'Read each of them.', '5 min');
  }
  if (stage === 'SIGN') {
    return owesNoteFirst(file, person) ? you('The agreement is ready.', 'Sign it.', '5 min') : us('You have read your papers. We write to you when the notary can see you.', null);
  }
  return PLAIN[stage];
}
