import { heading, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, earliestBlock, money } from './closing-parts.ts';

const LABELS = {
  'copy-automated': 'Automated value',
  'copy-valuation': 'Valuation from outside',
  'copy-appraisal': 'Appraisal',
} as const;

/**
 * The document that lists every valuation of the home with the date its copy was given: due 3 business days before a
 * first lien is opened (12 CFR 1002.14(a)(1)).
 */
export function valuations(data: DocumentData): DocumentText {
  const closing = requireClosing(data);
  return {
    title: 'Copies of every value of your home',
    plainLine: 'Each value we have for your home, and when you got its copy.',
    blocks: [
      ...closingOpening(data),
      table(
        'Values of your home',
        ['Value and who found it', 'Amount', 'As of', 'Copy given'],
        ...closing.values.map(({ name, value, asOf, by, on, how }) => [
          `${LABELS[name]}: ${by}`,
          money(value),
          formatDateInProse(asOf),
          `${formatDateInProse(on)}, ${how === 'MAIL' ? 'by mail' : 'on screen'}`,
        ]),
      ),
      paragraph(
        'The line is the first lien on your home. By law, you must get every value promptly, and 3 business days before the opening.',
      ),
      heading('When you can sign'),
      earliestBlock(closing),
      heading('If a value missed something'),
      paragraph(
        "Tell us what is wrong or missing. We'll look at the value again. You can also order your own appraisal, at your own cost.",
      ),
    ],
  };
}
