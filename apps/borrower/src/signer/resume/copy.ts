export const RESUME = {
  back: 'Welcome back',
  at: (step: string) => `Next: ${step}.`,
  left: (minutes: number) => `About ${minutes} minutes left.`,
  steps: { LOGIN: 'your first questions', INTRO: 'your first questions', IDENTITY: 'your ID', DOCUMENTS: 'your documents', SIGN: 'signing', NOTARY: 'the notary', DONE: '', CANCELLED: '' },
  go: 'Continue',
  done: 'You’re done',
  doneLead: (name: string) => `You’ve signed. We’ll keep ${name} up to date.`,
  papers: 'Read your documents',
  tasks: 'What else we need from you',
} as const;
