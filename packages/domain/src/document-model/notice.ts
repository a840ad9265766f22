import { formatDateInProse } from '../format/date.ts';
import { formatLenderContact, sample, type DocumentLender } from './lender.ts';
import { paragraph, type Block } from './text.ts';

/** The data at the top of every notice: who sends it to whom, when, and about which application. */
export interface NoticeHeader {
  readonly lender: DocumentLender;
  /** yyyy-MM-dd */
  readonly madeOn: string;
  readonly loanNumber: string;
  readonly borrower: string;
  readonly property: string;
}

/**
 * Builds the first paragraphs of a notice: sender, recipient, date and subject. The lender's NMLS id is in its first
 * letter (12 CFR 1007.105).
 */
export function noticeOpening({ lender, madeOn, borrower, property, loanNumber }: NoticeHeader): Block[] {
  return [
    sample(),
    paragraph(`From ${formatLenderContact(lender)}. NMLS ${lender.nmlsId}.`),
    paragraph(`To ${borrower}, ${formatDateInProse(madeOn)}.`),
    paragraph(`About your application ${loanNumber} for a home equity line of credit on ${property}.`),
  ];
}
