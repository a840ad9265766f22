import type { NoticeMail } from './notice-mail.ts';

const SUBJECT = 'A notice about your application';
const BY_POST = 'The notice itself is on its way to you by mail.';

export const ADVERSE_ACTION_MAIL: NoticeMail = {
  template: 'notice.adverse-action',
  subject: SUBJECT,
  text: 'We made a decision on your application. Your notice gives the reasons and your rights.',
  onPaper: BY_POST,
};

export const COUNTER_OFFER_MAIL: NoticeMail = {
  template: 'notice.counter-offer',
  subject: SUBJECT,
  text: 'Your offer has changed. Your notice says what we can offer, why, and your deadline to accept it.',
  onPaper: BY_POST,
};

export const INCOMPLETENESS_MAIL: NoticeMail = {
  template: 'notice.incompleteness',
  subject: SUBJECT,
  text: 'We need something from you before we can continue. Your notice says what is missing and by when we need it.',
  onPaper: BY_POST,
};

export const SCORE_MAIL: NoticeMail = {
  template: 'notice.score',
  subject: SUBJECT,
  text: 'We used a credit score for your application. Your notice says which score, what affects it, and what you can do.',
  onPaper: BY_POST,
};

export const VALUATION_COPY_MAIL: NoticeMail = {
  template: 'notice.valuation-copy',
  subject: 'A copy for your files',
  text: 'We have a value for your home, and your copy of it is ready. If it missed something, you can tell us on the same page.',
  onPaper: 'The copy itself is on its way to you by mail.',
};

/** The email about a closed application; no notice comes with it. */
export const CLOSED_MAIL = {
  template: 'notice.closed',
  subject: 'Your application is closed',
  canceled: 'Your line of credit is canceled.',
  text: 'Your application is closed. You can apply again any time.',
  refund: (amount: string) => `The ${amount} that you paid for the appraisal is going back to your card.`,
} as const;
