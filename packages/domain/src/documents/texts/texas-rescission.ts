import { formatLenderContact } from '../../document-model/lender.ts';
import { heading, list, paragraph, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';
import { closingOpening } from './closing-parts.ts';

/**
 * Texas: the owners' own right to rescind within three days after the closing (Article XVI, section 50(a)(6)(Q)(viii);
 * 7 TAC 153.25), with what must be handed over at the closing (7 TAC 153.15).
 */
export function texasRescission(data: DocumentData): DocumentText {
  return {
    title: 'Texas: your right to rescind and your copies',
    plainLine: 'Each owner and spouse can rescind within three days after the closing, free of charge.',
    blocks: [
      ...closingOpening(data),
      paragraph(`This notice is for ${data.owner ?? data.borrower}. Each owner, and each owner's spouse, gets one.`),
      heading('Three days to rescind'),
      paragraph(
        'The owner of the homestead, and any spouse of the owner, may rescind the extension of credit within three calendar days after it is made, without penalty or charge. If the third day is a Sunday or a federal legal public holiday, the right continues until the next day that is neither.',
      ),
      paragraph(
        `To rescind, tell us in writing: ${formatLenderContact(data.lender)}. If one owner or spouse rescinds, it rescinds for everyone.`,
      ),
      paragraph(
        'The federal right to cancel has its own notice. If the two end on different days, the later day applies to you.',
      ),
      heading('At the closing'),
      list(
        'It takes place at an office of the lender, an attorney or a title company, and nowhere else.',
        'You sign nothing in which blanks are left to be filled in.',
        'You get a copy of the final application and of every document you sign.',
        "You don't sign a confession of judgment, or a power of attorney to the lender or a third person to confess one.",
      ),
    ],
  };
}
