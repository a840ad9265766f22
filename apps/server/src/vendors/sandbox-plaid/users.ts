/** The password of every user, as at Plaid. */
export const PASSWORD = 'pass_good';

/** A user who can log in on the sandbox's pages of banks and payroll services. */
export interface SandboxUser {
  readonly name: string;
  readonly why: string;
  /** Share of the stated income that is found, in percent. */
  readonly incomePercent: number;
  /** Seconds after the login until the answer is available. */
  readonly delaySeconds: number;
  /** The account's owner when it isn't the applicant. */
  readonly accountOwner?: string;
  /** A joint owner besides the applicant. */
  readonly jointOwner?: string;
  /** None of the accounts has numbers that can receive money. */
  readonly takesNoMoney?: true;
}

/** The users of the sandbox's pages, and what a source finds for each. */
export const USERS: readonly SandboxUser[] = [
  { name: 'user_good', why: 'finds the stated income', incomePercent: 100, delaySeconds: 0 },
  { name: 'user_less', why: 'finds 86% of it', incomePercent: 86, delaySeconds: 0 },
  { name: 'user_part', why: 'finds 60% of it', incomePercent: 60, delaySeconds: 0 },
  { name: 'user_little', why: 'finds 20% of it', incomePercent: 20, delaySeconds: 0 },
  { name: 'user_more', why: 'finds 110% of it', incomePercent: 110, delaySeconds: 0 },
  { name: 'user_none', why: 'finds nothing', incomePercent: 0, delaySeconds: 0 },
  { name: 'user_slow', why: 'finds the stated income three seconds later', incomePercent: 100, delaySeconds: 3 },
  {
    name: 'user_stranger',
    why: 'finds the stated income in someone else’s account',
    incomePercent: 100,
    delaySeconds: 0,
    accountOwner: 'Robin Stranger',
  },
  {
    name: 'user_joint',
    why: 'the same in a joint account',
    incomePercent: 100,
    delaySeconds: 0,
    jointOwner: 'Robin Stranger',
  },
  {
    name: 'user_card',
    why: 'the same, but no account that can receive money',
    incomePercent: 100,
    delaySeconds: 0,
    takesNoMoney: true,
  },
];

export const findSandboxUser = (name: string | null): SandboxUser | undefined =>
  USERS.find((user) => user.name === name);

/** Ways to leave a page without a result. `code` and `status` are Plaid's; `name` is ours. */
export const EXITS = [
  { name: 'close', label: 'Leave', code: null, status: 'requires_credentials' },
  { name: 'not-found', label: "My bank isn't listed", code: null, status: 'institution_not_found' },
  { name: 'mfa', label: 'Fail the second factor', code: 'INVALID_MFA', status: 'requires_code' },
  { name: 'down', label: 'The bank is down', code: 'INSTITUTION_DOWN', status: 'requires_credentials' },
  { name: 'locked', label: 'The account is locked', code: 'ITEM_LOCKED', status: 'requires_credentials' },
] as const;

export const findExit = (name: string | null) => EXITS.find((exit) => exit.name === name);
