export const OFFER_CODE = {
  title: 'Enter the code from your offer letter',
  lead: 'We’ll fill in your name and address from the letter. You can change anything that isn’t right.',
  code: 'Offer code',
  hint: 'Look near the respond-by date on your letter. Example: SPRING-4821.',
  missing: 'Enter the code from your letter.',
  /** For a code that doesn't exist and for one that is over: a guess must not tell them apart. */
  unknown:
    'We can’t find this code. Check it against your letter, and check that the respond-by date hasn’t passed. You can also continue without a code.',
  submit: 'Use this code',
  skip: 'Continue without a code',
  problem: 'Fix the following to continue',
} as const;
