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

/** What a small deposit says. */
export const CODE = {
  label: 'The 3 letters of its description',
  hint: (lender: string, left: number) =>
    `Your bank shows it as “${lender} ABC”, with other letters. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`,
  missing: 'Enter the 3 letters',
  amounts: 'The two amounts',
  first: 'First amount',
  second: 'Second amount',
  firstMissing: 'Enter the first amount, below $1, as 0.32',
  secondMissing: 'Enter the second amount, below $1, as 0.07',
  amountsHint: (left: number) =>
    `Both are below a dollar. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`,
  notCome: 'It hasn’t come: send another',
  sent: 'We sent another. What the one before it says no longer counts.',
} as const;

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

export const CONFIRM_ACCOUNT = {
  title: 'Use this account?',
  lead: 'Your money goes here. Nothing is fixed before you confirm.',
  panel: 'Your account',
  first: 'First type what the small deposit says, so that we know that the account is yours.',
  submit: 'Confirm',
  change: 'Change',
} as const;

export const DISBURSE = {
  title: 'Where should we send your money?',
  lead: 'We’ll send your money to this account after everyone signs and your right to cancel ends. It must be in your name.',
  linked: 'You connected',
  useLinked: 'Look at it and confirm',
} as const;

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

export const MANUAL = {
  title: 'Enter your account numbers',
  lead: 'With a bank letter or a statement, or with a small deposit that you confirm.',
  back: 'Back to the ways to give it',
} as const;
