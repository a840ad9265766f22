/** Text of the page after signing, for the borrower and every further owner. */
export const AFTER = {
  timeline: 'What happened, and what comes next',
  words: { done: 'done', now: 'current step', next: 'to come' },

  right: {
    until: (day: string) => `You can cancel through ${day}`,
    untilNotice: 'You can cancel',
    meaning: (zone: string, isSoleOwner: boolean) =>
      `Canceling is free and you don’t have to give a reason.${isSoleOwner ? '' : ' If one owner cancels, it cancels for everyone.'} The deadline is the end of that day, midnight ${zone} (the home’s time zone).`,
    notBegun: (isSoleOwner: boolean) =>
      isSoleOwner
        ? 'Canceling is free. The 3 business days start once you have the notice of the right to cancel. You can also cancel before that.'
        : 'Any owner can cancel for free. The 3 business days start once every owner has signed and has the notice of the right to cancel. You can also cancel before that.',
    counted: 'How we count the days',
    cancel: 'Cancel the loan',
    letter: 'Cancel by letter or fax',
    letterText: (address: string) =>
      `Write that you want to cancel, sign and date it, and send it to ${address}. It counts if you mail or fax it before the deadline, even if we get it later.`,
    fax: (number: string) => `Fax: ${number}.`,
    has: {
      HANDED: (day: string) => `Given on paper on ${day}`,
      MAIL: (day: string) => `Mailed on ${day}`,
      ELECTRONIC: (day: string) => `Read on ${day}`,
    },
    waits: { HANDED: 'Not given yet', MAIL: 'We’re mailing it', ELECTRONIC: 'Not read yet' },
    you: 'You',
  },

  canceling: {
    title: 'Cancel the loan?',
    text: (isSoleOwner: boolean) =>
      `This cancels the loan${isSoleOwner ? '' : ' for every owner'}, for free. Within 20 days we remove our claim on your home and return everything you paid. You can apply again anytime.`,
    notice: 'Read the notice of your right to cancel',
    name: 'Type your full name',
    nameHint: 'It counts as your signature.',
    missing: 'Type your full name to cancel.',
    submit: 'Cancel the loan',
    busy: 'Canceling',
    keep: 'Keep the loan',
    over: 'The loan hasn’t changed.',
  },

  confirming: {
    title: 'Skip the wait for mailed cancellations?',
    /** The last day to cancel, and the last day of the wait for mailed cancellations. */
    text: (lastDay: string, waitsThrough: string, isSoleOwner: boolean, gain: string) =>
      `Your right to cancel ended on ${lastDay}. If ${isSoleOwner ? 'you confirm that you' : 'every owner confirms that they'} didn’t cancel, we stop waiting for mailed cancellations and ${gain}. You don’t have to confirm. The wait ends on its own after ${waitsThrough}.`,
    /** What confirming gains, where it brings the expected day of the money forward. */
    gain: (fundingOn: string, soonerOn: string) =>
      `expect to send the money on ${soonerOn} instead of ${fundingOn}. Your first payment is due one month after we send your money`,
    noGain: 'start the final checks now',
    name: 'Type your full name',
    missing: 'Type your full name to confirm.',
    submit: 'Confirm I didn’t cancel',
    busy: 'Sending',
    done: 'You confirmed that you didn’t cancel.',
    others: (names: string) => `Waiting for ${names}.`,
  },

  late: {
    title: 'Changed your mind after the money was sent?',
    text: 'Call or write to us. A loan specialist replies within 20 days.',
  },

  documents: {
    title: 'Your documents',
    archive: 'Download all (.zip)',
    archiving: 'Preparing the download',
    notSaved: 'We couldn’t download it. Try again.',
    /** A signed document has one more page than the one before it, with the signatures. */
    about: (pages: number, day: string, isSigned: boolean) =>
      `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}${isSigned ? ' with the signature page' : ''}, ${day}`,
    none: 'No documents yet.',
    file: 'documents.zip',
  },
} as const;
