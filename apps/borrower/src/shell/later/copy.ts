export const SESSION = {
  title: 'Are you still there?',
  text: (time: string) => `For your security we'll sign you out in ${time}.`,
  said: (words: string) => `We'll sign you out in ${words}.`,
  stay: 'Stay signed in',
  out: 'Sign out',
} as const;

export const MENU = {
  open: (name: string | undefined) => (name ? `Account menu, ${name}` : 'Account menu'),
  dashboard: 'Dashboard',
  support: 'Support',
  logOut: 'Log out',
} as const;
