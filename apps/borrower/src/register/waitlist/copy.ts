export const WAITLIST = {
  title: (state: string | undefined) => (state ? `You're on the list for ${state}.` : "You're on the list."),
  lead: (brand: string, email: string | undefined) => (email ? `${brand} isn't lending there yet. We'll write to ${email} when we are.` : `${brand} isn't lending there yet. We'll write to you when we are.`),
  nothing: 'Nothing to do. No account was made, and your credit was not looked at.',
  questions: 'Questions? Call us:',
} as const;
