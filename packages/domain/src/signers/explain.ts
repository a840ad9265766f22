import type { LoanFile } from '../loan-file/file.ts';
import { hasDeclined, isPresent } from '../loan-file/people.ts';
import { owesNoteFirst, type CoDeedStage } from './stage.ts';

/** Whose turn it is, as a signer sees it. Contains nothing about the borrower's money or decision. */
export interface SignerExplanation {
  readonly owner: 'YOU' | 'US' | 'OTHER';
  readonly text: string;
  readonly ask: string | null;
  readonly usualTime: string | null;
}

const you = (text: string, ask: string, usualTime: string | null): SignerExplanation => ({
  owner: 'YOU',
  text,
  ask,
  usualTime,
});
const us = (text: string, usualTime: string | null): SignerExplanation => ({ owner: 'US', text, ask: null, usualTime });

const DECLINED = us(
  'You told us you don’t want to sign. Nothing was signed. A loan specialist is reviewing it.',
  '1 business day',
);
const DRAWING = us('We’re preparing the documents. We’ll email you when they’re ready.', null);

type Plain = Exclude<CoDeedStage, 'DOCUMENTS' | 'SIGN'>;
const PLAIN: Readonly<Record<Plain, SignerExplanation>> = {
  LOGIN: you("You've been asked to sign the deed to a home.", 'Log in.', '1 minute'),
  INTRO: you("You've been asked to sign the deed to a home.", 'Tell us whether you live there.', '1 minute'),
  IDENTITY: you('We need to verify your identity.', 'Show us your ID.', '3 minutes'),
  NOTARY: you("The deed is ready. You'll sign it with a notary.", 'Choose how and when to sign.', '20 minutes'),
  DONE: { owner: 'OTHER', text: "You've signed.", ask: null, usualTime: null },
  CANCELLED: {
    owner: 'OTHER',
    text: "This request was canceled. You don't need to do anything.",
    ask: null,
    usualTime: null,
  },
};

export function explainToSigner(file: LoanFile, person: string, stage: CoDeedStage): SignerExplanation {
  if (stage !== 'CANCELLED' && hasDeclined(file, person)) return DECLINED;
  if (stage === 'DOCUMENTS') {
    if (!isPresent(file, file.signingPackageSet)) return DRAWING;
    if (file.esignConsents[person]?.given !== true)
      return you('Your documents are ready.', 'Agree to get them electronically.', '2 minutes');
    return you('Your documents are ready.', 'Read each one.', '5 minutes');
  }
  if (stage === 'SIGN') {
    return owesNoteFirst(file, person)
      ? you('The agreement is ready.', 'Sign it.', '5 minutes')
      : us('You’ve read your documents. We’ll email you when the notary is ready.', null);
  }
  return PLAIN[stage];
}
