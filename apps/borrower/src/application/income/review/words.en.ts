/** Proof of income: the ways, their results, and what to do about the rest. */
export const REVIEW = {
  title: 'How would you like to prove your income?',
  lead: (stated: string) =>
    `You told us ${stated} a year before taxes. Pick one way to prove it. A slower way can delay your money. You can change your mind on the next screen.`,
  ways: 'Fastest first',
  pick: 'Choose a way to prove your income',
  go: 'Continue',
  reading: {
    title: 'We’re reviewing your documents',
    lead: 'A loan specialist is reviewing them. You can wait, or connect a source instead.',
    sooner: 'Want it sooner?',
    soonerText: 'Connect a source instead. We’ll know right away, and we’ll set your documents aside.',
    go: 'Connect this way',
  },
  returned: { STAFF: 'We couldn’t use what you sent.', EMPLOYER: 'Your employer didn’t confirm this.' },
  again: 'Send it again, or choose another way below.',
  found: {
    title: (found: string, needed: string) => `We confirmed ${found} of the ${needed} your offer is based on`,
    lead: 'You can go ahead with what we confirmed, or show us more income.',
    panel: 'What we found',
    meter: (found: string, needed: string) => `${found} of ${needed} confirmed`,
    confirmed: 'confirmed',
    missing: (amount: string) => `${amount} not confirmed`,
    ask: 'What would you like to do?',
    pick: 'Choose what to do',
    accept: (found: string) => `Go ahead with ${found}`,
    acceptHint:
      'We’ll update your offer using this figure. The most you can borrow may go down. You’ll see what changes before you agree to anything.',
    add: 'Show more income',
    addHint: 'Pay we missed, another job, rental, pension or benefits.',
    need: 'You don’t have to include alimony, child support or separate maintenance unless you want us to count it.',
  },
  record: {
    VERIFIED: 'Confirmed',
    PENDING_REVIEW: 'Checking',
    FAILED_VERIFICATION: 'Couldn’t confirm',
    none: 'We found no income there.',
    notConfirmed: 'We read it, but your employer didn’t confirm it.',
    aside: {
      SAME_INCOME: 'We may already count this pay. If it’s a different income, send us a document that shows it.',
      OTHER_HOLDER:
        'The name there isn’t yours. A loan specialist will review it, usually within 1 business day. It’s faster to connect another source or send documents in your name.',
      NOT_THEIRS:
        'A loan specialist reviewed it. The name there isn’t yours. Connect another source, or send us documents in your name.',
    },
    notCounted: 'Not counted',
    waiting: 'This can take a minute. You can wait here or come back later.',
    a: (amount: string) => `${amount} a year`,
    on: (day: string) => `Reviewed ${day}`,
    title: 'What we reviewed',
  },
} as const;
