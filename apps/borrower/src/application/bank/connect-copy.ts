/** Before the bank's own page opens. */
export const CONNECT_BANK = {
  title: 'Connect your bank',
  lead: 'You log in on the page of your bank, pick one account, and come back here.',
  see: 'What your bank tells us',
  seeItems: [
    'The routing and account number of the account you pick',
    'Whether it is checking or savings',
    'The name on it',
  ],
  not: 'What it does not',
  notItems: ['Your user name and password', 'What you spend your money on', 'Anything about your other accounts'],
  safe: 'The connection is encrypted with 256 bits. Nothing moves by it: you look at the account once more before we use it.',
  back: 'Give the account another way',
} as const;
