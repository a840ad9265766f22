export const CLOSURE = {
  title: 'End application',
  lead: (silence: number, answer: number) =>
    `Decline this application, or record that the borrower withdrew it. Don’t decline for missing items. After ${silence} days without the borrower’s answer, the system sends a notice of incompleteness (NOI). It closes the file ${answer} days later. You may need a new code from your authenticator app.`,
  ended: {
    WITHDRAWN: 'The borrower withdrew this application before closing.',
    RESCINDED: 'An owner rescinded the loan after signing. See Closing and funding for what must be returned.',
    INCOMPLETE:
      'This application was closed as incomplete: the borrower didn’t answer the notice of incompleteness in time.',
    DECLINED: 'This application was declined.',
    COMPLETE: 'The line is open, so there’s nothing to end here.',
  },
  outcome: 'Outcome',
  chooseOutcome: 'Choose an outcome.',
  declined: 'Decline',
  declinedHint:
    'The lender’s decision. You review the adverse action notice next. It’s emailed or queued for mailing when you confirm.',
  cancelled: 'Withdrawn by borrower',
  cancelledHint: 'At the borrower’s request, so there’s no adverse action notice.',
  reasons: 'Principal reasons',
  reasonsHint: (most: number) =>
    `The actual reasons, up to ${most}. The notice lists them word for word. If none fits, don’t choose the nearest: ask an admin. Use “Credit application incomplete” only if the borrower never submitted the application and you must close it before the NOI does.`,
  chooseReasons: 'Choose at least one reason.',
  tooMany: (most: number) => `Choose up to ${most} reasons.`,
  ground: 'Post-signing grounds',
  groundHint: 'Everyone has signed, so a decline needs grounds.',
  groundMissing: 'Choose the grounds.',
  grounds: {
    FRAUD: 'Fraud',
    SANCTIONS: 'Sanctions',
    TITLE_DEFECT: 'Title defect',
    CONDITION_NOT_MET: 'Condition not met',
    PAPERS_WRONG: 'Documents are wrong',
    LAW: 'Required by law',
  },
  submit: { UNDECIDED: 'End application', DECLINED: 'Review the notice', CANCELLED: 'Withdraw application' },
  confirm: {
    decline: 'Decline this application?',
    withdraw: 'Withdraw this application?',
    final: 'This can’t be undone.',
    sent: {
      ELECTRONIC: 'When you confirm, the borrower is emailed a link to this notice right away.',
      MAIL: (mailing: string) =>
        `This notice goes by mail, because there’s no E-SIGN consent from the borrower. ${mailing}`,
    },
    mailing: {
      STAFF: 'When you confirm, it’s added to Letters: print and mail it from there.',
      VENDOR: 'When you confirm, the mail vendor prints and mails it. Letters shows when.',
    },
    decide: { ELECTRONIC: 'Decline and email the notice', MAIL: 'Decline and queue the notice for mailing' },
    noNotice:
      'The borrower is told that the application was withdrawn at their request. No adverse action notice is sent.',
    back: 'Go back',
    close: 'Close',
  },
  done: 'Application ended.',
} as const;

/** What principal reasons are about, in the order of the form. */
export const REASON_GROUPS = {
  CREDIT: 'Credit history',
  INCOME: 'Income, employment and debts',
  HOME: 'Home and title',
  RESIDENCE: 'Residence',
  APPLICATION: 'Application and identity',
} as const;
