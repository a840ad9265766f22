import { heading, list, paragraph, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening } from './closing-parts.ts';

/**
 * The notice of the right to cancel the opening of a line on a principal dwelling (12 CFR 1026.15(b)), one for each
 * owner: two copies on paper or one electronic. The day the right ends (paragraph (b)(5)) is a blank line, because it
 * follows from the last signature and the notice is made before. Its wording follows model form G-5 (Appendix G). A
 * person cancels by sending back the form at its end.
 *
 * @throws Error when there is no such right
 */
export function rightToCancel(data: DocumentData): DocumentText {
  if (!requireClosing(data).rescindable) throw new Error('There is no right to cancel to give notice of.');
  const { lender, property } = data;
  return {
    title: 'Notice of your right to cancel',
    plainLine:
      'You can cancel within 3 business days, free of charge. This notice tells you how to cancel, and by what day.',
    blocks: [
      ...closingOpening(data),
      paragraph(`This notice is for ${data.owner ?? data.borrower}. Every owner of the home gets one.`),
      heading('Your right to cancel'),
      paragraph(
        `You have agreed, or are asked to agree, to give us a security interest in your home at ${property} for a home equity line of credit. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of the following events:`,
      ),
      list(
        '(1) the opening date of your account, which is the day on which the last person signs; or',
        '(2) the date you received your Truth-in-Lending disclosures; or',
        '(3) the date you received this notice of your right to cancel the account.',
      ),
      paragraph(
        'Every day except Sundays and federal holidays is a business day. Saturday is a business day. Your right to cancel ends at midnight in the time zone of the home.',
      ),
      heading('The last day to cancel'),
      list('Last day, at midnight: ____________________'),
      paragraph(
        "If you're handed this notice on the day of the last signature, the person who hands it to you writes the date on this line. If you get it another way, it is made before the last of the three events, so the date can't be on it. Once everyone has signed and has this notice, we tell you the date by mail or where you read this notice, and that is part of this notice. It is never earlier than three business days after the last of the three events.",
      ),
      heading('What happens if you cancel'),
      paragraph(
        'If you cancel the account, our security interest in your home is also cancelled. Within 20 calendar days after we receive your notice, we must take the necessary steps to reflect the fact that the security interest in your home has been cancelled. We must return to you any money or property you have given to us or to anyone else in connection with the account.',
      ),
      paragraph(
        'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.',
      ),
      paragraph(
        "If one owner cancels, it cancels for every owner. We don't pay anything out before the right to cancel ends.",
      ),
      heading('How to cancel'),
      paragraph(
        `Select "Cancel the loan" on the page of your application. Or notify us, in writing, at ${lender.legalName}, ${lender.address.join(', ')}, ${lender.email}. You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice because it contains important information about your rights.`,
      ),
      paragraph(
        'If you cancel by mail or fax, you must send the notice no later than midnight of the day that we tell you (or midnight of the third business day following the latest of the three events listed above). If you send or deliver your written notice to cancel some other way, it must reach us no later than that time.',
      ),
      heading('Form to cancel'),
      list('I wish to cancel.', `Owner: ${data.owner ?? data.borrower}`, 'Signature and date: ____________________'),
    ],
  };
}
