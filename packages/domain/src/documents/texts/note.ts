import { type DocumentText, list, paragraph, table, withFields } from '../../document-model/text.ts';
import { formatDateInProse } from '../../format/date.ts';
import { formatPercent } from '../../format/percent.ts';
import { discountedRate } from '../../offer/offer-rate.ts';
import { isInterestOnly } from '../../offer/offer.ts';
import { getTermPeriods } from '../../offer/term.ts';
import type { DocumentData } from '../document-data.ts';
import { requireClosing, closingOpening, money } from './closing-parts.ts';
import { LEAST_LATER_DRAW } from './heloc.ts';
import {
  type Part,
  getDebtors,
  buildInitialsFields,
  formatNames,
  section,
  buildSignatureSection,
} from './package-parts.ts';

/** The minimum later draw on a Texas homestead, in dollars (Texas Constitution, Article XVI, section 50(t)). */
const TEXAS_LATER_DRAW = 4000;

/**
 * The agreement and promise to repay. The borrower and co-borrowers sign it; a person who is only an owner never does.
 * All figures are the final offer's.
 */
export function note(data: DocumentData): DocumentText {
  const debtors = getDebtors(data);
  const parts: Part[] = [
    ...closingOpening(data),
    paragraph(
      `This agreement is between ${formatNames(debtors)} ("you") and ${data.lender.legalName} ("we"). Its date is the day you sign it.`,
    ),
    ...figures(data),
    ...promise(data),
    ...buildInitialsFields(debtors, 'the promise to repay'),
    ...line(data),
    ...security(data),
    ...buildInitialsFields(debtors, 'the home as security'),
    ...general(data),
    paragraph(
      'By signing, you confirm that you have read this whole agreement, that no blanks were left in it to be filled in later, and that you have a copy of it.',
    ),
    ...buildSignatureSection(debtors),
  ];
  return {
    title: 'Home equity line of credit agreement',
    plainLine:
      "This is your promise to repay: the line, the rate and the payments. Your home secures it, so you could lose your home if you don't pay.",
    ...withFields('note', parts),
  };
}

function figures(data: DocumentData): Part[] {
  const { quote, offer } = requireClosing(data);
  return [
    table(
      'The line in figures',
      ['What', 'Figure'],
      ['Line amount (credit limit)', money(quote.lineAmount)],
      ['First draw', money(quote.totalDraw)],
      ['Annual percentage rate, fixed', formatPercent(quote.apr)],
      ['Monthly payment', money(quote.monthlyPayment)],
      ['Term', `${offer.term} years`],
      ['Draw period', `${getTermPeriods(offer.term).draw} years`],
      ['Home that secures it', data.property],
    ),
  ];
}

function promise(data: DocumentData): Part[] {
  const { quote, offer } = requireClosing(data);
  const others = quote.discountTypes.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
  const plain = discountedRate(offer, others, quote.lineAmount);
  return [
    ...section(
      1,
      'Your promise to repay',
      `You promise to repay us, or anyone who holds this agreement, everything you draw, up to ${money(quote.lineAmount)} at any one time, with interest and the charges in this agreement. Each person who signs it owes all of it.`,
      'Everything you still owe is due at the end of the term.',
    ),
    ...section(
      2,
      'Interest',
      `The annual percentage rate is ${formatPercent(quote.apr)}. It is fixed for the whole term. The monthly periodic rate is ${formatPercent(quote.rate / 12, 5)}. The interest for a month is the balance you owe times that rate. It begins on the day a draw is paid out.`,
      plain === quote.rate
        ? 'The rate includes no autopay discount.'
        : `The rate includes an autopay discount. If you end autopay, the rate is ${formatPercent(plain)} starting the next month. If you start it again, the discount comes back.`,
      'If interest or another charge is more than the law allows, we lower it to what the law allows. We refund what you paid above that, or subtract it from what you owe.',
    ),
    ...section(
      3,
      'Payments',
      `You pay ${money(quote.monthlyPayment)} each month, on the day named in your statement. We apply a payment first to interest, then to what you drew, then to charges. ${isInterestOnly(offer) ? "Each payment is the month's interest. What you drew is due in one payment at the end of the term." : 'After a later draw, we calculate the payment again so that it pays everything off, with interest, by the end of the term.'}`,
      'You can pay all or part of it early at any time without a charge.',
      "A payment is late if we haven't received it in full 15 days after its due date. This agreement has no charge for paying late unless the law of your state allows one and your statement names it.",
    ),
  ];
}

