export const HOME_ADDRESS = {
  title: 'Where do you live now?',
  lead: 'We need the home you live in to find your credit file.',
  address: 'Home address',
} as const;
