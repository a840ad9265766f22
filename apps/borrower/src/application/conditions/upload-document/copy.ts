export const SEND_CONDITION = {
  from: 'From your reviewer',
  label: 'Files',
  accepted: 'What we ask for',
  text: 'A few words about it',
  textHint: 'Up to 500 characters.',
  optional: '(optional)',
  count: (added: number, needed: number) => `${added} of ${needed} added.`,
  moreOrWords: 'Add a file, or tell us in a few words.',
  submit: 'Send',
  partial: (n: number) => `Send ${n} now, the rest later`,
  partialSent: 'Sent. The rest stays on your to-do list.',
  letter: {
    title: 'A letter for your bank to copy',
    text: 'To whom it may concern: We confirm that the account ending in ____ is held by ____________________ and has been open since ____. Name, title, telephone and signature of the bank officer; on the bank’s paper, with a date.',
  },
} as const;
