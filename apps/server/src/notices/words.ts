/** What a mail about a notice says. A subject stands on a locked screen: nothing about the person, the home or the decision is in it. */
export interface NoticeMail {
  readonly template: string;
  readonly subject: string;
  /** What it is about, after the greeting. */
  readonly text: string;
  /** What follows it, each on a line of its own. */
  readonly lines?: readonly string[];
  /** Ends the mail when the notice itself goes by post. */
  readonly onPaper: string;
}

const SUBJECT = 'A notice about your application';
const BY_POST = 'The notice itself is on its way to you by post.';

export const ADVERSE_ACTION_MAIL: NoticeMail = {
  template: 'notice.adverse-action',
  subject: SUBJECT,
  text: 'we have decided on your application. The notice with the reasons and your rights is in your application: sign in where you applied.',
  onPaper: BY_POST,
};

export const COUNTER_OFFER_MAIL: NoticeMail = {
  template: 'notice.counter-offer',
  subject: SUBJECT,
  text: 'your offer has changed. The notice that says what we can offer, why, and until when is in your application: sign in where you applied.',
  onPaper: BY_POST,
};

export const INCOMPLETENESS_MAIL: NoticeMail = {
  template: 'notice.incompleteness',
  subject: SUBJECT,
  text: 'we cannot go on without something from you. The notice that says what is missing and by when is in your application: sign in where you applied.',
  onPaper: BY_POST,
};

export const SCORE_MAIL: NoticeMail = {
  template: 'notice.score',
  subject: SUBJECT,
  text: 'we used a credit score for your application. The notice that says which, what moves it and what you may do is in your application: sign in where you applied.',
  onPaper: BY_POST,
};

export const VALUATION_COPY_MAIL: NoticeMail = {
  template: 'notice.valuation-copy',
  subject: 'A copy for your files',
  text: 'the valuation of your home is done. Your copy is in your application: sign in where you applied. There you can also say what it missed.',
  onPaper: 'The copy itself is on its way to you by post.',
};

/** Rows of the counter-offer: what was asked for or chosen, beside what can be. */
export const COUNTER_TERMS = {
  none: 'not possible',
  line: 'Line',
  maxDraw: 'Most you can draw at first',
  firstDraw: 'First draw',
  upTo: (amount: string) => `up to ${amount}`,
  rate: 'Rate',
  fromRate: (rate: string) => `from ${rate}`,
  originationFee: 'Origination fee',
  term: 'Term',
  years: (years: number) => `${years} years`,
} as const;

/** Tells of a closed application: no notice goes with it. */
export const CLOSED_MAIL = {
  template: 'notice.closed',
  subject: 'Your application is closed',
  canceled: 'your line of credit is canceled.',
  text: 'your application is closed. You can start again any time.',
  refund: (amount: string) => `The ${amount} that you paid for the appraisal goes back to your card.`,
} as const;
