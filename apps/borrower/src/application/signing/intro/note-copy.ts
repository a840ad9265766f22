export const NOTE = {
  title: 'You’re ready to sign',
  titlePaused: 'Signing is paused',
  lead: (documents: number, pages: number, minutes: number) =>
    `${documents} ${documents === 1 ? 'document' : 'documents'}, ${pages} ${pages === 1 ? 'page' : 'pages'}, about ${minutes} minutes. Stop whenever you like: you come back to the same document.`,
  same: { strong: 'The same terms that you accepted.', text: 'Nothing has changed since.' },
  changed: {
    title: 'Changed since you chose',
    what: { RATE: 'Rate', PAYMENT: 'Monthly payment', LINE: 'Line amount', DRAW: 'Your draw' },
    row: (before: string, after: string) => `${before} before, now ${after}`,
  },
  answer: 'Our answer to what you told us:',
  what: {
    title: 'What you’ll sign',
    notary: 'With the notary',
    read: 'To read',
  },
  others: {
    title: 'Who else signs',
    nobody: 'Nobody else: you sign alone.',
    roles: {
      CO_DEEDER: 'Owner. Signs the deed only',
      CO_BORROWER: 'Signs the agreement and the deed',
      BORROWER: 'Signs the agreement and the deed',
    },
    apart: 'You don’t have to sign at the same time. Other owners see the deed, not your income or credit.',
    states: {
      TO_SIGN: 'To sign',
      PARTLY: 'Began to sign',
      SIGNED: 'Signed',
      DECLINED: 'Does not want to sign',
      INVITED: 'Invited',
      OPENED: 'Opened',
    },
    on: (state: string, day: string) => `${state} ${day}`,
    remind: 'Remind',
    remindWhom: (name: string) => `Remind ${name}`,
    reminding: 'Sending',
    reminded: (name: string) => `We sent ${name} a new link.`,
  },
  screens: {
    title: 'On a screen',
    given: (day: string) => `You get these papers electronically, as you said on ${day}.`,
    change: 'Change',
    missing: 'Before you sign on a screen we need your agreement to electronic papers.',
  },
  notary: {
    title: 'The notary',
    text: {
      REMOTE: 'The deed is signed later, by video with a notary.',
      MANUAL: 'The deed is signed later, before a notary in person.',
    },
  },
  start: 'Start signing',
  goOn: 'Go on signing',
  ready: {
    title: 'Have these ready',
    items: [
      { title: 'Your ID', text: 'The name on the papers is the one on it.' },
      { title: 'Your location', text: 'State law may ask us to record once where you sign.' },
      { title: 'A quiet place', text: 'There is no timer. We keep what you have signed.' },
    ],
  },
  offer: 'Your offer',
} as const;

export const OTHERS = {
  title: 'Now the others sign',
  yours: 'What you signed',
  signedOn: (day: string) => `Signed ${day}`,
  save: 'Save',
  saveThis: (title: string) => `Save “${title}” with the signatures`,
  certificate: 'Certificate',
  certificateOf: (title: string) => `Save the certificate of “${title}”`,
  certificateFile: (title: string) => `${title}, certificate`,
  next: 'When everybody has signed we go on to the notary by ourselves.',
} as const;
