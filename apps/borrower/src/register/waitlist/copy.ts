export const WAITLIST = {
  title: (state: string | undefined) => (state ? `You're on the list for ${state}` : "You're on the list"),
  lead: (brand: string, email: string | undefined) =>
    `${brand} doesn’t lend there yet. We’ll email ${email ?? 'you'} when we do.`,
  nothing: 'You don’t need to do anything. We didn’t open an account or check your credit.',
  questions: 'Questions? Call us:',
  ask: {
    title: 'Join the wait list',
    lead: (brand: string) =>
      `If ${brand} doesn’t lend in your state yet, leave your email. We’ll write once, when we do.`,
    email: 'Email',
    state: 'State of the home',
    chooseState: 'Choose a state',
    stateMissing: 'Choose a state',
    submit: 'Join the wait list',
    start: 'Enter an address instead',
  },
  problem: 'There is a problem',
} as const;
