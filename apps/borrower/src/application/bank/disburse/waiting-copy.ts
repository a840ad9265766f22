/** Words of the two waits: a small deposit on its way, a bank letter being read. */
export const DISBURSE_WAITING = {
  wait: {
    title: 'A small deposit is on its way',
    lead: (bank: string, day: string) => `We’re sending a few cents to ${bank}. They should arrive by ${day}.`,
    letters: 'Look for the 3-letter code in the deposit’s description.',
    amounts: 'Look for two deposits, each less than a dollar.',
    to: 'Sent to',
    good: (day: string) => `Enter it by ${day}, or you’ll need to add an account again.`,
    check: { CODE: 'Check the code', AMOUNTS: 'Check the amounts' },
    right: 'That’s right. Check the account once more and confirm it.',
    confirm: 'Confirm this account',
  },
  review: {
    title: 'We’re reviewing your bank letter',
    lead: 'A loan specialist compares it with the account you entered. When they accept it, this page moves on.',
    account: 'Account',
  },
} as const;
