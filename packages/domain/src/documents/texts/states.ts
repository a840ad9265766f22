/** The application's disclosures that only some loans need: in New York, in Texas, and for a first lien. */

import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { heading, list, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import { formatMoney } from '../../format/money.ts';
import type { DocumentData } from '../document-data.ts';

/**
 * New York: the disclosure of a subordinate line of credit on a home (3 NYCRR 80.10).
 *
 * @throws Error without an offer: the terms are those of an offer
 */
export function newYork({ lender, offer }: DocumentData): DocumentText {
  if (!offer) throw new Error('The New York terms are made of an offer.');
  return {
    title: 'New York: terms of your line of credit',
    plainLine: 'Taxes and insurance are based on the whole line, whether you draw it or not.',
    blocks: [
      sample(),
      paragraph(`From ${formatLenderContact(lender)}.`),
      heading('The whole line counts'),
      paragraph(
        'Mortgage recording tax and title insurance are charged on the full amount of the line, whether you draw it or not. The full line also counts toward the share of your home’s value that you can borrow.',
      ),
      table(
        'Your line',
        ['What', 'Amount'],
        ['Full line', formatMoney(offer.lineAmount, 2)],
        ['Mortgage recording tax on the full line, estimate', formatMoney(offer.recordingTax, 2)],
      ),
      heading('Further terms'),
      list(
        `The minimum line is ${formatMoney(2500)}.`,
        'You can pay all or part of it early, at any time, without a penalty.',
        'You get a statement each month with the balance, what was drawn and paid, the interest, the rate, the minimum payment and its due date.',
        'No credit card gives access to a line that is secured by your home.',
      ),
    ],
  };
}

/**
 * Texas: the notice that each owner gets at least 12 days before the closing of a home equity loan on a homestead
 * (Texas Constitution, Article XVI, section 50(g); 7 TAC 153.51), with the notice's points (A) to (R). The law
 * prescribes the exact words; ours are placeholders for them.
 */
export function texas50g({ lender, borrower, property }: DocumentData): DocumentText {
  return {
    title: 'Texas: notice about loans on the equity of your home',
    plainLine: 'What the Texas Constitution promises you. It must be read 12 days before the closing.',
    blocks: [
      sample(),
      paragraph(
        `Notice concerning extensions of credit defined by section 50(a)(6), Article XVI, Texas Constitution. For ${borrower}, about the home at ${property}, from ${formatLenderContact(lender)}.`,
      ),
      paragraph(
        'Section 50(a)(6) allows certain loans to be secured by the equity in your home. If you do not repay the loan or do not meet its terms, the lender may foreclose and sell your home. The Constitution provides that:',
      ),
      list(
        '(A) each owner of the home, and each owner’s spouse, must agree to the loan of their own will;',
        '(B) the loan together with all other liens on the home must not be more than 80 percent of its fair market value on the day it is made;',
        '(C) neither you nor your spouse is personally liable, unless the loan was obtained by actual fraud;',
        '(D) the lien may be foreclosed only with a court order;',
        '(E) fees to make the loan must not be more than 2 percent of it; a third party’s appraisal, a survey, the state base premium for title insurance and a title examination report do not count;',
        '(F) it may not be an open account from which money is taken from time to time, unless it is a home equity line of credit;',
        '(G) you may pay early without a penalty or charge;',
        '(H) no other property may be security for it;',
        '(I) it may not be called due only because the home is worth less or because you default on another debt that the home does not secure;',
        '(J) only one such loan may be secured by your home at any time;',
        '(K) payments must at least cover the interest of each period;',
        '(L) it may not be closed before 12 days after you applied or after you got this notice, whichever is later; nor, without your agreement, before one business day after you have a copy of your application and the final itemized list of all costs; nor within a year of another such loan on the same home, except in a declared emergency when you ask under oath;',
        '(M) it may be closed only at the office of the lender, of a title company or of an attorney;',
        '(N) the lender may charge any fixed or variable rate that a statute allows;',
        '(O) only a lender authorized by law may make it;',
        '(P) you need not use the money to pay another debt, unless your home secures it or it is owed to another lender; no wages are assigned as security; nothing is signed with blanks left to fill in; no confession of judgment and no power of attorney to confess one is signed;',
        '(Q) you get a copy of the final application and of everything you sign at the closing; the security instrument says that this is such a loan; a lender that was paid in full releases or assigns the lien; you may rescind within 3 days after the closing without a penalty or charge; you and the lender acknowledge the fair market value of the home on the day of the closing; a lender that does not meet its obligations, and does not cure that in time, forfeits principal and interest;',
        '(R) under a home equity line of credit: you may ask for advances, repay and borrow again; each advance is at least $4,000; no credit card, debit card or check that you did not ask for gives access; fees are charged only when the line is opened; all debts on the home together with the line stay within 80 percent of the value on the day of the opening, and nothing may be drawn while they do not; the lender may not change the terms on its own.',
      ),
      paragraph(
        'This notice is only a summary of your rights under the Texas Constitution. Your rights are governed by section 50, Article XVI, of the Texas Constitution, and not by this notice.',
      ),
    ],
  };
}

/**
 * The right to copies of valuations, owed when the line is the first lien on the home (Regulation B, 12 CFR
 * 1002.14(a)(2)).
 */
export function valuationCopy({ lender }: DocumentData): DocumentText {
  return {
    title: 'Your right to a copy of every valuation',
    plainLine: 'We give you a copy of every valuation of your home, even if no line is opened.',
    blocks: [
      sample(),
      paragraph(
        'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.',
      ),
      paragraph('You can pay for an additional appraisal for your own use at your own cost.'),
      paragraph(
        'An automated value and a broker’s opinion count as valuations. You get each one when it is ready, and no later than 3 business days before the opening.',
      ),
      paragraph(`From ${formatLenderContact(lender)}.`),
    ],
  };
}
