export const INVITATION = {
  subject: (lender: string) => `Your invitation to the ${lender} console`,
  text: (lender: string, address: string) =>
    `Hello,\n\nYou’ve been invited to the ${lender} console. Set your password and your authenticator here within 7 days:\n\n${address}\n\nIf you didn’t expect this, you don’t need to do anything.\n\n${lender}`,
} as const;

export const EMAIL_CODE = {
  /** Named in the error when the email can't be sent. */
  sender: 'The email service',
  subject: (lender: string) => `Your code from ${lender}`,
  text: (lender: string, code: string) =>
    `Hello,\n\nYour code is ${code}. Enter it on the page that asked for it within 10 minutes. No one from ${lender} will ask you for it.\n\nIf you didn’t ask for a code, you don’t need to do anything.\n\n${lender}`,
} as const;

export interface AccountMailValues {
  readonly lender: string;
  readonly phone: string;
  readonly link: string;
  /** The teammate the email is about. */
  readonly colleague: string;
}

const notYou = ({ phone }: AccountMailValues): string => `If this wasn’t you, call us at ${phone} right away.`;
const letter = (...paragraphs: readonly string[]): string => ['Hello,', ...paragraphs].join('\n\n');

export const RESET_MAIL = {
  subject: (lender: string) => `${lender}: reset your password`,
  text: (lender: string, link: string) =>
    letter(
      `Someone asked to reset the password of your ${lender} account. If it was you, choose a new password here within 30 minutes:`,
      link,
      'If it wasn’t you, you don’t need to do anything. Your password won’t change.',
      lender,
    ),
} as const;

/** The email to the address that an account had before. */
export const EMAIL_REVERT = {
  subject: (lender: string) => `${lender}: your account has a new email address`,
  text: ({ lender, phone, link }: { readonly lender: string; readonly phone: string; readonly link: string }) =>
    letter(
      `The email address of your ${lender} account was just changed. We won’t email this address about it anymore.`,
      `If it wasn’t you, change it back within 7 days. This also logs out every device and ends the password:`,
      link,
      `Questions? Call us at ${phone}.`,
      lender,
    ),
} as const;

/** The text with the code that confirms a phone number. */
export const PHONE_CODE = {
  /** Named in the error when the text can't be sent. */
  sender: 'The text message service',
  text: (lender: string, code: string) =>
    `${lender}: your code is ${code}. It works for 10 minutes. No one from ${lender} will ask you for it.`,
} as const;

/** Field errors of a change of address. */
export const CONTACT_CHANGE = { sameEmail: 'This is already your email address.' } as const;

