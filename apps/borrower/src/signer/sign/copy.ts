export const SIGN_PAGE = {
  wait: 'The notary comes next',
  online: 'Meet the notary',
  place: 'Choose time and place',
  inPerson: 'You sign in person, with a notary.',
  fee: (fee: string) => `It costs ${fee}, deducted from the first draw at closing. You pay nothing.`,
  another: 'Another time',
} as const;
