import type { ApplicationConsentType, Browser, FileRecord, LoanConsentType, System } from '@lintel/domain';

export const SETTINGS = {
  title: 'Settings',
  section: 'How we reach you, how you log in, and where you’re logged in',
  failed: 'We couldn’t load this.',
  again: 'Try again',
} as const;

export const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  CHROME: 'Chrome',
  EDGE: 'Edge',
  FIREFOX: 'Firefox',
  SAFARI: 'Safari',
  SAMSUNG: 'Samsung Internet',
  OTHER: 'Browser',
};

export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  WINDOWS: 'Windows',
  MAC: 'Mac',
  IPHONE: 'iPhone',
  IPAD: 'iPad',
  ANDROID: 'Android',
  CHROMEBOOK: 'Chromebook',
  LINUX: 'Linux',
  OTHER: 'another device',
};

export const SESSIONS = {
  title: 'Where you’re logged in',
  lead: 'Log out any device that you don’t recognize, then change your password.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  here: 'This device',
  times: (started: string, used: string) => `Logged in ${started}. Last used ${used}.`,
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  ended: 'Device logged out.',
  endOthers: 'Log out everywhere else',
  othersEnded: 'All other devices are logged out.',
  alone: 'You aren’t logged in anywhere else.',
} as const;

export const CONTACT = {
  title: 'Email and phone',
  change: 'Change',
  close: 'Cancel',
  send: 'Send me a code',
  external: 'You log in with this email. Change it where you log in.',
  email: {
    label: 'Email',
    title: 'Change your email',
    note: 'You log in with it, and we email you about your application.',
    lead: 'We’ll email a code to your new address.',
    next: 'New email',
    after:
      'We’ll log you out on every other device. We’ll also email your old address a link that changes it back within 7 days.',
    submit: 'Change my email',
    done: 'Your email is changed.',
  },
  phone: {
    label: 'Mobile phone',
    title: 'Change your phone number',
    note: 'We call or text it about your application.',
    none: 'None',
    lead: 'We’ll text a code to your new number.',
    next: 'New mobile phone',
    after: 'We’ll email you when it’s changed.',
    submit: 'Change my number',
    done: 'Your phone number is changed.',
  },
  code: {
    title: 'Enter the code',
    sent: (to: string) => `We sent a 6-digit code to ${to}. It works for 10 minutes.`,
    label: 'Code',
    missing: 'Enter the 6 digits of the code.',
    again: 'Use something else or send a new code',
  },
} as const;

const RECORDS: Readonly<Record<FileRecord, string>> = {
  APPLICATION: 'Your application and its documents',
  ID_IMAGES: 'The photos of your ID',
  CREDIT_PERMISSION: 'Your permission for the credit report',
  HMDA: 'Your answers about ethnicity, race and sex',
  SANCTIONS: 'The result of the sanctions check',
};

export const CLOSE_ACCOUNT = {
  changeBack: (until: string) =>
    `You changed your email address. Until ${until}, your old address can change it back. You can close your account after that.`,
  title: 'Close your account',
  lead: 'You won’t be able to log in anymore. Save any documents you want to keep first.',
  ask: 'Close my account',
  keep: 'Keep my account',
  close: 'Cancel',
  open: {
    APPLICATION: 'You have an open application. Withdraw it first, then you can close your account.',
    LINE: 'You have an open line of credit. Call us if you’d like to close it.',
    SIGNING: 'You’re asked to sign for someone else’s line of credit. You can close your account after that.',
  },
  question: 'Close your account?',
  effect: 'We’ll log you out everywhere, and you won’t be able to log in again. We’ll email you a confirmation.',
  keptLead: 'We keep some records for a while. We erase each on its date, unless the law makes us keep it longer:',
  records: RECORDS,
  kept: (until: string, source: string) => `Until ${until} (${source})`,
  submit: 'Close my account',
} as const;

export const PASSKEYS = {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, face or screen lock instead of your password. A passkey works only on this site, so no one can trick you out of it.',
  added: (day: string) => `Added ${day}.`,
  used: (added: string, used: string) => `Added ${added}. Last used ${used}.`,
  elsewhere: (host: string) => `Works at ${host}.`,
  add: 'Add a passkey',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  name: 'Name',
  nameHint: 'A name you’ll recognize, such as “My phone”',
  nameMissing: 'Enter a name for this passkey.',
  nameLong: (most: number) => `Use at most ${most} characters.`,
  close: 'Cancel',
  adding: {
    title: 'Add a passkey',
    lead: 'Your browser will ask you to confirm with your fingerprint, face or screen lock. We’ll email you when it’s added.',
    submit: 'Continue',
    done: 'Passkey added.',
  },
  renaming: { title: 'Rename this passkey', submit: 'Save', done: 'Passkey renamed.' },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    lead: 'You won’t be able to log in with it anymore. Delete it from your device or password manager too. We’ll email you when it’s removed.',
    submit: 'Remove',
    done: 'Passkey removed.',
  },
} as const;

