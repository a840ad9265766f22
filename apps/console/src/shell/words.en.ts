/** Text in the frame around every page. */
export const SHELL = {
  console: 'Console',
  skip: 'Skip to main content',
  environment: 'Environment',
  sandbox: 'Test environment. The people and loans here are made up.',
  menu: 'Main menu',
  more: 'More',
  accountMenu: (initials: string, name: string) => `${initials} Account menu${name && ` of ${name}`}`,
  account: 'Your account',
  logOut: 'Log out',
  messages: 'Messages',
  dismiss: 'Dismiss',
  foot: 'Times are Pacific unless noted. Every file you open is logged under your name.',
} as const;

export const NOT_HERE = {
  title: 'Page not found',
  lead: 'The address may be wrong, or you may not have access to this page.',
  back: 'Back to the console',
} as const;

export const NO_ACCESS = {
  title: 'No access',
  lead: 'You don’t have permission to open this page. Ask an admin if you need it.',
  tab: (name: string) => `You don’t have permission to open “${name}”. Ask an admin if you need it.`,
} as const;

export const BROKEN = {
  title: 'Something went wrong',
  lead: 'What you typed is still here as long as you keep this page open.',
  again: 'Try again',
} as const;
