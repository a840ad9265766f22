export const NOTARY_INTRO = {
  online: 'Meet the notary now',
  early: 'Joining opens 15 minutes before your time.',
  sooner: 'You need not wait for your time: a notary who is free takes you now.',
} as const;
