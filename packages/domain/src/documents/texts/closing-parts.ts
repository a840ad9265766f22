import type { ClosingData } from '../../closing/closing-data.ts';
import { reach, sample } from '../../document-model/lender.ts';
import { paragraph, type Block } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { DocumentData } from '../about.ts';

export const money = (dollars: number): string => formatMoney(dollars, 2);

/** @throws Error before the closing: its documents are made from the final offer */
export function requireClosing({ closing }: Pick<DocumentData, 'closing'>): ClosingData {
  if (!closing) throw new Error('The closing documents are made from the final offer.');
  return closing;
}

/** Sender, recipient, subject and set number; a later set replaces it. */
export function closingOpening(data: DocumentData): Block[] {
  const { lender, borrower, property, loanNumber, madeOn } = data;
  return [
    sample(),
    paragraph(
      `From ${reach(lender)}, NMLS ${lender.nmlsId}. To ${borrower}, ${formatDateInProse(madeOn)}, about the home at ${property}.`,
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

/** The first day for signing, and what sets it. */
export function earliestBlock({ earliest: { on, because } }: ClosingData): Block {
  return paragraph(
    [`You can sign on ${formatDateInProse(on)} or later.`, ...(because ? [BECAUSE[because]] : [])].join(' '),
  );
}

/** The notary in one line. */
export function notaryLine({ notary: { mode, fee }, regime }: ClosingData): string {
  const cost = fee ? money(fee) : 'no charge';
  if (mode === 'REMOTE') return `By video, ${cost}`;
  return regime === 'TX_50A6'
    ? `In person at an office of the lender, an attorney or a title company, ${cost}`
    : `In person, ${cost}`;
}
