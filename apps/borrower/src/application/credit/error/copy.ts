/** The bureaus in a sentence: "Experian and Equifax". */
const joined = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

export const FROZEN = {
  title: (bureaus: readonly string[]) =>
    bureaus.length > 0 ? `You froze your ${joined(bureaus)} file` : 'Your credit file is frozen',
  good: "That's a good safety step. We need a 1-day lift to see your file; then it can be frozen again.",
  offer: 'Your offer stays as it is.',
  soft: 'This is the soft check: it does not affect your score.',
  hard: 'This is the full check that you agreed to: it shows on your credit report once, however often you try.',
  site: (bureau: string) => `${bureau} website`,
  steps: [
    'Sign in or call, and choose to lift the freeze.',
    'Ask for 1 day. It is free and takes effect within an hour.',
    'Come back here and tick the box.',
  ],
  liftedFor: (bureau: string) => `I've lifted it at ${bureau}`,
  unticked: (bureau: string) => `Lift the freeze at ${bureau}, then tick its box`,
  left: (tries: number) =>
    tries === 1 ? 'You can try once more in these 24 hours.' : `You can try ${tries} times in 24 hours.`,
  none: 'You have tried 3 times in 24 hours. Try again tomorrow, or call us.',
  submit: 'Try again',
} as const;
