export const INTRO = {
  title: 'Your final offer',
  figures: 'Your offer',
  autopay: (payments: string, rates: string) => `Monthly payment: ${payments}. Rate: ${rates}.`,
  line: 'Line amount',
  changed: {
    title: 'What changed since you chose',
    nothing: 'Nothing changed. These are the figures you chose.',
  },
  fees: {
    title: 'Fees',
    lead: (count: number) =>
      `We add ${count === 1 ? 'this fee' : 'these fees'} to your line of credit on the day it opens.`,
    notCard: 'We don’t add a fee marked “paid by card.”',
    byCard: (label: string) => `${label} (paid by card)`,
    total: 'All fees',
    none: 'This line has no fees.',
  },
  documents: {
    title: 'Read before you accept',
    lead: (documents: number) =>
      documents === 1
        ? 'This document lists every fee and your rights.'
        : 'These closing documents list every fee and your rights.',
    progress: (read: number, all: number) => `${read} of ${all} read.`,
    done: (documents: number) => (documents === 1 ? 'You’ve read it.' : 'You’ve read all of them.'),
    read: 'Read',
    toRead: 'To read',
    open: (documents: number) => (documents === 1 ? 'Read the document' : 'Read the documents'),
    again: (documents: number) => (documents === 1 ? 'Open the document' : 'Open the documents'),
    unread: 'Read your closing documents before you accept',
  },
  next: {
    title: 'What happens next',
    from: 'You can sign starting',
    today: 'Today',
    doneBy: 'If all documents are signed by',
    money: 'We’d send your money on',
    because: {
      VALUATION_COPY: 'By law, you must have a copy of every home value report for 3 business days before you sign.',
      TEXAS_COSTS:
        'Texas law requires that you see all costs and the copy of your application 1 business day before the closing.',
    },
    notary: 'Notary',
    modes: { REMOTE: 'By video', MANUAL: 'In person' },
    free: 'no charge',
    also: 'Also signs the deed of trust',
    time: 'Have your ID ready, and find a quiet place to sign.',
  },
  /** `byAutopay`: the payment and the rate need autopay. */
  accepting: (payment: string, rate: string, line: string, byAutopay: boolean) =>
    `You’re not signing anything yet. Once you sign, you’ll pay ${payment} a month at ${rate}${byAutopay ? ' with autopay' : ''} on a line of ${line}.`,
  noLastDay: (days: number) =>
    `You don’t have a deadline right now. If we don’t hear from you for ${days} days, we’ll send you a notice with a date to decide by.`,
  accept: 'Accept this offer',
  busy: 'Accepting',
  draw: {
    open: 'Choose a different draw',
    title: 'Choose a different draw?',
    text: 'Your offers will open again, at the same rates. These documents will no longer count.',
    documents:
      'After you choose, we’ll prepare new documents, which takes about 2 minutes. You’ll read and accept those.',
    yes: 'Open my offers again',
    busy: 'Opening your offers',
    no: 'Keep this offer',
    close: 'Close',
  },
  leave: {
    title: 'Not what you want?',
    text: 'You haven’t signed anything yet. We’ll ask you to confirm before anything changes.',
    act: 'I don’t want to sign',
  },
} as const;
