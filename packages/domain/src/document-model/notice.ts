import { formatDateInProse } from '../format/date.ts';
import { reach, sample, type DocumentLender } from './lender.ts';
import { paragraph, type Block } from './text.ts';

export interface NoticeAbout {
  readonly lender: DocumentLender;
  /** yyyy-MM-dd */
  readonly madeOn: string;
  readonly loanNumber: string;
  readonly borrower: string;
  readonly property: string;
}

/** Sender, recipient, date and subject. The lender's NMLS id is in its first letter (12 CFR 1007.105). */
export function opening({ lender, madeOn, borrower, property, loanNumber }: NoticeAbout): Block[] {
  return [
    sample(),
    paragraph(`From ${reach(lender)}. NMLS ${lender.nmlsId}.`),
    paragraph(`To ${borrower}, ${formatDateInProse(madeOn)}.`),
    paragraph(`About your application ${loanNumber} for a home equity line of credit on ${property}.`),
  ];
}
