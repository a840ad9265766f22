import { currentLocale } from '@lintel/domain';
/** The bureaus in a sentence: "Experian and Equifax". */
const joined = (names: readonly string[]): string => new Intl.ListFormat(currentLocale()).format(names);

export const FROZEN = {
  title: (bureaus: readonly string[]) =>
    bureaus.length > 0 ? `Lift the freeze at ${joined(bureaus)} to continue` : 'Your credit file is frozen',
  good: 'A freeze is a good safety step. We only need it lifted for 1 day. Then you can freeze your file again.',
  /** Under the soft check: the hard one needs the file too. */
  later: 'If it’s frozen when we run the hard check, we’ll ask you to lift the freeze again.',
  offer: 'Your offer stays the same.',
  soft: 'This is the soft check. It doesn’t affect your score.',
  hard: 'This is the full check you agreed to. It shows on your credit report once, no matter how many times you try.',
  site: (bureau: string) => `${bureau} website`,
  steps: [
    'Log in or call, and ask to lift the freeze.',
    'Ask for 1 day. It’s free and takes effect within an hour.',
    'Wait until it takes effect. Then come back here, check the box and select Try again.',
  ],
  liftedFor: (bureau: string) => `I’ve lifted the freeze at ${bureau}`,
  unticked: (bureau: string) => `Lift the freeze at ${bureau}, then check its box`,
  left: (tries: number) =>
    tries === 1
      ? 'You can try once more within these 24 hours. After that, try again tomorrow, or call us.'
      : `You can try ${tries} times in 24 hours. After that, try again the next day, or call us.`,
  none: 'You’ve tried 3 times in 24 hours. Try again tomorrow, or call us.',
  submit: 'Try again',
} as const;