/** What is emailed to the owner of an account about the account itself. */
export const ACCOUNT_MAIL = {
  'password-changed': {
    subject: (lender: string) => `${lender}: your password was changed`,
    text: (values: AccountMailValues) =>
      letter(
        `The password of your ${values.lender} account was just changed, and every other device was logged out.`,
        notYou(values),
        values.lender,
      ),
  },
  'passkey-added': {
    subject: (lender: string) => `${lender}: a passkey was added to your account`,
    text: (values: AccountMailValues) =>
      letter(
        `A passkey was just added to your ${values.lender} account. It can log in without your password.`,
        notYou(values),
        values.lender,
      ),
  },
  'passkey-removed': {
    subject: (lender: string) => `${lender}: a passkey was removed from your account`,
    text: (values: AccountMailValues) =>
      letter(
        `A passkey was just removed from your ${values.lender} account. It can no longer log in.`,
        notYou(values),
        values.lender,
      ),
  },
  'second-factor-on': {
    subject: (lender: string) => `${lender}: two-step login is on`,
    text: (values: AccountMailValues) =>
      letter(
        `Logging in to your ${values.lender} account with your password now also takes a code from your authenticator app. Every other device was logged out.`,
        notYou(values),
        values.lender,
      ),
  },
  'second-factor-off': {
    subject: (lender: string) => `${lender}: two-step login is off`,
    text: (values: AccountMailValues) =>
      letter(
        `Your ${values.lender} account no longer asks for a code when you log in with your password.`,
        notYou(values),
        values.lender,
      ),
  },
  'email-changed': {
    subject: (lender: string) => `${lender}: your email address was changed`,
    text: (values: AccountMailValues) =>
      letter(
        `This is now the email address of your ${values.lender} account. Use it to log in. Every other device was logged out.`,
        notYou(values),
        values.lender,
      ),
  },
  'email-reverted': {
    subject: (lender: string) => `${lender}: your email address was changed back`,
    text: (values: AccountMailValues) =>
      letter(
        `This is the email address of your ${values.lender} account again. Your password no longer works, and every device was logged out.`,
        `Choose a new password: select "Forgot your password?" on ${values.link}`,
        values.lender,
      ),
  },
  'account-closed': {
    subject: (lender: string) => `${lender}: your account is closed`,
    text: (values: AccountMailValues) =>
      letter(
        `You closed your ${values.lender} account. No one can log in to it anymore. We erase your records as soon as the law allows.`,
        notYou(values),
        values.lender,
      ),
  },
  'data-ready': {
    subject: (lender: string) => `${lender}: the copy of your data is ready`,
    text: (values: AccountMailValues) =>
      letter(
        `The copy of your data you requested is ready. Log in, open your settings and download it within 7 days: ${values.link}`,
        notYou(values),
        values.lender,
      ),
  },
  'phone-changed': {
    subject: (lender: string) => `${lender}: your phone number was changed`,
    text: (values: AccountMailValues) =>
      letter(`The phone number of your ${values.lender} account was just changed.`, notYou(values), values.lender),
  },
  'many-failures': {
    subject: (lender: string) => `${lender}: someone may be guessing your password`,
    text: (values: AccountMailValues) =>
      letter(
        `Someone entered several wrong passwords for your ${values.lender} account. We’re slowing down more tries. You can still log in on a device you’ve used before.`,
        `If it was you, reset your password: choose "Forgot your password?" on ${values.link}`,
        'If it wasn’t you, you don’t need to do anything. A long password that you don’t use anywhere else keeps your account safe.',
        values.lender,
      ),
  },
  'started-over': {
    subject: (lender: string) => `${lender}: you started a new account`,
    text: (values: AccountMailValues) =>
      letter(
        `You started a new, empty account at ${values.lender} with this email address. It doesn’t show anything entered with this address before.`,
        `If you applied with us before and want that application back, call us at ${values.phone}.`,
        values.lender,
      ),
  },
  'set-aside': {
    subject: (lender: string) => `${lender}: your account for signing is new`,
    text: (values: AccountMailValues) =>
      letter(
        `You logged in to sign at ${values.lender} with a code we emailed to you. Someone had opened an account with this email address and never confirmed it. We closed that account to logins and gave you a new one.`,
        `If that account was yours and you want your application back, call us at ${values.phone}.`,
        values.lender,
      ),
  },
  'factor-reset-asked': {
    subject: (lender: string) => `${lender}: an authenticator reset was requested for you`,
    text: (values: AccountMailValues) =>
      letter(
        `${values.colleague} asked to reset your authenticator at ${values.lender}. A second admin must approve it.`,
        'If you still have your authenticator, tell your admins not to approve it.',
        values.lender,
      ),
  },
  'factor-reset': {
    subject: (lender: string) => `${lender}: your authenticator was reset`,
    text: (values: AccountMailValues) =>
      letter(
        `Your authenticator and recovery codes at ${values.lender} no longer work, and every device was logged out. Use the link in a separate email to set up your account again.`,
        notYou(values),
        values.lender,
      ),
  },
  'login-reset-asked': {
    subject: (lender: string) => `${lender}: someone asked to reset your two-step login`,
    text: (values: AccountMailValues) =>
      letter(
        `Someone called us to reset the two-step login and passkeys of your ${values.lender} account. We’ll do it after 24 hours at the earliest, when a second person here has approved it.`,
        `If it was you, you don’t need to do anything. If you find your phone, a recovery code or a passkey, log in with it: that cancels the request.`,
        notYou(values),
        values.lender,
      ),
  },
  'login-reset': {
    subject: (lender: string) => `${lender}: your two-step login was reset`,
    text: (values: AccountMailValues) =>
      letter(
        `We removed two-step login, your recovery codes and your passkeys from your ${values.lender} account, and logged out every device. Log in with your password, then turn two-step login on again in your settings: ${values.link}`,
        notYou(values),
        values.lender,
      ),
  },
  'approver-added': {
    subject: (lender: string) => `${lender}: someone can now send money or manage the team`,
    text: (values: AccountMailValues) =>
      letter(
        `${values.colleague} can now send money or manage the team at ${values.lender}.`,
        `If you didn’t expect this, check the team page and the audit trail: ${values.link}`,
        values.lender,
      ),
  },
} as const;

/** What is texted to the owner of an account about the account itself. */
export const ACCOUNT_TEXTS = {
  'phone-changed': (lender: string, phone: string) =>
    `${lender}: your account has a new phone number. If you didn't change it, call us at ${phone} right away.`,
  'login-reset-asked': (lender: string, phone: string) =>
    `${lender}: someone asked us to reset your two-step login. If it wasn't you, call us at ${phone} right away.`,
  'login-reset': (lender: string, phone: string) =>
    `${lender}: we reset your two-step login and passkeys. If you didn't ask for this, call us at ${phone} right away.`,
} as const;

/** Field errors when a console password is reset. */
export const RESET_REFUSED = { codeMissing: 'Enter the 6-digit code from your authenticator.' } as const;
