/** The users of the sandbox's own page, and what is found for each. The password is always pass_good, as at Plaid. */
export const PASSWORD = 'pass_good';

export interface SandboxUser {
  readonly name: string;
  readonly why: string;
  /** Share of the stated income that is found, in percent. */
  readonly percent: number;
  /** Seconds after the login until the answer is available. */
  readonly seconds: number;
  /** The account's owner when it isn't the applicant. */
  readonly holder?: string;
  /** A joint owner besides the applicant. */
  readonly together?: string;
  /** None of the accounts has numbers that can receive money. */
  readonly takesNoMoney?: true;
}

export const USERS: readonly SandboxUser[] = [
  { name: 'user_good', why: 'finds the stated income', percent: 100, seconds: 0 },
  { name: 'user_less', why: 'finds 86% of it', percent: 86, seconds: 0 },
  { name: 'user_part', why: 'finds 60% of it', percent: 60, seconds: 0 },
  { name: 'user_little', why: 'finds 20% of it', percent: 20, seconds: 0 },
  { name: 'user_more', why: 'finds 110% of it', percent: 110, seconds: 0 },
  { name: 'user_none', why: 'finds nothing', percent: 0, seconds: 0 },
  { name: 'user_slow', why: 'finds the stated income three seconds later', percent: 100, seconds: 3 },
  {
    name: 'user_stranger',
    why: 'finds the stated income in someone else’s account',
    percent: 100,
    seconds: 0,
    holder: 'Robin Stranger',
  },
  {
    name: 'user_joint',
    why: 'the same in a joint account',
    percent: 100,
    seconds: 0,
    together: 'Robin Stranger',
  },
  {
    name: 'user_card',
    why: 'the same, but no account that can receive money',
    percent: 100,
    seconds: 0,
    takesNoMoney: true,
  },
];

export const findSandboxUser = (name: string | null): SandboxUser | undefined =>
  USERS.find((user) => user.name === name);

/** Ways to return without an answer, by Plaid's names. */
export const EXITS = [
  { name: 'close', says: 'Leave', code: null, status: 'requires_credentials' },
  { name: 'not-found', says: "My bank isn't listed", code: null, status: 'institution_not_found' },
  { name: 'mfa', says: 'Fail the second factor', code: 'INVALID_MFA', status: 'requires_code' },
  { name: 'down', says: 'The bank is down', code: 'INSTITUTION_DOWN', status: 'requires_credentials' },
  { name: 'locked', says: 'The account is locked', code: 'ITEM_LOCKED', status: 'requires_credentials' },
] as const;

export const findExit = (name: string | null) => EXITS.find((exit) => exit.name === name);
