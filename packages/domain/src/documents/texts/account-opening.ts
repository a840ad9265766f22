import type { ClosingData } from '../../closing/closing-data.ts';
import { type ClosingFee, sumOfFees } from '../../closing/fees.ts';
import { type Block, type DocumentText, heading, list, paragraph, table } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { formatPercent } from '../../format/percent.ts';
import { discountedRate } from '../../offer/offer-rate.ts';
import { isInterestOnly } from '../../offer/offer.ts';
import { interestOnlyPayment, loanPayment } from '../../offer/payment.ts';
import { getTermPeriods, quoteTotals } from '../../offer/term.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, earliestBlock, money, notaryLine } from './closing-parts.ts';
import { EXAMPLE_BALANCE, LEAST_LATER_DRAW, risks } from './heloc.ts';

/** The minimum later draw on a Texas homestead, in dollars (Texas Constitution, Article XVI, section 50(t)). */
const TEXAS_LATER_DRAW = 4000;

/**
 * The account-opening disclosure of the line (Regulation Z, 12 CFR 1026.6(a)), with the notary and every other fee. All
 * figures are the final offer's.
 */
export function accountOpening(data: DocumentData): DocumentText {
  const closing = requireClosing(data);
  return {
    title: 'Your line of credit: opening terms',
    plainLine: 'The final terms: rate, payment, every fee, the notary, and how much you get.',
    blocks: [
      ...closingOpening(data),
      paragraph(
        'These are the final terms of your line. They replace the terms you got with your application. Read them and keep a copy.',
      ),
      atAGlance(closing),
      ...interest(closing),
      ...payments(closing),
      ...fees(closing),
      heading('The notary'),
      paragraph(
        `You sign the deed before a notary. ${notaryLine(closing)}. If the kind of notary or the fee changes, you get a new set of documents to accept.`,
      ),
      ...risks(),
      ...draws(closing),
      heading('When you can sign'),
      earliestBlock(closing),
      ...(closing.rescindable ? rightToCancel() : []),
      heading('Statements'),
      paragraph(
        'You get a statement for each month in which you owe money. If you think a statement is wrong, write to us at the address above and tell us what is wrong and why. Your agreement says what we must do then, and by when.',
      ),
    ],
  };
}

function atAGlance(closing: ClosingData): Block {
  const { quote, offer, fees: all, earliest } = closing;
  return table(
    'Your line at a glance',
    ['What', 'Figure'],
    ['Annual percentage rate (APR), fixed', formatPercent(quote.apr)],
    ['Line amount', money(quote.lineAmount)],
    ['You draw at the opening', money(quote.totalDraw)],
    ['Monthly payment', money(quote.monthlyPayment)],
    ['Term', `${offer.term} years`],
    ['All fees at the opening', money(sumOfFees(all))],
    ['Notary', notaryLine(closing)],
    ['First day you can sign', formatDateInProse(earliest.on)],
  );
}

function interest({ quote, offer }: ClosingData): Block[] {
  const others = quote.discountTypes.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
  const plain = discountedRate(offer, others, quote.lineAmount);
  return [
    heading('Interest'),
    paragraph(
      `The APR is ${formatPercent(quote.apr)}. It is a fixed rate. It includes only interest and no fees. The monthly periodic rate is ${formatPercent(quote.rate / 12, 5)}, one twelfth of the APR.`,
    ),
    paragraph(
      'Interest is the finance charge on the line. It begins on the day a draw is paid out. There is no interest-free period. Each month, the interest is the balance you owe times the monthly periodic rate.',
    ),
    paragraph(
      plain !== quote.rate
        ? `The rate includes the autopay discount. Without it, the rate is ${formatPercent(plain)} and the payment is ${money(calculatePayment(quote.lineAmount, plain, offer))}.`
        : 'The rate includes no autopay discount.',
    ),
    ...(offer.rateSteps
      ? [stepsTable(offer.rateSteps, quote.discountTypes.includes('AUTOPAY') || quote.discountTypes.includes('ALL_IN'))]
      : []),
  ];
}

const calculatePayment = (line: number, rate: number, offer: ClosingData['offer']): number =>
  isInterestOnly(offer) ? interestOnlyPayment(line, rate) : loanPayment(line, rate, offer.term);

function stepsTable(steps: NonNullable<ClosingData['offer']['rateSteps']>, autopay: boolean): Block {
  const getDiscountedRate = ({ rate, discountList }: (typeof steps)[number]): number =>
    autopay ? (discountList.find(({ discountType }) => discountType === 'AUTOPAY')?.rateWithDiscount ?? rate) : rate;
  return table(
    'The rate by line amount, fixed at the opening',
    ['Line up to', 'Rate'],
    ...steps.map((step) => [money(step.upTo), formatPercent(getDiscountedRate(step))]),
  );
}

