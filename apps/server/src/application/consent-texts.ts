import type { LoanConsentType } from '@lintel/domain';

interface ConsentText {
  readonly type: LoanConsentType;
  readonly version: string;
  readonly text: string;
}

/**
 * What a borrower agrees to around credit and papers. `{lender}` is the lender's legal name. A changed text is a new version:
 * whoever read the old one is asked again.
 */
const TEXTS: readonly ConsentText[] = [
  {
    type: 'SOFT_CREDIT',
    version: '2026-11-1',
    text: '{lender} may request my credit report from a credit bureau to show me offers. This is a soft check: it does not affect my score, and other lenders do not see it.',
  },
  {
    type: 'HARD_CREDIT',
    version: '2026-11-1',
    text: '{lender} may request my full credit report from a credit bureau for this application. This check shows on my credit report and may lower my score by a few points.',
  },
  {
    type: 'ESIGN',
    version: '2026-11-1',
    text: 'I agree to receive disclosures and to sign electronically. I may ask for paper, free of charge, and I may take this consent back at any time; from then on papers come by post.',
  },
];

/** The texts with the lender's name in them, as they are shown and hashed. */
export function loanConsentTexts(lender: string): ConsentText[] {
  return TEXTS.map((one) => ({ ...one, text: one.text.replaceAll('{lender}', lender) }));
}
