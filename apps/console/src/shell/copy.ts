/** Words of the frame round every page. */
export const SHELL = {
  desk: 'Console',
  skip: 'Skip to main content',
  environment: 'Environment',
  sandbox: 'Test environment: people and loans here are invented.',
  menu: 'Desk',
  signOut: 'Sign out',
  messages: 'Messages',
  dismiss: 'Dismiss',
  foot: 'Times are Pacific. Every file you open is recorded with your name.',
} as const;

export const NOT_HERE = {
  title: 'There is no such page at the desk',
  lead: 'The address may be wrong, or you may not have access.',
  back: 'To the reviews',
} as const;

export const BROKEN = {
  title: 'Something went wrong',
  lead: 'What you typed is kept as long as this page is open.',
  again: 'Reload',
} as const;
