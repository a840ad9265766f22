export const NOTARY_INTRO = {
  online: 'Meet the notary now',
  pick: 'Choose a time',
  another: 'Choose another time',
  place: 'Choose time and place',
  keep: 'Keep it as it is',
  early: 'Joining opens 15 minutes before your time. You need not wait for it: a notary who is free takes you now.',
} as const;
