import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { heading, list, paragraph, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';

/** The disclosure in New York before any credit check: what is checked, and that we wait for consent. */
export function preCredit({ lender, consents, property }: DocumentData): DocumentText {
  return {
    title: 'Before we check your credit',
    plainLine: "What a soft credit check is. We won't make one until you agree.",
    blocks: [
      sample(),
      paragraph(
        `From ${formatLenderContact(lender)}, NMLS ${lender.nmlsId}, about your application for a home equity line of credit on ${property}.`,
      ),
      heading('What we ask for'),
      paragraph(
        "To show you offers, we request your credit report from a credit bureau. This is a soft check. It doesn't affect your score, and other lenders don't see it.",
      ),
      heading('What we look at'),
      list(
        'Your name, addresses and date of birth, to find the right report.',
        'Your credit score and the reasons for it.',
        'Your debts and how you pay them.',
        'Alerts that you have placed, such as a fraud alert or a freeze.',
      ),
      heading('What it costs'),
      paragraph('Nothing. There is no fee to apply.'),
      heading('Your choice'),
      paragraph(
        "You can say no, or stop at any time. Without the check, we can't make you an offer. A hard credit check shows on your report. We'll ask for your separate agreement to it later.",
      ),
      heading('What you agree to'),
      paragraph(consents.soft),
    ],
  };
}

/** The consent to the hard credit check, given with the application. */
export function hardCredit({ lender, consents }: DocumentData): DocumentText {
  return {
    title: 'Your agreement to a hard credit check',
    plainLine: 'One hard credit check, made when you submit. It shows on your credit report.',
    blocks: [
      sample(),
      paragraph(`From ${formatLenderContact(lender)}.`),
      heading('What you agree to'),
      paragraph(consents.hard),
      heading('What to know'),
      list(
        'We make only one check each time you agree.',
        'We make it when you submit your application, not before.',
        'If your credit file is frozen, lift the freeze first. The same agreement covers the next try.',
        "The report may differ from the first one. If that changes your offer, we'll show you what changed and ask you again.",
      ),
    ],
  };
}
