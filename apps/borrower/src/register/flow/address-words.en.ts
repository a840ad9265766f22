/** Text of the address control on both address steps. */
export const ADDRESS = {
  hint: 'Start typing the street address',
  notListed: 'Address not listed',
  found: (count: number) => {
    if (count === 0) return 'We can’t find that address. Enter it yourself.';
    return count === 1 ? '1 address found' : `${count} addresses found`;
  },
  change: 'Change',
  changeThis: (label: string) => `Change ${label.toLowerCase()}`,
  optional: '(optional)',
  street: 'Street address',
  unit: 'Apartment or unit',
  addUnit: 'Add apartment or unit number',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  zip: 'ZIP code',
  searchAgain: 'Search for the address instead',
} as const;
