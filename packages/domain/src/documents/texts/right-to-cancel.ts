import { heading, list, paragraph, type Paper } from '../../paper/paper.ts';
import type { PaperAbout } from '../about.ts';
import { closingOf, closingOpening } from './closing-parts.ts';

/**
 * The notice of the right to cancel the opening of a line on a principal dwelling (12 CFR 1026.15(b)), one for each owner: two copies on paper or one electronic.
 * The day on which the right ends (paragraph (b)(5)) has a line: it follows from the last signature, and the notice is made before.
 * The form at its end is sent back by whoever cancels.
 *
 * @throws Error when there is no such right
 */
export function rightToCancel(about: PaperAbout): Paper {
  if (!closingOf(about).rescindable) throw new Error('There is no right to cancel to give notice of.');
  const { lender, property } = about;
  return {
    title: 'Notice of your right to cancel',
    plainLine: 'You may cancel within three business days, free of charge. This says how and until when.',
    blocks: [
      ...closingOpening(about),
      paragraph(`This notice is for ${about.owner ?? about.borrower}. Every owner of the home gets one.`),
      heading('Your right to cancel'),
      paragraph(
        `You have agreed, or are asked to agree, to give us a security interest in your home at ${property} for a home equity line of credit. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of these events:`,
      ),
      list(
        'the opening date of your account, which is the day on which the last person signs;',
        'the day on which you got your disclosures under the Truth in Lending Act;',
        'the day on which you got this notice of your right to cancel.',
      ),
      paragraph(
        'Every day but Sunday and the federal holidays is a business day; Saturday is one. The time ends at midnight, where the home is.',
      ),
      heading('The last day to cancel'),
      list('Last day, at midnight: ____________________'),
      paragraph(
        'Whoever hands you this notice on the day of the last signature writes the day on this line. Sent to you in another way, it is made before the last of the three events, so the day cannot stand on it: we tell you the day when everybody has signed and has this notice, by mail or where you read it, and that belongs to this notice. It is never earlier than three business days after the last of the three events.',
      ),
      heading('What happens if you cancel'),
      paragraph(
        'If you cancel, our security interest in your home is cancelled too. Within 20 calendar days after we receive your notice we must take the steps that show this, and give back any money or property that was given in connection with the account.',
      ),
      paragraph(
        'You may keep money or property that we have given you until we have done so; then you must offer to return it. If we do not take it back within 20 calendar days after your offer, you may keep it.',
      ),
      paragraph('One owner who cancels does so for all owners. Nothing is paid out before the time to cancel is over.'),
      heading('How to cancel'),
      paragraph(
        `On the page of your application press "Cancel the loan". Or tell us in writing: ${lender.legalName}, ${lender.address.join(', ')}, ${lender.email}. You may use any written statement that is signed and dated and says that you want to cancel, or this notice with the form below. Keep one copy: it has important information about your rights.`,
      ),
      paragraph(
        'If you cancel by mail or fax, send it no later than midnight of the day that we tell you, or of the third business day after the latest of the three events. Sent or delivered in another way, it must reach us by then.',
      ),
      heading('Form to cancel'),
      list('I wish to cancel.', `Owner: ${about.owner ?? about.borrower}`, 'Signature and date: ____________________'),
    ],
  };
}
