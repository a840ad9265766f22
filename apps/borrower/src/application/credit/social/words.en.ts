export const SOCIAL = {
  title: 'We couldn’t find your credit file. Let’s match it.',
  ssn: 'Social Security number',
  why: 'The credit bureaus use it to match your file. Enter 9 digits. Spaces and dashes are fine.',
  show: 'Show number',
  hide: 'Hide number',
  last: (digits: string | null | undefined) =>
    `${digits ? `We found no file with the number ending in ${digits}. ` : ''}You can try once more. After that, we’ll look into it ourselves.`,
  none: 'You’ve used both tries. Call us, and we’ll continue together.',
  other: 'My credit file may have a different name or address',
  name: 'Your name as it appears on your credit cards and loans',
  first: 'First name',
  middle: 'Middle name',
  surname: 'Last name',
  previous: 'Your previous address, if you moved in the last 2 years',
  submit: 'Try again',
  soft: { title: 'Still a soft check', text: 'It doesn’t affect your score.' },
  safe: {
    title: 'Encrypted',
    text: 'We encrypt your number and use it only for this check. We never keep it on this device.',
  },
  rail: 'How we use it',
} as const;
