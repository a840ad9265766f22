import type { ClosingData } from '../../closing/closing-data.ts';
import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { paragraph, type Block } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { DocumentData } from '../document-data.ts';

/** Formats dollars with cents, as every closing document does. This file has the parts that closing documents share. */
export const money = (dollars: number): string => formatMoney(dollars, 2);

/**
 * Returns the figures of a closing document.
 *
 * @throws Error before the closing: its documents are made from the final offer
 */
export function requireClosing({ closing }: Pick<DocumentData, 'closing'>): ClosingData {
  if (!closing) throw new Error('The closing documents are made from the final offer.');
  return closing;
}

/** Builds the first paragraphs of a closing document: sender, recipient, subject and number of the document set. */
export function closingOpening(data: DocumentData): Block[] {
  const { lender, borrower, property, loanNumber, madeOn } = data;
  return [
    sample(),
    paragraph(
      `From ${formatLenderContact(lender)}, NMLS ${lender.nmlsId}. To ${borrower}, ${formatDateInProse(madeOn)}, about the home at ${property}.`,
    ),
    paragraph(
      `Application ${loanNumber}, document set ${requireClosing(data).setNumber}. A set with a higher number replaces this one.`,
    ),
  ];
}

const BECAUSE = {
  VALUATION_COPY: 'By law, you must have a copy of every value of your home 3 business days before the opening.',
  TEXAS_COSTS:
    'Texas law requires that you see this list and the copy of your application one business day before the closing.',
} as const;

/** Builds the paragraph with the first day for signing and the law that sets it. */
export function earliestBlock({ earliest: { on, because } }: ClosingData): Block {
  return paragraph(
    [`You can sign on ${formatDateInProse(on)} or later.`, ...(because ? [BECAUSE[because]] : [])].join(' '),
  );
}

/** Formats how the deed is signed before a notary, and for which fee. */
export function notaryLine({ notary: { mode, fee }, regime }: ClosingData): string {
  const cost = fee ? money(fee) : 'no charge';
  if (mode === 'REMOTE') return `By video, ${cost}`;
  return regime === 'TX_50A6'
    ? `In person at an office of the lender, an attorney or a title company, ${cost}`
    : `In person, ${cost}`;
}
