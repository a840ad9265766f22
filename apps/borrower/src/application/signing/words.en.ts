/** Text for removing a named signer. */
export const TAKE_OUT = {
  whom: (name: string) => `Remove ${name}`,
  title: (name: string) => `Remove ${name}?`,
  text: 'The link we sent will stop working. You’ll then need to name the person who must sign.',
  documents:
    'Any documents we already prepared will no longer count. We’ll prepare new ones, and you’ll accept and sign again what you’ve already accepted and signed.',
  why: 'Why?',
  whyHint: 'For our records. They won’t see it.',
  missing: 'Tell us why in a few words',
  submit: 'Remove',
  busy: 'Removing',
  keep: 'Keep this person',
  close: 'Close',
  done: (name: string) => `${name} was removed.`,
  stays: 'Nothing has changed.',
} as const;

export const FACTS = {
  title: 'Key facts',
  rateAndApr: 'Rate and APR',
  cancel: 'You can cancel for',
  days: '3 business days',
} as const;
