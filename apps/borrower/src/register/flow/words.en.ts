/** Text that every registration step shares. */
export const FLOW = {
  step: (position: number, of: number) => `Question ${position} of ${of}`,
  progress: 'Progress',
  done: 'completed',
  now: 'current step',
  back: 'Back',
  continue: 'Continue',
  saved: (time: string) => `Saved at ${time}`,
  notSaved: 'We couldn’t save your answers. Check your connection and select Continue again.',
  problem: 'Fix the following to continue',
  optional: '(optional)',
  late: 'Reload this page to finish; your other answers are saved.',
} as const;

export const EXPECT = {
  title: 'What to expect',
  rows: [
    { icon: 'clock', title: 'About 5 minutes', text: 'A few short questions, then your offers.' },
    { icon: 'shield', title: 'Soft credit check only', text: 'It doesn’t affect your credit score.' },
    {
      icon: 'calendar',
      title: 'Funds in as little as five days',
      text: 'From application to funding, including waiting periods.',
    },
  ],
} as const;

export const PROPERTY = {
  title: 'Which home would you like to borrow against?',
  lead: 'See your offers for a home equity line of credit (HELOC). It’s free and takes about 5 minutes.',
  address: 'Property address',
  use: 'How do you use this home?',
  offerCode: 'I have an offer code',
  soft: 'Checking your rate won’t affect your credit score',
  occupancy: {
    HOME: { label: 'I live here', hint: 'My primary home' },
    SECONDARY: { label: 'Second home', hint: 'I stay here part of the year' },
    INVESTMENT: { label: 'Rental or investment', hint: 'Someone else lives here' },
  },
} as const;
