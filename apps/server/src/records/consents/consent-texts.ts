import { LOAN_CONSENT_TYPES, type LoanConsentType } from '@lintel/domain';

interface ConsentText {
  readonly type: LoanConsentType;
  readonly version: string;
  readonly text: string;
}

/**
 * The texts that a borrower agrees to about credit and electronic documents, newest version last. `{lender}` is the
 * lender's legal name. A changed text is a new version at the end; earlier ones stay for those who agreed to them. The
 * ESIGN version also changes with the terms of electronic documents and the device requirements (15 USC 7001(c)(1)).
 */
const TEXTS: { readonly [Type in LoanConsentType]: readonly Omit<ConsentText, 'type'>[] } = {
  SOFT_CREDIT: [
    {
      version: '2026-11-1',
      text: '{lender} may request my credit report from a credit bureau to show me offers. This is a soft check: it does not affect my score, and other lenders do not see it.',
    },
  ],
  HARD_CREDIT: [
    {
      version: '2026-11-1',
      text: '{lender} may request my full credit report from a credit bureau for this application. This check shows on my credit report and may lower my score by a few points.',
    },
  ],
  ESIGN: [
    {
      version: '2026-11-1',
      text: 'I agree to receive disclosures and to sign electronically. I may ask for paper, free of charge, and I may take this consent back at any time; from then on papers come by post.',
    },
    {
      version: '2026-11-2',
      text: 'I agree to get documents and to sign electronically. I can ask for paper documents for free. I can withdraw this consent at any time, and from then on my documents come by mail.',
    },
  ],
};

const withLenderName = (type: LoanConsentType, one: Omit<ConsentText, 'type'>, lender: string): ConsentText => ({
  ...one,
  type,
  text: one.text.replaceAll('{lender}', lender),
});

/** Returns the current text of each type with the lender's name, as it is shown and hashed. */
export const loanConsentTexts = (lender: string): ConsentText[] =>
  LOAN_CONSENT_TYPES.flatMap((type) => TEXTS[type].slice(-1).map((one) => withLenderName(type, one, lender)));

/** Returns the text of one version, including earlier ones, or undefined when there never was one. */
export function loanConsentText(type: LoanConsentType, version: string, lender: string): ConsentText | undefined {
  const consentText = TEXTS[type].find((one) => one.version === version);
  return consentText && withLenderName(type, consentText, lender);
}
