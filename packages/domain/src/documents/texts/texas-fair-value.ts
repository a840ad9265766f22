import { texasDebts } from '../../closing/fees.ts';
import { type DocumentText, heading, paragraph, table } from '../../document-model/text.ts';
import { formatPercent } from '../../format/percent.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, money } from './closing-parts.ts';

/**
 * Texas: borrower and lender acknowledge the home's fair market value (Article XVI, section 50(a)(6)(Q)(ix)). A table
 * compares the debts that stay on the home and the line, added together, with the largest share of that value which the
 * lender's policy allows, 80% by section 50(a)(6)(B).
 *
 * @throws Error before the closing, and when the debts with the line exceed that share: no such line may be made
 */
export function texasFairValue(data: DocumentData): DocumentText {
  const { homeValue, liens, quote, texas } = requireClosing(data);
  const { amount, most, holds } = texasDebts(quote.lineAmount, liens, homeValue, texas.cltvCap);
  if (!holds) throw new Error('The debts on this Texas homestead are more than the Constitution allows.');
  const share = formatPercent(texas.cltvCap, 0);
  return {
    title: 'Texas: the fair market value of your home',
    plainLine:
      'The value that you and we acknowledge, and the check against the 80 percent limit in the Texas Constitution.',
    blocks: [
      ...closingOpening(data),
      heading('What is acknowledged'),
      paragraph(
        `You and we acknowledge that the fair market value of the home at ${data.property} is ${money(homeValue)} on the day the line is made.`,
      ),
      paragraph('Each owner and we sign this at the closing.'),
      heading(`The ${share} limit in the Texas Constitution`),
      table(
        'The check',
        ['What', 'Amount'],
        ['Fair market value', money(homeValue)],
        [`${share} of it: the most all debts on the home may be`, money(most)],
        ['Debts on the home that stay', money(liens)],
        ['Your line', money(quote.lineAmount)],
        ['Both together', money(amount)],
      ),
    ],
  };
}
