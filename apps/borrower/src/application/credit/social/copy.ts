export const SOCIAL = {
  title: "We couldn't find your credit file. Let's match it.",
  ssn: 'Social Security number',
  why: 'The credit bureaus match on this. 9 digits; spaces and dashes are fine.',
  show: 'Show number',
  hide: 'Hide number',
  last: (digits: string | null | undefined) =>
    `${digits ? `We found no file with the number ending in ${digits}. ` : ''}You can try once more; after that we look into it ourselves.`,
  none: 'You have used both tries. Call us and we go on together.',
  other: 'My credit file may have another name or address',
  name: 'Your name as on your credit cards and loans',
  first: 'First name',
  middle: 'Middle name',
  surname: 'Last name',
  previous: 'Your previous address, if you moved in the last 2 years',
  submit: 'Try again',
  soft: { title: 'Still a soft check', text: 'It does not affect your score.' },
  safe: {
    title: 'Encrypted',
    text: 'We keep the number sealed and use it for this check alone. It is never kept on this device.',
  },
  rail: 'What we do with it',
} as const;
