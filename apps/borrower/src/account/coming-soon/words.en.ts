export const COMING_SOON = {
  title: 'Coming soon',
  lead: (lender: string) => `${lender} is still working on this page. It isn’t part of your account yet.`,
  dashboard: 'Go to dashboard',
  start: 'Check my rate',
  contact: 'Contact us',
  notServed: {
    title: (state: string) => `We’re not lending in ${state} yet`,
    lead: 'Leave your email, and we’ll let you know when we do.',
    join: 'Join the wait list',
    change: 'Enter another address',
  },
} as const;
