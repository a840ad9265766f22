export const PROPERTY = {
  title: 'Which home would you like to borrow against?',
  lead: 'We use the address to estimate your home’s value. You can change it later.',
  address: 'Property address',
  hint: 'Start typing the street address',
  use: 'How do you use this home?',
  soft: 'Checking your rate won’t affect your credit score',
  occupancy: {
    HOME: { label: 'I live here', hint: 'My primary home' },
    SECONDARY: { label: 'Second home', hint: 'I stay part of the year' },
    INVESTMENT: { label: 'Rental or investment', hint: 'Someone else lives here' },
  },
  disaster:
    'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection per our Disaster Response Policy which is available to you upon request.',
  notLicensed: 'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
} as const;

/** The address control, on both address steps. */
export const ADDRESS = {
  searching: 'Looking up addresses…',
  none: "We can't find that address. Enter it yourself",
  notListed: 'Address not listed',
  found: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
  street: 'Street address',
  unit: 'Apartment or unit',
  addUnit: 'Add apartment or unit number',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zip: 'ZIP code',
  searchAgain: 'Search for the address instead',
} as const;
