import { formatLenderContact } from '../document-model/lender.ts';
import { noticeOpening, type NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, type DocumentText } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { ecoaNotice } from './ecoa.ts';

/** The data of a notice of incompleteness. */
export interface Incompleteness {
  readonly about: NoticeHeader;
  /** What the borrower has to do, one sentence each; at least one. */
  readonly missing: readonly string[];
  /** yyyy-MM-dd, the last day to complete the application. */
  readonly by: string;
}

/** Writes the notice of incompleteness: what is missing, by when, and the consequence (12 CFR 1002.9(c)(2)). */
export function writeIncompletenessNotice({ about, missing, by }: Incompleteness): DocumentText {
  return {
    title: 'Your application is not complete',
    plainLine: 'What is missing, and by when we need it.',
    blocks: [
      ...noticeOpening(about),
      paragraph("We can't continue with your application because something is missing that only you can provide."),
      heading('What is missing'),
      list(...missing),
      heading('By when'),
      paragraph(
        `We need it by ${formatDateInProse(by)}, 30 days from the day of this notice. Log in where you applied. Your answers are saved.`,
      ),
      paragraph(
        "If we don't have it by then, we'll give your application no further consideration and close it. You can apply again at any time.",
      ),
      paragraph(
        `If you can't get what we ask for, or have a question, contact us: ${formatLenderContact(about.lender)}.`,
      ),
      heading('Equal Credit Opportunity Act notice'),
      paragraph(ecoaNotice(about.lender)),
    ],
  };
}
