import { currentLocale } from '@lintel/domain';
/** The bureaus in a sentence: "Experian and Equifax". */
const joined = (names: readonly string[]): string => new Intl.ListFormat(currentLocale()).format(names);

export const FROZEN = {
  title: (bureaus: readonly string[]) =>
    bureaus.length > 0 ? `You froze your ${joined(bureaus)} file` : 'Your credit file is frozen',
  good: 'That’s a good safety step. To see your file, we need you to lift the freeze for 1 day. Then you can freeze it again.',
  offer: 'Your offer stays the same.',
  soft: 'This is the soft check. It doesn’t affect your score.',
  hard: 'This is the full check you agreed to. It shows on your credit report once, no matter how many times you try.',
  site: (bureau: string) => `${bureau} website`,
  steps: [
    'Log in or call, and ask to lift the freeze.',
    'Ask for 1 day. It’s free and takes effect within an hour.',
    'Come back here and check the box.',
  ],
  liftedFor: (bureau: string) => `I’ve lifted the freeze at ${bureau}`,
  unticked: (bureau: string) => `Lift the freeze at ${bureau}, then check its box`,
  left: (tries: number) =>
    tries === 1 ? 'You can try once more within these 24 hours.' : `You can try ${tries} times in 24 hours.`,
  none: 'You’ve tried 3 times in 24 hours. Try again tomorrow, or call us.',
  submit: 'Try again',
} as const;
