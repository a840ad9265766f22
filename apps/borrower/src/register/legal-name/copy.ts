export const NAME = {
  title: 'What’s your legal name?',
  lead: 'As it appears on your ID. A nickname can delay your credit check.',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  suffix: 'Suffix',
  rail: {
    title: 'Which name to use',
    rows: [
      { icon: 'card', title: 'The one on your ID', text: 'Your driver’s license, passport or state ID.' },
      { icon: 'people', title: 'Just your own', text: 'We ask about co-owners later, if there are any.' },
    ],
  },
} as const;
