export const NOTE = {
  title: 'You’re ready to sign',
  titleUnconfirmed: 'Confirm your email, then sign',
  titleEarly: 'Your documents are ready to read',
  titlePaused: 'Signing is paused',
  lead: (documents: number, pages: number, minutes: number) =>
    `You have ${documents} ${documents === 1 ? 'document' : 'documents'} to read or sign here: ${pages} ${pages === 1 ? 'page' : 'pages'}, about ${minutes} minutes. You can take a break at any time and come back to the same document.`,
  same: { strong: 'These are the same terms you accepted.', text: 'Nothing has changed since.' },
  changed: {
    title: 'Changed since you chose',
    what: { RATE: 'Rate', PAYMENT: 'Monthly payment', LINE: 'Line amount', DRAW: 'Your draw' },
    row: (before: string, after: string) => `${before} before, now ${after}`,
  },
  answer: 'Our answer to what you told us:',
  what: {
    title: 'What you’ll read and sign',
    notary: 'With the notary',
    read: 'To read',
  },
  others: {
    title: 'Who else signs',
    noOne: 'No one else. You’re the only one who signs.',
    roles: {
      CO_DEEDER: 'Owner. Signs only the deed of trust',
      CO_BORROWER: 'Signs the agreement and the deed of trust',
      BORROWER: 'Signs the agreement and the deed of trust',
    },
    apart: 'You don’t have to sign at the same time. Other owners see the deed of trust, not your income or credit.',
    states: {
      TO_SIGN: 'To sign',
      PARTLY: 'Started signing',
      SIGNED: 'Signed',
      DECLINED: 'Doesn’t want to sign',
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
    title: 'Electronic documents',
    given: (day: string) => `You get these documents electronically, as you agreed on ${day}.`,
    change: 'Change',
    missing: 'Before you sign on a screen, we need your agreement to electronic documents.',
  },
  notary: {
    title: 'The notary',
    text: {
      REMOTE: 'After you sign here, you’ll sign the deed of trust by video with a notary. It takes about 20 minutes.',
      MANUAL: 'After you sign here, you’ll sign the deed of trust in person with a notary.',
    },
  },
  start: 'Start signing',
  continue: 'Continue signing',
  read: 'Read the documents',
  ready: {
    title: 'Have these ready',
    items: [
      { title: 'Your ID', text: 'Sign your name the way it’s shown on your ID.' },
      {
        title: 'Your location',
        text: 'Your phone or computer will ask you to share it. We record it once, when you sign, as proof of where you signed.',
      },
      { title: 'Enough time', text: 'You can stop and come back. We save what you’ve signed.' },
    ],
  },
  offer: 'Your offer',
} as const;

export const OTHERS = {
  title: 'The others sign next',
  yours: 'What you signed',
  signedOn: (day: string) => `Signed ${day}`,
  save: 'Save',
  saveThis: (title: string) => `Save “${title}” with the signatures`,
  certificate: 'Certificate',
  loadCertificate: (title: string) => `Save the certificate of “${title}”`,
  certificateFile: (title: string) => `${title}, certificate`,
  next: 'After everyone signs, we’ll move on to the notary automatically.',
} as const;
