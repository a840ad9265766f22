/** Text of the shell. Strings from the specification are verbatim. */
export const SHELL = {
  skip: 'Skip to main content',
  account: 'Account',
  logIn: 'Log in',
  dashboard: 'Dashboard',
  callSupport: 'Call support',
  offline: 'You’re offline. Keep this page open: what you typed is still here.',
  sandbox: 'Test environment',
  environment: 'About this site',
} as const;

export const ERROR_PAGE = {
  title: 'Sorry, looks like we have hit a snag!',
  lead: 'This is a problem on our side. Your answers so far are saved.',
  retry: 'Try again',
  dashboard: 'Go to dashboard',
  help: 'If it happens again, call or email us:',
} as const;

export const NOT_FOUND = {
  title: 'This page isn’t part of your application.',
  lead: 'The link may be old or mistyped.',
  dashboard: 'Go to dashboard',
} as const;
