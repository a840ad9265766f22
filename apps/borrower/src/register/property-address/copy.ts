export const PROPERTY = {
  title: 'Which home would you like to borrow against?',
  lead: 'We use the address to estimate your home’s value. You can change it later.',
  address: 'Property address',
  use: 'How do you use this home?',
  soft: 'Checking your rate won’t affect your credit score',
  occupancy: {
    HOME: { label: 'I live here', hint: 'My primary home' },
    SECONDARY: { label: 'Second home', hint: 'I stay part of the year' },
    INVESTMENT: { label: 'Rental or investment', hint: 'Someone else lives here' },
  },
} as const;
