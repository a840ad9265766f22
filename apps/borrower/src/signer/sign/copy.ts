export const SIGN_PAGE = {
  wait: 'The notary comes next',
  online: 'Meet the notary',
  place: 'Choose time and place',
  inPerson: 'You sign before a notary in person.',
  fee: (fee: string) => `It costs ${fee}, taken from the line at closing; you pay nothing.`,
  another: 'Another time',
} as const;
