export const WAITLIST = {
  title: (state: string | undefined) => (state ? `You're on the list for ${state}.` : "You're on the list."),
  lead: (brand: string, email: string | undefined) => (email ? `${brand} isn't lending there yet. We'll write to ${email} when we are.` : `${brand} isn't lending there yet. We'll write to you when we are.`),
  notYet: { title: "We don't lend in your area yet", lead: (brand: string) => `${brand} is working to lend in more places. To join the wait list, start with your home’s address: if we don’t lend there, we’ll add you and write to you.`, start: 'Enter your address' },
  nothing: 'Nothing to do. No account was made, and your credit was not looked at.',
  questions: 'Questions? Call us:',
} as const;