export const TWO_STEP = {
  title: 'Two-step login',
  on: 'On',
  leadOff: 'Add a second step to your password: a code from an authenticator app on your phone.',
  leadOn: 'When you log in with your password, we ask for a code from your authenticator app too.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  getCodes: 'Get new recovery codes',
  close: 'Cancel',
  password: 'Password',
  passwordMissing: 'Enter your password',
  show: 'Show',
  hide: 'Hide',
  confirm: { title: 'Turn on two-step login', lead: 'First, confirm that it’s you.', submit: 'Continue' },
  scan: {
    title: 'Scan this code',
    lead: 'Scan it with an authenticator app, then enter the 6 digits that the app shows. We’ll log you out on every other device.',
    qrCode: 'QR code for your authenticator app',
    byHand: 'Can’t scan it? Enter this key in the app:',
    code: 'Code from the app',
    codeMissing: 'Enter the 6 digits that the app shows.',
    submit: 'Turn on',
  },
  codes: {
    title: 'Save your recovery codes',
    lead: 'Each code logs you in once when you don’t have your phone. This is the only time we’ll show them. Keep them somewhere safe, not on your phone.',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'We couldn’t copy them. Save them as a file, or write them down.',
    save: 'Save as a file',
    file: 'recovery-codes.txt',
    done: 'I saved these codes',
  },
  turnedOn: 'Two-step login is on.',
  remove: {
    title: 'Turn off two-step login?',
    lead: 'You’ll log in with only your password. We’ll email you when it’s off.',
    submit: 'Turn off',
    done: 'Two-step login is off.',
  },
} as const;

export const CHANGE_PASSWORD = {
  title: 'Password',
  expired: 'Your password is easy to guess, or it’s on a list of stolen passwords. Choose a new one.',
  current: 'Current password',
  currentMissing: 'Enter your current password.',
  next: 'New password',
  show: 'Show',
  hide: 'Hide',
  met: 'done',
  unmet: 'not yet',
  submit: 'Change password',
  saved: 'We changed your password and logged out your other devices.',
} as const;

export const DATA_COPY = {
  title: 'Your data',
  lead: 'Download a copy of your account, your logins, and your applications with their history and documents.',
  ask: 'Request a copy',
  asked: 'We’re making your copy.',
  of: (asked: string) => `Requested ${asked}`,
  making: 'We’re making your copy. We’ll email you when it’s ready.',
  until: (day: string) => `You can download it until ${day}.`,
  save: 'Download',
  saveOf: (asked: string) => `Download the copy requested ${asked}`,
  file: 'my-data.zip',
} as const;

export const TEXT_MESSAGES = {
  title: 'Text messages',
  lead: 'Choose what we may text you. We always text codes you request and warnings about your account.',
  kinds: { SMS_TRANSACTIONAL: 'About my application', SMS: 'Offers and news' },
  saved: {
    on: (kind: string) => `On: ${kind}`,
    off: (kind: string) => `Off: ${kind}`,
  },
} as const;

const DOCUMENT_NAMES: Readonly<Record<ApplicationConsentType | LoanConsentType, string>> = {
  PRIVACY: 'Privacy notice',
  TERMS: 'Terms of use',
  COMMUNICATIONS: 'Electronic communications',
  SOFT_CREDIT: 'Soft credit check',
  HARD_CREDIT: 'Hard credit check',
  ESIGN: 'Electronic documents',
};

export const CONSENTS = {
  title: 'What you agreed to',
  none: 'You haven’t agreed to anything yet.',
  types: DOCUMENT_NAMES,
  read: 'Read the text',
  withdrawn: 'Withdrawn',
  OPT_IN: (day: string, version: string, loan: string) => `You agreed on ${day}. Version ${version}, loan ${loan}.`,
  OPT_OUT: (day: string, version: string, loan: string) =>
    `You withdrew this on ${day}. Version ${version}, loan ${loan}.`,
} as const;

export const PAPERLESS = {
  title: 'Electronic documents',
  on: 'On',
  none: 'You don’t have an open application. You’ll choose how to get documents when you start one.',
  since: (day: string) => `You’ve received your documents on screen since ${day}. You can switch to paper at any time.`,
  byMail: (day: string) => `You chose paper on ${day}. We mail your documents to you for free.`,
  notAsked: 'You haven’t chosen yet. Until you agree to electronic documents, we can only mail them.',
  ask: 'Switch to paper',
  agree: 'Get documents on screen',
  question: 'Switch to paper?',
  effects: (phone: string) => [
    'We’ll mail the documents you haven’t read, and all later ones. Mail can add a week or more to each step.',
    'You can’t sign or confirm documents on screen anymore. You sign them on paper and mail them back.',
    'Switching is free, and so are the paper copies.',
    'What you’ve already read or signed on screen stays valid.',
    `We use the mailing address in your application. If it changes, or your email does, call us at ${phone}.`,
    'You can agree to electronic documents again at any time, here in your settings.',
  ],
  terms: 'Read the terms of electronic communications',
  submit: 'Send me paper from now on',
  close: 'Cancel',
  done: 'We’ll mail your documents from now on.',
  reason: 'Requested paper in the settings.',
} as const;
