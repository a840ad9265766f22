import { type DocumentText, heading, paragraph, table } from '../../document-model/text.ts';
import { formatPercent } from '../../format/percent.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, money } from './closing-parts.ts';

/** New York: the mortgage recording tax, charged on the whole line, drawn or not (3 NYCRR 80.10). */
export function newYorkTax(data: DocumentData): DocumentText {
  const { quote } = requireClosing(data);
  return {
    title: 'New York: mortgage recording tax on your line',
    plainLine: 'How much the tax is, on the full line, whether you draw it or not.',
    blocks: [
      ...closingOpening(data),
      heading('The tax is on the full line'),
      paragraph(
        'Mortgage recording tax is charged on the full amount of the line when the mortgage is recorded, whether you draw it or not.',
      ),
      table(
        'Your tax',
        ['What', 'Amount'],
        ['Full line', money(quote.lineAmount)],
        ['Mortgage recording tax', money(quote.recordingTax)],
        ['Share of the line', formatPercent(quote.recordingTax / quote.lineAmount, 2)],
        ['Recording fee', money(quote.recordingFee)],
      ),
      paragraph("Both are deducted from the line at the opening and paid to the county. We don't keep any of it."),
    ],
  };
}
