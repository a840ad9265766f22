export const RESUME = {
  back: 'Welcome back',
  at: (step: string) => `Pick up at: ${step}.`,
  left: (minutes: number) => `About ${minutes} minutes are left.`,
  steps: { LOGIN: 'your first questions', INTRO: 'your first questions', IDENTITY: 'your ID', DOCUMENTS: 'your papers', SIGN: 'signing', NOTARY: 'the notary', DONE: '', CANCELLED: '' },
  go: 'Continue',
  done: 'You’re done',
  doneLead: (name: string) => `You signed. ${name} hears from us how it goes on.`,
  papers: 'Read your papers',
  tasks: 'What else is asked of you',
} as const;
