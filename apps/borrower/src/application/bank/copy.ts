import type { AccountType } from '@lintel/domain';

/** Words about an account that several screens share. */
export const BANK = {
  unknown: 'Your bank',
  dots: '••••',
  ending: 'ending in',
  account: 'Account',
  types: { CHECKING: 'Checking', SAVINGS: 'Savings' } satisfies Record<AccountType, string>,
  owner: 'Name on the account',
  amount: 'You get',
  sending: 'Expected on',
  /** When the money is sent: what the day rests on, and what makes it earlier. Days as they are read. */
  ifSigned: (signsOn: string, sooner: { readonly on: string; readonly after: string } | null) =>
    `If everyone signs by ${signsOn}.${sooner === null ? '' : ` Sooner, on ${sooner.on}, if every owner confirms after ${sooner.after} that they aren’t canceling.`}`,
  never: {
    title: 'What we never do',
    items: [
      { title: 'See your password', text: 'You type it at your bank, not here.' },
      { title: 'Show the whole number', text: 'Once you have sent it, we show its last 4 digits alone.' },
      {
        title: 'Take money without your word',
        text: 'This account receives. Payments are your choice on the next screen.',
      },
    ],
  },
  autopayNever: [
    { title: 'Draw more than is due', text: 'The monthly payment alone, on its day.' },
    { title: 'Keep you in it', text: 'You may stop autopay at any time.' },
  ],
  refused: 'Give us another account, or the same one another way.',
  another: {
    open: 'Use another account',
    title: 'Use another account?',
    deposit: (bank: string) => `The small deposit to ${bank} and its code stop counting, and you give another account.`,
    letter: 'We put what you sent aside, and you give another account.',
    yes: 'Yes, use another account',
    no: 'Keep this account',
    close: 'Close',
  },
} as const;

/** Giving an account: at the bank itself, or by its numbers. */
export const GIVE = {
  ways: 'How would you like to give us the account?',
  link: { label: 'Connect your bank', hint: 'Log in at your bank and pick the account. Done at once.' },
  type: {
    label: 'Enter account numbers',
    hint: 'From a check or from your bank’s app. Proving it takes 1 to 2 business days.',
  },
  numbers: 'Account numbers',
  routing: 'Routing number',
  routingHint: '9 digits, at the bottom left of a check.',
  /** In the drawing of a check. */
  check: { routing: 'Routing number', account: 'Account number' },
  routingDigits: 'Enter a 9-digit routing number',
  routingUnknown: 'We don’t know the name of this bank. Look at the number once more.',
  number: 'Account number',
  numberHint: '5 to 17 digits.',
  again: 'Account number once more',
  differs: 'Enter the same account number twice',
  show: 'Show the numbers',
  hide: 'Hide the numbers',
  type_: 'What kind of account is it?',
  pickType: 'Choose checking or savings',
  ownerHint: 'As your bank has it. It must be your own account.',
  ownerMissing: 'Enter the name on the account',
  nameDiffers:
    'This name differs from the one on your application, so a person reads a bank letter or a statement. What you typed is still here.',
  proof: 'How shall we see that it is yours?',
  proofs: {
    MICRO_DEPOSIT: {
      label: 'A small deposit with a code',
      hint: 'We send a few cents. You type the code from its description, in 1 to 2 business days.',
    },
    MANUAL: {
      label: 'A bank letter or a statement',
      hint: 'A person reads it, usually within 1 business day. Also when the name there differs.',
    },
  },
  pickProof: 'Choose how we see that it is yours',
  paper: 'What will you send?',
  papers: { BANK_LETTER: 'Bank letter', BANK_STATEMENT: 'Bank statement' },
  shows: 'It must show your name and the whole account number, and be no older than 60 days.',
  go: 'Continue',
  goDeposit: 'Send me the deposit',
  goPaper: 'Send',
} as const;
