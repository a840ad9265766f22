export const SESSION = {
  title: 'Are you still there?',
  text: (time: string) => `For your security, we’ll log you out in ${time}.`,
  said: (words: string) => `We’ll log you out in ${words}.`,
  stay: 'Stay logged in',
  out: 'Log out',
} as const;

export const MENU = {
  // The initials are the visible label, so voice control users say them (WCAG 2.5.3).
  open: (initials: string | undefined, name: string | undefined) =>
    initials && name ? `${initials}, account menu of ${name}` : 'Account menu',
  title: 'Menu',
  close: 'Close',
  main: 'Main',
  goTo: 'Go to',
  openApps: 'Apps',
  dashboard: 'Dashboard',
  marketplace: 'Marketplace',
  apps: {
    passport: 'Passport',
    groupManager: 'Group Manager',
    portfolioManager: 'Portfolio Manager',
    pay: 'Pay',
    exchange: 'Exchange',
  },
  yourAccount: 'Your account',
  support: 'Support',
  switchAccounts: 'Switch Accounts',
  settings: 'Settings',
  logOut: 'Log out',
} as const;

export const BANNER = {
  failed: 'Announcements',
  dismiss: (message: string) => `Dismiss: ${message.split(/\s+/).slice(0, 4).join(' ')}`,
} as const;

/** Title and message are the specification's; a lender's own replace them. */
export const MAINTENANCE = {
  title: 'Scheduled Maintenance',
  message: 'We are currently undergoing scheduled maintenance. We’ll be back shortly. Thank you for your patience.',
  until: (end: string) => `We expect to be back by ${end}.`,
  saved: 'What you saved is safe. Keep this page open: it continues by itself when we’re back.',
  dashboard: 'Go to dashboard',
  help: 'If you need us before then, call or email us:',
  begun: 'We’ve started scheduled maintenance. You can finish this page, and what you typed is still here.',
  over: 'We’re back. The page continues.',
} as const;
