import { businessDayAfter } from '../calendar/business-days.ts';
import { type NoticeHeader, noticeOpening } from '../document-model/notice.ts';
import type { DocumentName } from '../document-model/sets.ts';
import { type DocumentText, heading, paragraph, table } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { isValued } from './kinds.ts';

/** The document that is the copy of a value, by its source. */
export type CopyName = Extract<DocumentName, 'copy-automated' | 'copy-valuation' | 'copy-appraisal'>;

/** A document that the loan file now requires, with the attempt of the pull or valuation that it is about. */
export interface OwedDocument {
  readonly name: CopyName | 'score';
  readonly attempt: number;
}

/**
 * Returns the documents owed to the borrower outside the sets: the score used for a line on a home, once the full pull
 * returned it (FCRA 609(g)), and the copy of a valuation, promptly once it is complete (12 CFR 1002.14(a)(1)). The law
 * requires the copy if the line is the first lien; we promise it to everyone who orders a valuation. The copy of an
 * automated value comes from `DOCUMENTS`, for first liens only.
 */
export function getOwedDocuments(file: Pick<LoanFile, 'hardPull' | 'valuation' | 'appraisalFee'>): OwedDocument[] {
  const owed: OwedDocument[] = [];
  if (file.hardPull.outcome === 'FOUND') owed.push({ name: 'score', attempt: file.hardPull.attempt });
  if (isValued(file))
    owed.push(
      file.appraisalFee.paid
        ? { name: 'copy-appraisal', attempt: 1 }
        : { name: 'copy-valuation', attempt: file.valuation.attempt },
    );
  return owed;
}

/**
 * General business days between a copy and the opening of the line, and also the days that mail takes (12 CFR
 * 1002.14(a)(1)).
 */
export const COPY_DAYS = 3;

/** Returns the first day a line can be opened after the borrower got a copy, without a waiver; yyyy-MM-dd. */
export function openingNotBefore(copy: { readonly on: string; readonly how: 'ELECTRONIC' | 'MAIL' }): string {
  return businessDayAfter(copy.how === 'MAIL' ? businessDayAfter(copy.on, COPY_DAYS) : copy.on, COPY_DAYS);
}

const LABELS: Readonly<Record<CopyName, { readonly title: string; readonly how: string }>> = {
  'copy-automated': {
    title: 'Copy of the automated value of your home',
    how: 'By a computer model, from sales and public records',
  },
  'copy-valuation': { title: 'Copy of your home value report', how: 'From the outside, and from sales nearby' },
  'copy-appraisal': { title: 'Copy of the appraisal of your home', how: 'By an appraiser who came inside' },
};

/** The data of a valuation's copy. */
export interface ValuationCopy {
  readonly about: NoticeHeader;
  readonly name: CopyName;
  /** Dollars. */
  readonly value: number;
  /** yyyy-MM-dd, the date of the value. */
  readonly asOf: string;
  /** The source of the value. */
  readonly by: string;
  /** The line would be the first lien, so the law's waiting days apply. */
  readonly firstLien: boolean;
  readonly how: 'ELECTRONIC' | 'MAIL';
}

/** Writes the copy of a valuation for the borrower, with how to challenge it. */
export function writeValuationCopy({ about, name, value, asOf, by, firstLien, how }: ValuationCopy): DocumentText {
  const labels = LABELS[name];
  const day = formatDateInProse(openingNotBefore({ on: about.madeOn, how }));
  return {
    title: labels.title,
    plainLine: `${formatMoney(value)}, as of ${formatDateInProse(asOf)}.`,
    blocks: [
      ...noticeOpening(about),
      table(
        'The value',
        ['What', 'Answer'],
        ['Home', about.property],
        ['Value', formatMoney(value)],
        ['As of', formatDateInProse(asOf)],
        ['Found by', by],
        ['How', labels.how],
      ),
      paragraph('You get this copy at no extra cost, whether or not your line is opened.'),
      ...(firstLien
        ? [
            paragraph(
              `By law, you must get this copy 3 business days before the line is opened. Counted from this copy, the first day it can be opened is ${day}.`,
            ),
          ]
        : []),
      heading('If it missed something'),
      paragraph(
        "Tell us what is wrong or missing: a room, a repair, a sale nearby. We'll look at the value again. You can also order your own appraisal, at your own cost.",
      ),
    ],
  };
}
