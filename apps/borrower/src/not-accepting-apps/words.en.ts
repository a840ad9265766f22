export const NOT_ACCEPTING = {
  title: (brand: string) => `${brand} works through its loan officers.`,
  lead: 'To apply, open the link that your loan officer sent you. If you don’t have one, call us. We’ll find a loan officer for you.',
  call: 'Call us',
  find: 'Find a loan officer',
  haveLink: 'Do you have a link?',
  link: 'Enter the link your loan officer sent',
  hint: 'Copy it from your email or text message and paste it here.',
  check: 'Check this link',
  problem: 'Fix the following to continue',
  missing: 'Paste the link your loan officer sent.',
  noLink: 'This isn’t a loan officer’s link. Paste the whole link.',
  unknown: 'This link doesn’t work. Check it, or ask your loan officer for a new one.',
} as const;
