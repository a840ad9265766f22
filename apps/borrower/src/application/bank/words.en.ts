import type { AccountType } from '@lintel/domain';

/** Text about accounts that several screens share. */
export const BANK = {
  dots: '••••',
  ending: 'ending in',
  account: 'Account',
  types: { CHECKING: 'Checking', SAVINGS: 'Savings' } satisfies Record<AccountType, string>,
  owner: 'Name on the account',
  amount: 'You get',
  sending: 'We’d send it on',
  /** When the money is sent: what the date assumes, and what makes it earlier. The arguments are formatted days. */
  ifSigned: (
    signsOn: string,
    afterTitleSearch: boolean,
    sooner: { readonly on: string; readonly after: string } | null,
  ) =>
    `That’s if all documents are signed by ${signsOn}.${afterTitleSearch ? ' Before that, a title company checks who owns your home and what’s owed on it, usually in 1 business day.' : ''}${sooner === null ? '' : ` You can cancel through ${sooner.after}. After that, if you and any other owners confirm that you didn’t cancel, we’d send it sooner, on ${sooner.on}.`}`,
  /** When the money is sent, once everyone has signed and the first account was refused. */
  ifAddedToday: 'That’s if we can verify the account today. If not, we’d send it later.',
  never: {
    title: 'What you can count on',
    items: [
      { title: 'We never see your password', text: 'You type it at your bank, not here.' },
      { title: 'We never show your whole account number', text: 'After you save it, we show only the last 4 digits.' },
      {
        title: 'We never withdraw money without permission',
        text: 'We use this account to pay you. We withdraw payments only if you choose it for autopay.',
      },
    ],
  },
  autopayNever: [
    { title: 'We never withdraw more than is due', text: 'We take only the monthly payment, on its due date.' },
    {
      title: 'We never lock you in',
      text: 'You can stop autopay anytime. To stop the next automatic payment, tell us at least 3 business days before it’s due. You’d still owe that payment.',
    },
  ],
  refused: 'Add another account, or add the same one another way.',
  another: {
    open: 'Use another account',
    title: 'Use another account?',
    deposit: (bank: string) =>
      `The small deposit to ${bank} and its code will no longer work, and you’ll add another account.`,
    letter: 'We’ll set aside what you sent, and you’ll add another account.',
    yes: 'Switch accounts',
    no: 'Keep this account',
    close: 'Close',
  },
} as const;

/** Adding an account: at the bank, or by its numbers. */
export const GIVE = {
  ways: 'How would you like to add your account?',
  link: { label: 'Connect your bank', hint: 'Log in at your bank and choose the account. It’s verified right away.' },
  type: {
    label: 'Enter account numbers',
    hint: 'Find them on a check or in your bank’s app. Verifying the account takes 1 to 2 business days, so we may send your money later.',
  },
  numbers: 'Account numbers',
  routing: 'Routing number',
  routingHint: '9 digits, at the bottom left of a check.',
  /** Labels in the drawing of a check. */
  check: { routing: 'Routing number', account: 'Account number' },
  routingDigits: 'Enter a 9-digit routing number',
  routingUnknown: 'We don’t know the name of this bank. Check the number again.',
  number: 'Account number',
  numberHint: '5 to 17 digits.',
  again: 'Confirm account number',
  differs: 'Enter the same account number twice',
  show: 'Show the numbers',
  hide: 'Hide the numbers',
  type_: 'What type of account is it?',
  pickType: 'Choose checking or savings',
  ownerHint:
    'Enter it as your bank writes it, even if it’s different from your application. It must be your own account.',
  ownerMissing: 'Enter the name on the account',
  nameDiffers:
    'This name is different from the one on your application, so a loan specialist needs to review a bank letter or a statement. What you typed is still here.',
  proof: 'How would you like to verify this account?',
  proofs: {
    MICRO_DEPOSIT: {
      label: 'A small deposit with a code',
      hint: 'We’ll send a few cents. When they arrive, in 1 to 2 business days, enter the code from the deposit’s description.',
    },
    MANUAL: {
      label: 'A bank letter or a statement',
      hint: 'A loan specialist reviews it, usually within 1 business day. You can also use this if your bank writes your name differently.',
    },
  },
  pickProof: 'Choose how to verify this account',
  document: 'What will you send?',
  documents: { BANK_LETTER: 'Bank letter', BANK_STATEMENT: 'Bank statement' },
  shows: 'It must show your name and the full account number, and be no more than 60 days old.',
  go: 'Continue',
  goDeposit: 'Send the small deposit',
  goDocument: 'Send',
} as const;

