export const REACH = {
  title: 'How can we reach you?',
  lead: 'We send your offers and documents here. No calls to sell you anything.',
  email: 'Email',
  emailHint: 'You log in with it, and we send your documents there.',
  phone: 'Mobile phone',
  phoneHint: 'For codes when you sign in, and on the day you sign.',
  suggestion: (address: string) => `Did you mean ${address}?`,
  use: 'Use it',
  texts: 'Text messages',
  textsHint: 'Both are optional. Reply STOP to any text to end them.',
} as const;
