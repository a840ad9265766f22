import { ecoaNotice, type DeclineReason } from '@lintel/domain';

export const DECLINE = {
  title: (name: string | undefined) =>
    name ? `We can’t offer you a line of credit right now, ${name}` : 'We can’t offer you a line of credit right now',
  decided: (date: string, home: string) => `We made this decision on ${date} about your request for ${home}.`,
  soft: 'Checking your credit didn’t affect your score.',
  reasons: (count: number) =>
    count === 1 ? 'The reason' : `The ${['', '', 'two', 'three', 'four'][count] ?? ''} reasons`,
  inNotice: (sentence: string) => `In your notice: “${sentence}”`,
  change: 'What would change this',
  higherScore: (lowest: number, score: number) => `A credit score of ${lowest} or higher. Yours is ${score}.`,
  reapply: (date: string) => `You can apply again on or after ${date}.`,
  anyTime: 'You’re free to apply again at any time.',
  mayBeSame:
    'You can apply again at any time, but our answer may not change until more time has passed. Call us to ask when.',
  notice: 'Your notice',
  beingMade: 'We’re preparing your notice. It states these reasons in legal terms.',
  made: 'Your notice states these reasons in legal terms. We keep it with your documents.',
  byMail: 'We’re also mailing it to you, because you haven’t chosen to get legal documents on screen.',
  mailed: (date: string) => `Mail date: ${date}.`,
  read: 'Read your notice',
  hide: 'Close the notice',
  save: 'Save the PDF',
  saving: 'Saving',
  print: 'Print this page',
  again: 'Ask us to look again',
  askAgain: {
    title: 'Ask us to look again',
    text: 'Tell us which figure is wrong or what we missed. Include your loan number and copies of anything that supports it. We’ll answer within 2 business days.',
    email: 'Email',
    mail: 'Mail',
    subject: (loanNumber: string | undefined) =>
      `Please look again at my application${loanNumber ? `, ${loanNumber}` : ''}`,
  },
  score: {
    title: 'The credit score we used',
    value: 'Score',
    date: 'Date',
    from: 'From',
    range: (low: number, high: number) => `Scores range from ${low} to ${high}`,
    lowest: (score: number) => `Our minimum is ${score}`,
    dateNote: 'The day we requested it',
    fromNote: 'A credit reporting agency',
    factors: (factors: readonly string[]) => `What affected it most: ${factors.join('; ')}.`,
  },
  rights: 'Your rights',
  report: {
    title: 'About your credit report',
    text:
      'Our decision was based in part on information from the agency below. The agency played no part in the decision and can’t tell you why we made it. ' +
      'You have a right to a free copy of your report if you ask the agency within 60 days of this notice. You also have a right to dispute anything inaccurate or incomplete with the agency.',
  },
  ecoa: {
    title: 'Equal Credit Opportunity Act notice',
    text: ecoaNotice,
  },
  creditor: (name: string, nmls: string) => `Creditor: ${name}. NMLS #${nmls}.`,
} as const;

interface Plain {
  title: string;
  text: string;
  /** What would change the decision. */
  change: string;
}

/** Reasons based on figures, shown with those figures. */
export const WITH_FIGURES = {
  score: (score: number, lowest: number) => `Your score was ${score}. Our minimum is ${lowest}.`,
  home: {
    text: (owed: string, draw: string, share: string, value: string, highest: string) =>
      `You owe ${owed} on the home. With our smallest line, ${draw}, that is ${share} of its ${value} value. We lend up to ${highest}.`,
    owesNothing: (draw: string, share: string, value: string, highest: string) =>
      `Our smallest line, ${draw}, is ${share} of the home’s ${value} value. We lend up to ${highest}.`,
    change: (most: string, less: string) => `Owe ${most} or less on the home. That is ${less} less than today.`,
  },
  debts: {
    text: (payments: string, income: string, share: string, highest: string) =>
      `Your debt payments are ${payments} a month before this line. That is ${share} of the ${income} you earn a month before taxes. With this line, our limit is ${highest}.`,
  },
} as const;

