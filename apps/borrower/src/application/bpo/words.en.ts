export const ORDER = {
  title: 'We need a local expert to estimate your home’s value',
  feeTitle: 'What it costs',
  fee: 'Valuation',
  paid: 'We add it to your line of credit when it opens. You don’t pay anything now.',
  kinds: {
    BPO: {
      title: 'Only from the outside',
      text: 'A local broker looks at your house and street. No one needs to be home.',
      usual: '3 business days',
    },
    RESI_EVAL: {
      title: 'From public records and a look from the street',
      text: 'An evaluator compares your home with others nearby. No one needs to be home.',
      usual: '3 business days',
    },
  },
  copy: { title: 'You get a copy', text: 'You can read what the expert finds, and question it.' },
  next: {
    title: 'Then your offer',
    text: 'We’ll update your offer with the new value. If your offer stays the same, you’ll continue right away.',
  },
  expect: 'What to expect',
  contact: 'Who can the expert call?',
  contactHint: 'Tell us about a gate, a dog or a tenant. Leave this blank if there’s nothing to know.',
  name: 'Name',
  phone: 'Phone number',
  one: 'US numbers only, without the leading 1',
  notes: 'Anything the expert should know',
  submit: 'Order home value estimate',
} as const;

export const CONDITION = {
  title: 'Read this before we get your home’s value',
  notice: 'Texas home equity notice',
  read: 'I’ve read this',
  unread: 'Confirm that you’ve read it',
} as const;

/** The heading, owner and usual time come from the status, because several steps wait here. */
export const HOLD = {
  heading: (sentence: string) => sentence.replace(/\.$/, ''),
  next: 'What happens next',
  who: 'Who’s coming',
  when: 'When',
  expected: 'Expected by',
  order: 'Your order',
  ordered: 'Ordered',
  fee: 'Fee, added to your line of credit when it opens',
  outside: 'The visit covers only the outside of your home. You don’t need to be there.',
} as const;

export const PLACING = {
  title: 'Placing your order',
  lead: 'This takes a few seconds. This page will update when it’s done.',
} as const;
