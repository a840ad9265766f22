import { formatDateInProse } from '../../format/date.ts';
import { formatPercent } from '../../format/percent.ts';
import { discountedRate } from '../../offer/offer-rate.ts';
import { isInterestOnly } from '../../offer/offer.ts';
import { periodsOf } from '../../offer/term.ts';
import { type Paper, list, paragraph, table, withFields } from '../../paper/paper.ts';
import type { PaperAbout } from '../about.ts';
import { closingOf, closingOpening, money } from './closing-parts.ts';
import { LEAST_LATER_DRAW } from './heloc.ts';
import { type Part, debtorsOf, initialBlocks, namesOf, section, signatureBlocks } from './package-parts.ts';

/** The least later draw under a Texas homestead, in dollars (Constitution, Article XVI, section 50(t)). */
const TEXAS_LATER_DRAW = 4000;

/** The agreement and promise to repay. Borrower and co-borrowers sign it, an owner alone never does. All figures are the final offer's. */
export function note(about: PaperAbout): Paper {
  const debtors = debtorsOf(about);
  const parts: Part[] = [
    ...closingOpening(about),
    paragraph(
      `This agreement is between ${namesOf(debtors)} ("you") and ${about.lender.legalName} ("we"). It is dated the day on which you sign it.`,
    ),
    ...figures(about),
    ...promise(about),
    ...initialBlocks(debtors, 'the promise to repay'),
    ...line(about),
    ...security(about),
    ...initialBlocks(debtors, 'the home as security'),
    ...general(about),
    paragraph(
      'By signing you say that you have read this agreement to its end, that no blanks were left in it to be filled in later, and that you have a copy of it.',
    ),
    ...signatureBlocks(debtors),
  ];
  return {
    title: 'Home equity line of credit agreement',
    plainLine: 'This is the promise to repay: the line, the rate, the payments and what happens if they are not made.',
    ...withFields('note', parts),
  };
}

function figures(about: PaperAbout): Part[] {
  const { quote, offer } = closingOf(about);
  return [
    table(
      'The line in figures',
      ['What', 'Figure'],
      ['Line amount (credit limit)', money(quote.lineAmount)],
      ['First draw', money(quote.totalDraw)],
      ['Annual percentage rate, fixed', formatPercent(quote.apr)],
      ['Monthly payment', money(quote.monthlyPayment)],
      ['Term', `${offer.term} years`],
      ['Draw period', `${periodsOf(offer.term).draw} years`],
      ['Home that secures it', about.property],
    ),
  ];
}

function promise(about: PaperAbout): Part[] {
  const { quote, offer } = closingOf(about);
  const others = quote.discountTypes.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
  const plain = discountedRate(offer, others, quote.lineAmount);
  return [
    ...section(
      1,
      'Your promise to repay',
      `You promise to repay to us, or to whoever holds this agreement, everything that you draw, up to ${money(quote.lineAmount)} at any one time, with interest and the charges of this agreement. Whoever signs it owes all of it.`,
      'Everything that is still owed is due at the end of the term.',
    ),
    ...section(
      2,
      'Interest',
      `The annual percentage rate is ${formatPercent(quote.apr)}. It is fixed for the whole term. The monthly periodic rate is ${formatPercent(quote.rate / 12, 5)}. The interest of a month is the balance that you owe times that rate; it runs from the day on which a draw is paid out.`,
      plain === quote.rate
        ? 'The rate holds no discount for automatic payment.'
        : `The rate holds a discount for automatic payment. If you end automatic payment the rate is ${formatPercent(plain)} from the next month on; begin it again, and the discount comes back.`,
      'If interest or another charge is more than the law allows, it is lowered to what the law allows, and what was paid beyond it is paid back or taken off what you owe.',
    ),
    ...section(
      3,
      'Payments',
      `You pay ${money(quote.monthlyPayment)} each month, on the day that your statement names. We use a payment first for interest, then for what you drew, then for charges. ${isInterestOnly(offer) ? 'Each payment is the interest of the month; what you drew is due in one payment at the end of the term.' : 'After a later draw the payment is computed again, so that it pays everything off, with interest, by the end of the term.'}`,
      'You may pay all or a part of it early at any time without a charge.',
      'A payment that we have not received in full 15 days after its day is late. There is no charge for paying late in this agreement unless the law of your state allows one and your statement names it.',
    ),
  ];
}

