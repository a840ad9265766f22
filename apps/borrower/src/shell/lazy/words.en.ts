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
