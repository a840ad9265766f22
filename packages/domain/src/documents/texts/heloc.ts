import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { type Block, type DocumentText, heading, list, paragraph, table } from '../../document-model/text.ts';
import { formatMoney } from '../../format/money.ts';
import { formatPercent } from '../../format/percent.ts';
import { interestOnlyPayment, loanPayment } from '../../offer/payment.ts';
import { OFFER_HOLD_DAYS, getTermPeriods } from '../../offer/term.ts';
import type { DocumentData, DocumentOffer } from '../document-data.ts';

/** Balance in the payment example that Regulation Z requires, in dollars (12 CFR 1026.40(d)(5)(iii)). */
export const EXAMPLE_BALANCE = 10_000;

/** The minimum later draw outside Texas, in dollars. */
export const LEAST_LATER_DRAW = 500;

const money = (dollars: number): string => formatMoney(dollars, 2);

/**
 * The disclosure of a home equity line of credit (Regulation Z, 12 CFR 1026.40(d)). Every figure is the loan file's own
 * offer; the payment example is computed for $10,000 at its rate and term.
 */
export function heloc({ lender, offer, property }: DocumentData): DocumentText {
  if (!offer) throw new Error('The disclosure of a line of credit is made of an offer.');
  return {
    title: 'Important terms of your home equity line of credit',
    plainLine: "What the line costs, how you pay it back, and what can happen if you don't.",
    blocks: [
      sample(),
      paragraph(
        `From ${formatLenderContact(lender)}, about the home at ${property}. This disclosure contains important information about our home equity line of credit. You should read it carefully and keep a copy for your records.`,
      ),
      ...conditions(),
      ...risks(),
      ...paymentTerms(offer),
      heading('Annual percentage rate'),
      paragraph(
        `The annual percentage rate of your offer is ${formatPercent(offer.rate)}. It is a fixed rate. It includes only interest and no other costs.`,
      ),
      paragraph(
        "The rate doesn't follow an index and has no margin. It can't rise or fall, so there is no cap and no table of past rates. A later draw has the same rate.",
      ),
      ...fees(offer),
      heading('Negative amortization'),
      paragraph(
        "Your payments always cover the month's interest. What you owe doesn't grow because a payment is too small, and your equity in the home doesn't shrink that way.",
      ),
      heading('Rules for draws'),
      list(
        'The whole line is drawn when it is opened.',
        `In the draw period, you can draw again what you have paid back. The minimum later draw is ${money(LEAST_LATER_DRAW)}.`,
        'There is no limit on the number of later draws and no minimum balance to keep.',
      ),
      heading('Taxes'),
      paragraph('Ask a tax advisor whether you can deduct the interest and charges for the line.'),
    ],
  };
}

function conditions(): Block[] {
  return [
    heading('When these terms apply'),
    paragraph(
      `The terms in this document apply if you submit your application within ${OFFER_HOLD_DAYS} days of receiving it. All of them may change before the line is opened.`,
    ),
    paragraph(
      "If a term changes and you decide, as a result, not to open the line, we refund every fee you paid to us or anyone else for this application. We don't keep any fee until 3 business days after you get this document and the booklet about home equity lines of credit.",
    ),
  ];
}

/** Builds the sections on what the borrower risks, which the account-opening disclosure repeats. */
export function risks(): Block[] {
  return [
    heading('Your home is the security'),
    paragraph(
      'We take a security interest in your home. You could lose your home if you do not meet the obligations in your agreement with us.',
    ),
    heading('What we can do'),
    paragraph(
      'We can end your line, require you to pay everything you owe in one payment, and charge you certain fees, if:',
    ),
    list(
      'you commit fraud or make a false statement in connection with the line;',
      "you don't pay as agreed;",
      "something you do, or don't do, harms our security in the home or our rights in it.",
    ),
    paragraph('We can refuse further draws or lower your limit, if:'),
    list(
      'the value of the home falls well below its value when you applied;',
      "we have good reason to believe that you can't pay because your finances have changed significantly;",
      'you break an important obligation of the agreement;',
      'government action keeps us from charging the agreed rate or harms our security so that it is worth less than 120 percent of the line;',
      'a regulator tells us that further draws would be unsafe.',
    ),
    paragraph(
      "We can make the changes named in the agreement. If you ask, we'll tell you more about when we can take these actions.",
    ),
  ];
}

function paymentTerms(offer: DocumentOffer): Block[] {
  const { term, rate, interestOnly } = offer;
  const { draw, repay } = getTermPeriods(term);
  const example = interestOnly ? interestOnlyPayment(EXAMPLE_BALANCE, rate) : loanPayment(EXAMPLE_BALANCE, rate, term);
  return [
    heading('How you pay'),
    paragraph(
      `You can draw for ${draw} years from the opening (the draw period). After that, you repay the line for ${repay} years (the repayment period). The repayment period ends ${term} years after the opening.`,
    ),
    paragraph('A payment is due each month in both periods. You can pay early at any time without a charge.'),
    interestOnly
      ? paragraph(
          "Each payment is the month's interest. It doesn't pay back any of what you drew. All of that is due in one payment at the end of the term (a balloon payment).",
        )
      : paragraph(
          'The payment is the equal monthly amount that pays off what you owe, with interest, by the end of the term. After a later draw, we calculate it again the same way. There is no balloon payment.',
        ),
    table(
      `Example: you draw ${formatMoney(EXAMPLE_BALANCE)} and nothing more, and make only the minimum payments`,
      ['What', 'Draw period and repayment period'],
      ['Annual percentage rate', formatPercent(rate)],
      ['Monthly payment', money(example)],
      ['Number of payments', String(term * 12)],
      ['Due at the end', interestOnly ? money(EXAMPLE_BALANCE) : money(0)],
    ),
    table(
      'Your own offer',
      ['What', 'Amount'],
      ['You draw', money(offer.totalDraw)],
      ['Line amount: the draw with fees and costs', money(offer.lineAmount)],
      ['Monthly payment', money(offer.monthlyPayment)],
      ['Number of payments', String(term * 12)],
    ),
  ];
}

function fees(offer: DocumentOffer): Block[] {
  return [
    heading('Fees'),
    paragraph(
      "To open and keep the line, you pay us these fees. Each is deducted from the line when it is opened. We don't charge any of them before that.",
    ),
    table(
      'Fees to us',
      ['Fee', 'Amount', 'When'],
      [
        `Origination fee, ${formatPercent(offer.originationFee, 2)} of the draw`,
        money(offer.originationFeeAmount),
        'At the opening',
      ],
      ['Yearly fee', money(0), 'Never'],
      ['Fee for a later draw', money(0), 'Never'],
      ['Fee for paying early', money(0), 'Never'],
    ),
    paragraph('You also pay fees to others. These are good-faith estimates for your home.'),
    table(
      'Fees to others',
      ['Fee', 'Estimate', 'When'],
      ['Recording fee', money(offer.recordingFee), 'At the opening'],
      ['Recording tax', money(offer.recordingTax), 'At the opening'],
      ['Valuation by a broker, if one is needed', money(offer.valuationFee), 'At the opening'],
      ['Notary in person, if you sign on paper', money(offer.notaryFee), 'At the opening'],
    ),
    paragraph(
      'You must carry insurance on the home against fire and other hazards, and flood insurance where the law requires it.',
    ),
  ];
}