function line(data: DocumentData): Part[] {
  const { offer, regime, payoffs, quote, fees } = requireClosing(data);
  return [
    ...section(
      4,
      'Draws',
      `The whole line is drawn at the opening: ${money(quote.totalDraw)} to you and for you, and the fees below. For ${getTermPeriods(offer.term).draw} years, you can draw again what you have paid back. The minimum later draw is ${money(regime === 'TX_50A6' ? TEXAS_LATER_DRAW : LEAST_LATER_DRAW)}. No credit card gives access to the line.`,
    ),
    ...(payoffs.length > 0
      ? [
          table(
            'Debts we pay off for you from the first draw',
            ['Creditor', 'About'],
            ...payoffs.map(({ creditorName, balance }) => [creditorName, money(balance)]),
          ),
        ]
      : []),
    ...section(
      5,
      'Fees',
      'You pay these fees for opening the line, and no others. There is no yearly fee, no fee for a later draw and no fee for paying early.',
    ),
    ...(fees.length > 0
      ? [table('Fees at the opening', ['Fee', 'Amount'], ...fees.map(({ label, amount }) => [label, money(amount)]))]
      : []),
    ...section(
      6,
      'When we can stop draws',
      'We can refuse further draws or lower the limit only while one of these is true. When it ends, and you ask us, you can draw again.',
    ),
    list(
      'The value of the home has fallen well below its value at the opening.',
      "We have good reason to believe that you can't pay because your finances have changed significantly.",
      'You break an important obligation of this agreement.',
      'Government action keeps us from charging the agreed rate, or harms our security so that it is worth less than 120 percent of the line.',
      'A regulator tells us that further draws would be unsafe.',
    ),
    ...section(
      7,
      'When we can end the line',
      'We can end the line and require you to pay everything you owe right away only in one of these cases (12 CFR 1026.40(f)(2)). Before that, we write to you, tell you what is wrong, and give you at least 30 days to fix it.',
    ),
    list(
      'You have committed fraud or made a false statement in connection with the line.',
      'You have not paid as this agreement says.',
      "Something you did, or didn't do, harms our security in the home or our rights in it. For example, you sell the home without our permission or let its insurance end.",
    ),
  ];
}

function security(data: DocumentData): Part[] {
  const { regime } = requireClosing(data);
  return [
    ...section(
      8,
      'Your home is the security',
      `What you owe is secured by a deed of trust (or mortgage) on the home at ${data.property}. You could lose your home if you don't do what this agreement says.`,
      'You keep the home insured against fire and other hazards, and against flood where the law requires it. You pay its taxes and keep it in good repair.',
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
          'Everyone who signs this agreement owes the whole debt. An owner who signs only the deed owes nothing and only gives the home as security.',
        )),
  ];
}

function general(data: DocumentData): Part[] {
  const { rescindable, earliest } = requireClosing(data);
  return [
    ...(rescindable
      ? section(
          10,
          'Your right to cancel',
          "Every owner of the home can cancel the line, free of charge, until midnight of the third business day after the last of these: the opening, the notice of the right to cancel, and the disclosure of the terms. The notice says how. We don't pay anything out before then.",
        )
      : section(10, 'Payout', 'We pay out the money after the deed is signed and recorded.')),
    ...section(
      11,
      'Statements and errors',
      "You get a statement for each month in which you owe money. If you think a statement is wrong, write to us within 60 days. We reply within 30 days and settle it within 90 days. Until then, you don't have to pay the amount in question, and we don't report it as late.",
    ),
    ...section(
      12,
      'Notices',
      `We write to you at the address in your application until you give us another one. You write to ${data.lender.legalName} at ${data.lender.address.join(', ')}.`,
    ),
    ...section(
      13,
      'Changes and transfer',
      "We can change this agreement only if you agree in writing, if the change only helps you, or if it doesn't matter. We can transfer it, and your rights stay the same. You can't transfer it.",
    ),
    ...section(
      14,
      'Law',
      "Federal law and the law of the state where the home is located apply. If part of this agreement is not valid, the rest still is. If we don't use a right once, we don't lose it.",
    ),
    ...section(
      15,
      'Electronic signature',
      `If you sign electronically, you agree that your electronic signature counts as one in ink (15 USC 7001). You can sign on ${formatDateInProse(earliest.on)} or later.`,
    ),
  ];
}
