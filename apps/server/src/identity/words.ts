/** Invites a teammate to the console of a lender. */
export const INVITATION = {
  subject: (lender: string) => `Your invitation to the ${lender} console`,
  text: (lender: string, address: string) =>
    `Hello,\n\nYou’ve been invited to the ${lender} console. Set your password and your authenticator here within 7 days:\n\n${address}\n\nIf you didn’t expect this, you don’t need to do anything.\n\n${lender}`,
} as const;

/** Confirms an e-mail address. */
export const EMAIL_CODE = {
  /** What did not answer when the mail could not be sent. */
  sender: 'The mail service',
  subject: (lender: string) => `Your code from ${lender}`,
  text: (lender: string, code: string) =>
    `Hello,\n\nYour code is ${code}. Enter it on the page that asked for it within 10 minutes. No one from ${lender} will ask you for it.\n\nIf you didn’t ask for a code, you don’t need to do anything.\n\n${lender}`,
} as const;

interface AccountSaid {
  readonly lender: string;
  readonly phone: string;
  readonly link: string;
  /** A colleague whom the news is about, at the console. */
  readonly colleague: string;
}

const notYou = ({ phone }: AccountSaid): string => `If this wasn't you, call us at ${phone} right away.`;
const letter = (...paragraphs: readonly string[]): string => ['Hello,', ...paragraphs].join('\n\n');

/** The link that sets a new password. */
export const RESET_MAIL = {
  subject: (lender: string) => `${lender}: reset your password`,
  text: (lender: string, link: string) =>
    letter(
      `Someone asked to reset the password of your ${lender} account. If it was you, choose a new password here within 30 minutes:`,
      link,
      "If it wasn't you, you don't need to do anything. Your password stays as it is.",
      lender,
    ),
} as const;

/** What is emailed to the owner of an account about the account itself. */
export const ACCOUNT_MAIL = {
  'password-changed': {
    subject: (lender: string) => `${lender}: your password was changed`,
    text: (said: AccountSaid) =>
      letter(
        `The password of your ${said.lender} account was just changed, and every other device was logged out.`,
        notYou(said),
        said.lender,
      ),
  },
  'phone-changed': {
    subject: (lender: string) => `${lender}: your phone number was changed`,
    text: (said: AccountSaid) =>
      letter(`The phone number of your ${said.lender} account was just changed.`, notYou(said), said.lender),
  },
  'many-failures': {
    subject: (lender: string) => `${lender}: someone may be guessing your password`,
    text: (said: AccountSaid) =>
      letter(
        `Several wrong passwords were entered for your ${said.lender} account. We now slow down further tries. You can still log in on a device that you've used before.`,
        `If it was you, reset your password: choose "Forgot your password?" on ${said.link}`,
        "If it wasn't you, you don't need to do anything. A long password that you use nowhere else keeps your account safe.",
        said.lender,
      ),
  },
  'started-over': {
    subject: (lender: string) => `${lender}: your account is new`,
    text: (said: AccountSaid) =>
      letter(
        `You started a new, empty account at ${said.lender} with this email address. Nothing that someone entered under it before can be seen from it.`,
        `If you did apply with us before and want that application back, call us at ${said.phone}.`,
        said.lender,
      ),
  },
  'factor-reset-asked': {
    subject: (lender: string) => `${lender}: an authenticator reset was requested for you`,
    text: (said: AccountSaid) =>
      letter(
        `${said.colleague} asked to reset your authenticator at ${said.lender}. A second admin must approve it.`,
        'If you still have your authenticator, tell your admins not to approve it.',
        said.lender,
      ),
  },
  'factor-reset': {
    subject: (lender: string) => `${lender}: your authenticator was reset`,
    text: (said: AccountSaid) =>
      letter(
        `Your authenticator and recovery codes at ${said.lender} no longer work, and every device was logged out. Set your account up again with the link that you get in a separate email.`,
        notYou(said),
        said.lender,
      ),
  },
  'approver-added': {
    subject: (lender: string) => `${lender}: someone may now approve money or add people`,
    text: (said: AccountSaid) =>
      letter(
        `${said.colleague} was given the right to send money or to manage the team at ${said.lender}.`,
        `If you don't know about this, look at the team page and the audit trail: ${said.link}`,
        said.lender,
      ),
  },
} as const;

/** What a reset link at the console is told that comes without a code. */
export const CODE_MISSING = 'Enter the 6 digits of your authenticator.';