const TOO_RECENT = 'It’s too recent for us to lend.';

/** The most common reasons in plain words; any other is shown only in the notice's words. */
export const PLAIN_REASONS: Partial<Readonly<Record<DeclineReason, Plain>>> = {
  CREDIT_SCORE: {
    title: 'Your credit score is below our minimum',
    text: 'Your score is below the lowest score we accept.',
    change: 'A higher score.',
  },
  COLLATERAL_INSUFFICIENT: {
    title: 'You’d owe too much against the home’s value',
    text: 'What you owe on the home, plus our smallest line, is more than we lend against its value.',
    change: 'Owe less on the home, or an appraisal that shows it’s worth more.',
  },
  OBLIGATIONS_EXCESSIVE: {
    title: 'Your monthly debts are high for your income',
    text: 'Your debt payments, with this line, take more of your income than our limit.',
    change: 'Lower monthly debt payments, or income we haven’t counted.',
  },
  INCOME_INSUFFICIENT: {
    title: 'Your income is too low for the line',
    text: 'The income you told us about is too low for our smallest line.',
    change: 'Income we haven’t counted.',
  },
  NO_CREDIT_FILE: {
    title: 'We found no credit file for you',
    text: 'The credit bureau has no file under your name, address and Social Security number.',
    change: 'A card or loan in your name for several months.',
  },
  CREDIT_EXPERIENCE_LIMITED: {
    title: 'Your credit history is short',
    text: 'Your credit file has too little in it for us to decide.',
    change: 'More months of payments on the accounts you have.',
  },
  DELINQUENT_OBLIGATIONS: {
    title: 'Payments were late',
    text: 'Your credit file shows late payments to others.',
    change: 'On-time payments from now on.',
  },
  BALANCES_HIGH: {
    title: 'Your cards are close to their limits',
    text: 'The balances on your cards and credit lines are high compared with their limits.',
    change: 'Lower balances on cards and credit lines.',
  },
  AMOUNT_OWED_HIGH: {
    title: 'You owe a lot on your accounts',
    text: 'The total you owe, as your credit file shows it, is high.',
    change: 'A lower total balance.',
  },
  ACCOUNTS_TOO_NEW: {
    title: 'Your accounts are new',
    text: 'The accounts in your credit file are too new for us to decide.',
    change: 'More months with the accounts you have.',
  },
  RECENT_INQUIRIES: {
    title: 'You’ve applied for credit often recently',
    text: 'Your credit file shows many credit checks by lenders in a short time.',
    change: 'Several months without applying for new credit.',
  },
  COLLECTION_OR_JUDGMENT: {
    title: 'A collection or judgment is in your credit file',
    text: 'A debt went to a collector or a court.',
    change: 'Pay or settle the debt. Tell us if you already have.',
  },
  BANKRUPTCY: {
    title: 'A bankruptcy is in your credit file',
    text: TOO_RECENT,
    change: 'More time since the bankruptcy.',
  },
  FORECLOSURE_OR_REPOSSESSION: {
    title: 'A foreclosure or repossession is in your credit file',
    text: TOO_RECENT,
    change: 'More time since the foreclosure or repossession.',
  },
  LISTED_FOR_SALE: {
    title: 'Your home is listed for sale',
    text: 'We don’t lend against a home that is up for sale.',
    change: 'Take the home off the market.',
  },
  TITLE_TRANSFERRED: {
    title: 'You bought the home recently',
    text: 'You’ve owned the home for less than 90 days.',
    change: 'Own the home for 90 days.',
  },
  IDENTITY_UNVERIFIED: {
    title: 'We couldn’t confirm who you are',
    text: 'What you gave us doesn’t match our records check.',
    change: 'A valid ID. Call or email us, and we’ll check it.',
  },
};
