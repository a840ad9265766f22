/** Words of the two waits: a small deposit on its way, a bank letter being read. */
export const DISBURSE_WAITING = {
  wait: {
    title: 'A small deposit is on its way',
    lead: (bank: string, day: string) => `${bank} is getting a few cents from us, by ${day}.`,
    letters: 'Its description holds 3 letters.',
    amounts: 'There are two of them, each below a dollar.',
    to: 'It goes to',
    good: (day: string) => `What it says is good until ${day}. After that we ask for an account again.`,
    check: { CODE: 'Check the code', AMOUNTS: 'Check the amounts' },
    right: 'That is right. Look at the account once more and confirm it.',
    confirm: 'Go on to confirm it',
  },
  review: {
    title: 'We are reading your bank letter',
    lead: 'A person compares it with the account that you typed. When it is accepted, the next step opens by itself.',
    account: 'The account',
  },
} as const;