/** The proof in a small deposit. */
export const CODE = {
  label: '3-letter code',
  hint: (lender: string, left: number) =>
    `Your bank shows it as “${lender} ABC”, with 3 other letters in place of ABC. ${left === 1 ? 'You have 1 try left.' : `You have ${left} tries left.`}`,
  missing: 'Enter the 3-letter code',
  amounts: 'The two amounts',
  first: 'First amount',
  second: 'Second amount',
  firstMissing: 'Enter the first amount, less than $1, like 0.32',
  secondMissing: 'Enter the second amount, less than $1, like 0.07',
  amountsHint: (left: number) =>
    `Both are less than $1. ${left === 1 ? 'You have 1 try left.' : `You have ${left} tries left.`}`,
  notCome: 'It hasn’t arrived. Send another',
  sent: 'We sent a new deposit. The old one no longer works.',
} as const;

/** Shown before the bank's own page opens. */
export const CONNECT_BANK = {
  title: 'Connect your bank',
  lead: 'You’ll log in on your bank’s page, choose one account and come back here.',
  see: 'What your bank shares with us',
  seeItems: [
    'The routing and account numbers of the account you choose',
    'Whether it’s checking or savings',
    'The name on it',
  ],
  not: 'What it doesn’t share',
  notItems: ['Your user name and password', 'What you spend your money on', 'Anything about your other accounts'],
  safe: 'The connection uses 256-bit encryption. It doesn’t move any money. You’ll check the account before we use it.',
  back: 'Add the account another way',
} as const;

export const CONFIRM_ACCOUNT = {
  title: 'Use this account?',
  lead: 'We’ll send your money here. Check that everything is right before you confirm.',
  panel: 'Your account',
  first: 'First, enter the code or the amounts from the small deposit, so we know the account is yours.',
  submit: 'Confirm',
  change: 'Change',
} as const;

export const DISBURSE = {
  title: 'Where should we send your money?',
  lead: {
    CANCELABLE:
      'We’ll send your money to the account you add here after all documents are signed and your right to cancel ends. The account must be in your name.',
    UNSIGNED:
      'We’ll send your money to the account you add here after all documents are signed. The account must be in your name.',
    SIGNED: 'We’ll send your money to the account you add here once we’ve verified it. It must be in your name.',
  },
  linked: 'You connected',
  useLinked: 'Review and confirm it',
} as const;

/** Text of the two waits: for a small deposit, and for the review of a bank letter. */
export const DISBURSE_WAITING = {
  wait: {
    title: 'A small deposit is on its way',
    lead: (bank: string, day: string) => `We’re sending a few cents to ${bank}. They should arrive by ${day}.`,
    letters: 'Look for the 3-letter code in the deposit’s description.',
    amounts: 'Look for two deposits, each less than a dollar.',
    to: 'Sent to',
    good: {
      CODE: (day: string) => `Enter the code by ${day}, or you’ll need to add an account again.`,
      AMOUNTS: (day: string) => `Enter the amounts by ${day}, or you’ll need to add an account again.`,
    },
    check: { CODE: 'Check the code', AMOUNTS: 'Check the amounts' },
    right: 'That’s right. Review the account again and confirm it.',
    confirm: 'Confirm this account',
  },
  review: {
    title: 'We’re reviewing your bank letter',
    lead: 'A loan specialist is comparing it with the account you entered. When they accept it, this page will update.',
    account: 'Account',
  },
} as const;

export const MANUAL = {
  title: 'Enter your account numbers',
  lead: 'You’ll verify the account with a bank letter or a statement, or with a small deposit.',
  back: 'Back to the other ways to add it',
} as const;
