import { texasFees } from '../../closing/fees.ts';
import { type DocumentText, heading, paragraph, table } from '../../document-model/text.ts';
import { formatPercent } from '../../format/percent.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, earliestBlock, money, notaryLine } from './closing-parts.ts';

/**
 * Texas: the final itemized list of all costs, one business day before the closing (7 TAC 153.13), with the 2% limit of
 * Article XVI, section 50(a)(6)(E).
 *
 * @throws Error when the fees exceed the limit: the document is not made
 */
export function texasCosts(data: DocumentData): DocumentText {
  const closing = requireClosing(data);
  const { fees, quote, texas } = closing;
  const { amount, most, holds } = texasFees(fees, quote.totalDraw, texas.feeCap);
  if (!holds) throw new Error('The fees of this Texas homestead are more than the Constitution allows.');
  const share = formatPercent(texas.feeCap, 0);
  return {
    title: 'Texas: all costs of your line',
    plainLine: 'A list of every cost, and the check against the 2 percent limit in the Texas Constitution.',
    blocks: [
      ...closingOpening(data),
      table(
        'All costs',
        ['Cost', 'Amount', 'Paid to', `Counts toward the ${share}`],
        ...fees.map((fee) => [fee.label, money(fee.amount), fee.paidTo === 'LENDER' ? 'Us' : 'Others', 'Yes']),
        ['All costs', money(amount), 'Us and others', 'Yes'],
      ),
      paragraph(`Notary: ${notaryLine(closing)}.`),
      heading(`The ${share} limit in the Texas Constitution`),
      paragraph(
        `The fees to make the line must not be more than ${share} of it. We count every cost in the list, including the valuation, and take ${share} of your draw only, without the fees.`,
      ),
      table(
        'The check',
        ['What', 'Amount'],
        ['You draw', money(quote.totalDraw)],
        [`${share} of it: the most the fees may be`, money(most)],
        ['Your fees', money(amount)],
        ['Left', money(most - amount)],
      ),
      heading('When the closing can be'),
      earliestBlock(closing),
      paragraph(
        'It also can’t be before the 12th day after your application and the last owner’s notice about loans on the equity of a home. We tell you that day when the notary is planned. The closing is at an office of the lender, an attorney or a title company.',
      ),
    ],
  };
}
