/** Words of the page after the signing, for the borrower and for every further owner. */
export const AFTER = {
  timeline: 'What happened, and what comes next',
  words: { done: 'done', now: 'now', next: 'to come' },

  right: {
    until: (day: string) => `You may cancel until midnight, ${day}`,
    untilNotice: 'You may cancel',
    meaning: (zone: string) => `Free of charge, and without a reason. One owner cancels for all. Midnight where the home is, ${zone}.`,
    notBegun: 'Your three business days start when every owner has the notice of the right to cancel. Until then any owner may cancel, free of charge.',
    counted: 'How the day is counted',
    cancel: 'Cancel the loan',
    letter: 'Or by letter or fax',
    letterText: (address: string) => `Write that you want to cancel, sign and date it, and send it to ${address}. Posted or faxed before the time is over it counts, even if it arrives later.`,
    fax: (number: string) => `Fax: ${number}.`,
    has: { HANDED: (day: string) => `Handed over on ${day}`, MAIL: (day: string) => `Posted on ${day}`, ELECTRONIC: (day: string) => `Read on ${day}` },
    waits: { HANDED: 'Is still to be handed over', MAIL: 'Goes by post', ELECTRONIC: 'Waits to be read on the screen' },
    you: 'You',
  },

  cancelling: {
    title: 'Cancel the loan?',
    text: 'This cancels the loan for every owner, free of charge. We release our claim on the home and give back everything that was paid within 20 days. You can apply again any time.',
    notice: 'Read the notice of your right to cancel',
    name: 'Type your full name',
    nameHint: 'It counts as your signature.',
    missing: 'Type your full name to cancel.',
    submit: 'Cancel the loan',
    busy: 'Cancelling',
    keep: 'Keep the loan',
    over: 'The loan stays as it is.',
  },

  confirming: {
    title: 'I am not cancelling',
    text: 'If you are sure, say so. When every owner has said it we stop waiting for letters, and the money can leave sooner. You don\'t have to: the wait ends by itself.',
    name: 'Type your full name',
    missing: 'Type your full name to confirm.',
    submit: 'I am not cancelling',
    busy: 'Sending',
    done: 'You said that you are not cancelling.',
    others: (names: string) => `Still open: ${names}.`,
  },

  late: {
    title: 'Changed your mind after the money was sent?',
    text: 'Call us, or write to us. A person answers within 20 days.',
  },

  documents: {
    title: 'Your documents',
    archive: 'Download all (.zip)',
    archiving: 'Packing',
    notSaved: 'It could not be downloaded. Try again.',
    about: (pages: number, day: string) => `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${day}`,
    none: 'No documents yet.',
    file: 'documents.zip',
  },
} as const;
