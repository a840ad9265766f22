export const ORDER = {
  title: 'We need a local expert to look at the home’s value',
  feeTitle: 'What it costs',
  fee: 'Valuation',
  paid: 'Taken from your line at closing. Nothing to pay now, and never by card.',
  kinds: {
    BPO: {
      title: 'From outside only',
      text: 'A local broker looks at the house and its street. Nobody needs to be at home.',
      usual: '3 to 5 days',
    },
    RESI_EVAL: {
      title: 'From the records and the street',
      text: 'An evaluator compares your home with others nearby. Nobody needs to be at home.',
      usual: '3 to 5 days',
    },
  },
  copy: { title: 'You get a copy', text: 'What the valuer finds is yours to read, and to question.' },
  next: {
    title: 'Then your offer',
    text: 'We make the price again with the new value. If your offer stands, you go straight on.',
  },
  expect: 'What to expect',
  contact: 'Whom may the valuer call?',
  contactHint: 'A gate, a dog, a tenant: leave it empty if there is nothing to know.',
  name: 'Name',
  phone: 'Phone number',
  one: 'US numbers only, without the leading 1',
  notes: 'Anything to know at the door',
  submit: 'Order valuation',
} as const;

export const CONDITION = {
  title: 'Read this before your home is valued',
  notice: 'Texas home equity notice',
  read: 'I have read this',
  unread: 'Confirm that you have read it',
} as const;

/** Heading, owner and usual time come with the status: several steps wait here. */
export const HOLD = {
  heading: (sentence: string) => sentence.replace(/\.$/, ''),
  next: 'What comes next',
  who: 'Who’s coming',
  when: 'When',
  expected: 'Expected by',
  order: 'Your order',
  ordered: 'Ordered',
  fee: 'Fee, taken from your line at closing',
  outside: 'The visit covers only the outside of your home. You don’t need to be there.',
} as const;

export const PLACING = {
  title: 'Placing your order',
  lead: 'This takes a few seconds. The page moves on when it’s done.',
} as const;