function line(about: PaperAbout): Part[] {
  const { offer, regime, payoffs, quote, fees } = closingOf(about);
  return [
    ...section(
      4,
      'Draws',
      `The whole line is drawn at the opening: ${money(quote.totalDraw)} to you and for you, and the fees below. For ${periodsOf(offer.term).draw} years you may draw again what you have paid back. The least later draw is ${money(regime === 'TX_50A6' ? TEXAS_LATER_DRAW : LEAST_LATER_DRAW)}. No credit card gives access to the line.`,
    ),
    ...(payoffs.length > 0
      ? [
          table(
            'Debts that we pay off for you from the first draw',
            ['Creditor', 'About'],
            ...payoffs.map(({ creditorName, balance }) => [creditorName, money(balance)]),
          ),
        ]
      : []),
    ...section(
      5,
      'Fees',
      'You pay these fees for opening the line, and no others. There is no yearly fee, no fee for a later draw and none for paying early.',
    ),
    ...(fees.length > 0
      ? [table('Fees of the opening', ['Fee', 'Amount'], ...fees.map(({ label, amount }) => [label, money(amount)]))]
      : []),
    ...section(
      6,
      'When we may stop draws',
      'We may refuse further draws or lower the limit only while one of these is so. When it ends, and you ask us, you may draw again.',
    ),
    list(
      'The value of the home has fallen well below its value at the opening.',
      'We have good reason to believe that you cannot pay, because your finances have changed much.',
      'You break an important obligation of this agreement.',
      'Government action keeps us from charging the agreed rate, or harms our security so that it is worth less than 120 percent of the line.',
      'A regulator tells us that further draws would be unsafe.',
    ),
    ...section(
      7,
      'When we may end the line',
      'We may end the line and ask for everything that you owe at once only in one of these cases (12 CFR 1026.40(f)(2)). Before that we write to you, say what is wrong, and give you at least 30 days to put it right.',
    ),
    list(
      'You have committed fraud or said what is not true in connection with the line.',
      'You have not paid as this agreement says.',
      'Something you did, or did not do, harms our security in the home or our rights in it: for instance you sell the home without our leave, or let its insurance end.',
    ),
  ];
}

function security(about: PaperAbout): Part[] {
  const { regime } = closingOf(about);
  return [
    ...section(
      8,
      'Your home is the security',
      `What you owe is secured by a deed of trust (or mortgage) on the home at ${about.property}. You could lose your home if you do not do what this agreement says.`,
      'You keep the home insured against fire and other hazards, and against flood where the law asks for it, pay its taxes and keep it in repair.',
    ),
    ...(regime === 'TX_50A6'
      ? section(
          9,
          'Texas home equity',
          'This is an extension of credit as defined by section 50(a)(6), Article XVI, of the Texas Constitution. It is without recourse: neither you nor your spouse is personally liable unless it was obtained by actual fraud. The lien may be foreclosed only with a court order.',
        )
      : section(
          9,
          'Who is liable',
          'Everybody who signs this agreement owes the whole debt. An owner who signs the deed alone owes nothing and only gives the home as security.',
        )),
  ];
}

function general(about: PaperAbout): Part[] {
  const { rescindable, earliest } = closingOf(about);
  return [
    ...(rescindable
      ? section(
          10,
          'Your right to cancel',
          'Every owner of the home may cancel the line, free of charge, until midnight of the third business day after the last of these: the opening, the notice of the right to cancel, the disclosure of the terms. The notice says how. Nothing is paid out before.',
        )
      : section(10, 'Payout', 'The money is paid out after the deed was signed and recorded.')),
    ...section(
      11,
      'Statements and errors',
      'You get a statement for each month in which you owe something. If you think that it is wrong, write to us within 60 days. We answer within 30 days and settle it within 90. Until then you need not pay what you question, and we report nothing of it as late.',
    ),
    ...section(
      12,
      'Notices',
      `We write to you at the address of your application until you give us another. You write to ${about.lender.legalName} at ${about.lender.address.join(', ')}.`,
    ),
    ...section(
      13,
      'Changes and transfer',
      'We may not change this agreement but where you agree in writing, where a change only helps you, or where it does not matter. We may transfer it; your rights stay the same. You may not transfer it.',
    ),
    ...section(
      14,
      'Law',
      'Federal law and the law of the state in which the home lies apply. If a part of this agreement does not hold, the rest does. That we do not use a right once does not end it.',
    ),
    ...section(
      15,
      'Electronic signature',
      `If you sign on a screen, you agree that your electronic signature counts as one in ink (15 USC 7001). You may sign from ${formatDateInProse(earliest.on)} on.`,
    ),
  ];
}