function payments({ quote, offer }: ClosingData): Block[] {
  const { draw, repay } = getTermPeriods(offer.term);
  const { payments: count, paid, interest: cost } = quoteTotals(offer, quote);
  const balloon = isInterestOnly(offer);
  return [
    heading('What you pay each month'),
    paragraph(
      `You can draw for ${draw} years from the opening (the draw period). After that, you repay the line for ${repay} years (the repayment period). A payment is due each month in both periods.`,
    ),
    balloon
      ? paragraph(
          "The minimum payment is the month's interest. It doesn't pay back any of what you drew. All of that is due in one payment at the end of the term (a balloon payment).",
        )
      : paragraph(
          'The minimum payment is the equal monthly amount that pays off what you owe, with interest, by the end of the term. After a later draw, we calculate it again the same way. There is no balloon payment.',
        ),
    table(
      "If you make only the minimum payments and don't draw again",
      ['What', `You owe ${formatMoney(EXAMPLE_BALANCE)}`, 'Your line'],
      [
        'Minimum payment in the draw period',
        money(calculatePayment(EXAMPLE_BALANCE, quote.rate, offer)),
        money(quote.monthlyPayment),
      ],
      [
        'Minimum payment in the repayment period',
        money(calculatePayment(EXAMPLE_BALANCE, quote.rate, offer)),
        money(quote.monthlyPayment),
      ],
      ['Number of payments', String(count), String(count)],
      ['Also due at the end', money(balloon ? EXAMPLE_BALANCE : 0), money(balloon ? quote.lineAmount : 0)],
    ),
    paragraph(
      `For your line, that is ${money(paid)} in all, ${money(cost)} of it interest. The last payment may differ by a few cents.`,
    ),
  ];
}

function fees({ quote, offer, fees: all, payoffs }: ClosingData): Block[] {
  const rows = (to: ClosingFee['paidTo']) =>
    all
      .filter(({ paidTo }) => paidTo === to)
      .map(({ label, amount, from }) => [
        label,
        money(amount),
        from === 'LINE' ? 'From the line, at the opening' : 'By card, before the opening',
      ]);
  const fromLine = all.filter(({ from }) => from === 'LINE');
  return [
    heading('Every fee'),
    table(
      'Fees to us',
      ['Fee', 'Amount', 'When'],
      ...rows('LENDER'),
      ...['Yearly fee', 'Fee for a later draw', 'Fee for paying early'].map((fee) => [fee, money(0), 'Never']),
    ),
    ...(rows('OTHERS').length > 0 ? [table('Fees to others', ['Fee', 'Amount', 'When'], ...rows('OTHERS'))] : []),
    paragraph(
      `The origination fee is ${formatPercent(offer.originationFee, 2)} of the draw. All fees together are ${money(sumOfFees(all))}. The APR doesn't include them. Including fees, the line costs ${formatPercent(quote.costIncludingFee, 2)} a year.`,
    ),
    table(
      'From the line to you',
      ['What', 'Amount'],
      ['Line amount', money(quote.lineAmount)],
      ...fromLine.map(({ label, amount }) => [`Less: ${label.toLowerCase()}`, money(amount)]),
      ['You draw', money(quote.totalDraw)],
      ...payoffs.map(({ creditorName, balance }) => [`Less: paid to ${creditorName}`, money(balance)]),
      ['Paid out to you', money(quote.cashToBorrower)],
    ),
    ...(payoffs.length > 0
      ? [
          paragraph(
            'The amount for a creditor is the figure we have on the day of this document. On the day of the payment, we add or subtract the interest up to then.',
          ),
        ]
      : []),
    paragraph(
      'You must carry insurance on the home against fire and other hazards, and flood insurance where the law requires it.',
    ),
  ];
}

function draws({ regime }: ClosingData): Block[] {
  return [
    heading('Later draws'),
    list(
      'The whole line is drawn when it is opened.',
      `In the draw period, you can draw again what you have paid back. The minimum later draw is ${money(regime === 'TX_50A6' ? TEXAS_LATER_DRAW : LEAST_LATER_DRAW)}. It has the same rate.`,
      'There is no minimum balance to keep.',
    ),
  ];
}

function rightToCancel(): Block[] {
  return [
    heading('Your right to cancel'),
    paragraph(
      'Every owner of the home can cancel the line, without giving a reason, until midnight of the third business day after the last of these three: the opening, the notice of the right to cancel, and this document. If one owner cancels, it cancels for everyone.',
    ),
    paragraph(
      "Canceling is free. We don't pay anything out before the right to cancel ends. Each owner gets the notice with the documents to sign. It has a line for the last day. That day depends on the last signature, and we'll tell you then.",
    ),
  ];
}
